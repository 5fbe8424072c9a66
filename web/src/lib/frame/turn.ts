// Telling somebody who looks elsewhere that it is their turn.

import { below } from '../server/base'

/** Shows a browser notification if that was asked for and the page is hidden. */
export function turnNotice(title: string, text: string, wanted: boolean): void {
  if (!wanted || !document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(text, { body: title, icon: below('/favicon.svg'), tag: `fireside ${title}` })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Some browsers only allow notifications from a service worker; the title still says it.
  }
}

/** Asks the person; called only from a click. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  return (await Notification.requestPermission()) === 'granted'
}
