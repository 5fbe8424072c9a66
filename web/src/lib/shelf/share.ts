// Passing an invitation on: by the system's own sheet where there is one, else by the clipboard.

export function canShare(): boolean {
  return typeof navigator !== 'undefined' && 'share' in navigator
}

/** Whether it was passed on; closing the system's sheet is not an error. */
export async function share(title: string, link: string): Promise<boolean> {
  try {
    await navigator.share({ title, text: `Come and join our table: ${title}`, url: link })
    return true
  } catch {
    return false
  }
}

/** Whether it was copied to the clipboard; without permission it was not. */
export async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}

/** Whether an address leads nowhere but to the machine it is opened on. */
export function onlyHere(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0|\[::\])$/i.test(hostname)
}
