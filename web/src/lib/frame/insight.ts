// Whether something can be seen where it stands, whatever scrolls around it.

import type { Attachment } from 'svelte/attachments'

/** Says so at first, and whenever it changes. */
export function inSight(say: (yes: boolean) => void): Attachment<Element> {
  return (node) => {
    const watch = new IntersectionObserver((seen) => say(seen.at(-1)?.isIntersecting ?? true))
    watch.observe(node)
    return () => watch.disconnect()
  }
}
