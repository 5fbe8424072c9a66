// The path below which the server is reached: nothing, or `/fireside`. The server writes it into the page.

/** What the page says, as a prefix of paths. */
export function baseOf(said: string | null | undefined): string {
  return (said ?? '').replace(/^\./, '').replace(/\/$/, '')
}

const base = baseOf(globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base"]')?.content)

/** The address of a path of ours, such as `/new`. */
export function below(path: string, top = base): string {
  return top + path
}

/** The path of an address, or null if it is none of ours. */
export function pathAt(address: string, top = base): string | null {
  if (address === top) return '/'
  return address.startsWith(`${top}/`) ? address.slice(top.length) : null
}
