// A window on a page that can be moved and zoomed: by wheel, by drag, with two fingers and by keyboard.

import { CLOSEST, WHOLE, box, keep, scale, zoomAt, type Camera, type Size } from './camera'
import type { Point } from './sketch'

/** So far a finger may slip in a click. */
const SLIP = 6

export class Lens {
  /** Of the window, in pixels. */
  width = $state(0)
  height = $state(0)
  camera = $state.raw<Camera>(WHOLE)

  readonly size = $derived<Size>({ width: Math.max(1, this.width), height: Math.max(1, this.height) })
  readonly shown = $derived(box(this.size, keep(this.size, this.camera)))
  readonly viewBox = $derived([this.shown.x, this.shown.y, this.shown.width, this.shown.height].map((n) => n.toFixed(1)).join(' '))
  /** Pixels per unit of the page. */
  readonly scale = $derived(scale(this.size, this.camera.zoom))
  readonly near = $derived(this.camera.zoom > 1.01)
  readonly nearest = $derived(this.camera.zoom >= CLOSEST - 0.01)

  readonly #place: (target: string) => readonly [number, number] | undefined
  /** The fingers or the mouse button on the page. */
  readonly #held = new Map<number, Point>()
  #dragged = false
  #svg: SVGSVGElement | null = null

  /** `place` says where on the page a part of the board is, so that it comes into sight when the keyboard reaches it. */
  constructor(place: (target: string) => readonly [number, number] | undefined) {
    this.#place = place
  }

  zoom(factor: number, fixed: Point = { x: this.shown.x + this.shown.width / 2, y: this.shown.y + this.shown.height / 2 }): void {
    this.camera = zoomAt(this.size, this.camera, factor, fixed)
  }
  move(x: number, y: number): void {
    this.camera = keep(this.size, { ...this.camera, x: this.camera.x + x, y: this.camera.y + y })
  }

  /** A place of the window as a place of the page. */
  onPage({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const rect = this.#svg!.getBoundingClientRect()
    return {
      x: this.shown.x + ((clientX - rect.left) / rect.width) * this.shown.width,
      y: this.shown.y + ((clientY - rect.top) / rect.height) * this.shown.height,
    }
  }

  /** Attached to the drawing that lies in the window. */
  readonly hold = (svg: SVGSVGElement): (() => void) => {
    this.#svg = svg
    const parting = new AbortController()
    const { signal } = parting
    svg.addEventListener('wheel', (event) => this.#wheel(event), { passive: false, signal })
    svg.addEventListener('pointerdown', (event) => this.#press(event), { signal })
    svg.addEventListener('pointermove', (event) => this.#drag(event), { signal })
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      svg.addEventListener(end, ({ pointerId }) => void this.#held.delete(pointerId), { signal })
    svg.addEventListener('click', (event) => this.#swallow(event), { capture: true, signal })
    svg.addEventListener('keydown', (event) => this.#keys(event), { signal })
    svg.addEventListener('focusin', (event) => this.#follow(event), { signal })
    return () => parting.abort()
  }

  #wheel(event: WheelEvent): void {
    // What is whole already lets the page scroll.
    if (event.deltaY > 0 && !this.near) return
    event.preventDefault()
    this.zoom(Math.exp(-event.deltaY * 0.0016), this.onPage(event))
  }

  #press(event: PointerEvent): void {
    if (this.#held.size === 0) this.#dragged = false
    this.#held.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  #drag(event: PointerEvent): void {
    const before = this.#held.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...this.#held].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const spread = (at: Point) => Math.hypot(at.x - other.x, at.y - other.y) || 1
      this.#dragged = true
      this.zoom(spread(now) / spread(before), this.onPage({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }))
    } else if (this.near) {
      if (!this.#dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return
      if (!this.#dragged) this.#svg?.setPointerCapture(event.pointerId)
      this.#dragged = true
      this.move((before.x - now.x) / this.scale, (before.y - now.y) / this.scale)
    } else return
    this.#held.set(event.pointerId, now)
  }

  /** A click at the end of a drag chooses nothing. */
  #swallow(event: MouseEvent): void {
    if (!this.#dragged) return
    this.#dragged = false
    event.stopPropagation()
    event.preventDefault()
  }

  #keys(event: KeyboardEvent): void {
    const step = this.shown.width * 0.15
    const ways: Record<string, () => void> = {
      ArrowLeft: () => this.move(-step, 0),
      ArrowRight: () => this.move(step, 0),
      ArrowUp: () => this.move(0, -step),
      ArrowDown: () => this.move(0, step),
      '+': () => this.zoom(1.4),
      '=': () => this.zoom(1.4),
      '-': () => this.zoom(1 / 1.4),
      '0': () => (this.camera = WHOLE),
    }
    const act = ways[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey || (event.key.startsWith('Arrow') && !this.near)) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  /** Going from part to part by keyboard brings the part into view. */
  #follow({ target }: FocusEvent): void {
    if (!this.near || !(target instanceof Element && target.matches(':focus-visible'))) return
    const at = this.#place(target.getAttribute('data-target') ?? '')
    if (!at) return
    const [x, y] = at
    const { shown } = this
    const seen = x > shown.x + 40 && x < shown.x + shown.width - 40 && y > shown.y + 40 && y < shown.y + shown.height - 40
    if (!seen) this.camera = keep(this.size, { ...this.camera, x, y })
  }
}
