// Parts of the client that come after the rest: when the first of them is wanted, or once the page has been in sight for a moment.

import { notices } from './notices.svelte'

const RETRY = 3000
const all = new Set<() => void>()

// A stylesheet that could not be fetched is not asked for again with its module, so that is done here.
const broken = new Set<HTMLLinkElement>()
function watch({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target)
}
async function mend(): Promise<void> {
  const links = [...broken]
  broken.clear()
  await Promise.all(
    links.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement
      link.replaceWith(again)
      return new Promise((loaded, failed) => Object.assign(again, { onload: loaded, onerror: failed }))
    }),
  )
}

/** Parts that are loaded together. Whoever asks for them sends for them; until they have come there are none. */
export function later<Parts>(load: () => Promise<Parts>): { readonly parts: Parts | null } {
  let parts = $state.raw<Parts | null>(null)
  let coming = false
  let missed = false
  function fetch(): void {
    if (coming || parts) return
    coming = true
    mend()
      .then(load)
      .then(
        (loaded) => (parts = loaded),
        () => {
          if (missed) notices.say('Something could not be fetched. Is the server still there? Trying again.', 'bad')
          missed = false
          setTimeout(() => {
            coming = false
            fetch()
          }, RETRY)
        },
      )
  }
  addEventListener('error', watch, true)
  all.add(fetch)
  return {
    get parts() {
      missed ||= parts === null
      fetch()
      return parts
    },
  }
}

/** Fetches everything that has not been wanted yet, so that nobody waits for it, and nobody misses it when the connection is lost. */
export const fetchAll = (): void => all.forEach((fetch) => fetch())
