// How long things take to move, and nothing at all for those who asked for stillness.

export function still(): boolean {
  if (typeof window === 'undefined') return true
  return document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

interface Way {
  x?: number
  y?: number
  delay?: number
}

/** A token that travels from elsewhere to its place; the way is given in units of the drawing. */
export function travel(_: Element, { x = 0, y = -30, delay = 0 }: Way = {}) {
  return {
    delay: still() ? 0 : delay,
    duration: still() ? 0 : 260,
    css: (t: number, u: number) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${Math.min(1, t * 2)}`,
  }
}
