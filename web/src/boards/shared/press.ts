// Drawn parts for those who do not see them or do not use a mouse: a button if it can be pressed, otherwise a group
// with a label that can be reached if it has something to tell.

import type { SVGAttributes } from 'svelte/elements'

export function part(label: string, act: (() => void) | undefined, tells = false): SVGAttributes<SVGGElement> & { 'data-hint': string } {
  const says = { 'aria-label': label, 'data-hint': label }
  if (!act) return { ...says, role: 'group', tabindex: tells ? 0 : undefined }
  return {
    ...says,
    role: 'button',
    tabindex: 0,
    onclick: (event: Event) => {
      event.stopPropagation()
      act()
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      // Space would scroll the page, and the frame may listen for Enter.
      event.preventDefault()
      event.stopPropagation()
      act()
    },
  }
}
