// What is being pointed at: an option, a name in the log, a part of the board. The others light up.

import { means } from '../log/loglinks'

class Pointing {
  /** The target pointed at from the page or the log; board parts that match are marked. */
  at = $state<string | null>(null)
  /** The target pointed at on the board; options that match are marked. */
  onBoard = $state<string | null>(null)

  to(target: string | null | undefined): void {
    this.at = target ?? null
  }
}

export const pointing = new Pointing()

/** Marks the parts under `root` that are meant; returns what undoes it. */
export function mark(root: ParentNode, target: string | null): () => void {
  if (target === null) return () => {}
  const parts = [...root.querySelectorAll('[data-target]')].filter((part) => means(part.getAttribute('data-target') ?? '', target))
  for (const part of parts) part.setAttribute('data-pointed', '')
  return () => parts.forEach((part) => part.removeAttribute('data-pointed'))
}

/** Brings a part into sight, if there is one. */
export function reveal(root: ParentNode, target: string): boolean {
  const part = [...root.querySelectorAll('[data-target]')].find((one) => means(one.getAttribute('data-target') ?? '', target))
  part?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'smooth' })
  return part !== undefined
}

/** The target of the board part that an event happened on. */
export function targetOf(event: Event): string | null {
  const part = event.target instanceof Element ? event.target.closest('[data-target]') : null
  return part?.getAttribute('data-target') ?? null
}
