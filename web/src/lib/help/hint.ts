// Where the name of an icon is written: above the icon, within the window.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 6

export function beside(
  icon: Box,
  tip: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const middle = icon.left + icon.width / 2 - tip.width / 2
  const above = icon.top - tip.height - GAP
  return {
    left: Math.max(GAP, Math.min(window.width - tip.width - GAP, middle)),
    // Below it where there is no room above; a large part is written on rather than left.
    top: above >= GAP ? above : Math.min(icon.top + icon.height + GAP, window.height - tip.height - GAP),
  }
}

/** The part with a name that an event happened on. */
export function named(event: Event): HTMLElement | SVGElement | null {
  const part = event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>('[data-hint]') : null
  return part?.dataset.hint ? part : null
}

/** Parts that act when they are pressed do not stop to say their name. */
export const acts = (part: Element): boolean => part.matches('button, a, [role="button"]')

/** Among the icons of one row the arrow keys go from name to name, so that a row is one stop for the Tab key. */
export function next(part: Element, step: 1 | -1): HTMLElement | SVGElement | null {
  const row = [...(part.closest('[data-hints]')?.querySelectorAll<HTMLElement | SVGElement>('[data-hint]') ?? [])]
  const at = row.indexOf(part as HTMLElement)
  return at < 0 ? null : (row[at + step] ?? null)
}

/** From here on a part is large enough to say itself what it is, in a picture and in words. */
const LARGE = 64
const SOON = 250
const ON_WISH = 1000

/** How long the mouse rests on a part before its name appears, in milliseconds: what can be chosen, and what is large, is not written
 * over unless somebody waits for it. */
export function patience(choice: boolean, { width, height }: { width: number; height: number }): number {
  return choice || (width > LARGE && height > LARGE) ? ON_WISH : SOON
}
