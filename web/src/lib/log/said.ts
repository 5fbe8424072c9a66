// What somebody has just said at the table, and where it is shown.

import type { ChatLine, SeatInfo } from '../server/protocol'

/** The newest line that somebody else has added; none if the chat is only read again. */
export function said(
  before: readonly ChatLine[],
  chat: readonly ChatLine[],
  seats: readonly Pick<SeatInfo, 'seat' | 'mine'>[],
): ChatLine | null {
  const last = chat.at(-1)
  if (!last || chat.length <= before.length) return null
  return seats.some(({ seat, mine }) => mine && seat === last.seat) ? null : last
}

/** How long it stays, in milliseconds: as long as it takes to read it twice. */
export function stays(text: string): number {
  return 5000 + Math.min(9000, text.length * 90)
}

/** Distances from the edges of the window. */
export interface Place {
  left: number
  top: number | null
  bottom: number | null
}

/** Where the bubble stands: above the seat or, where the seats are on top, below it; nowhere if the seat is not to be seen. */
export function besideSeat(
  root: ParentNode | undefined,
  seat: number | null,
  room = { width: innerWidth, height: innerHeight },
): Place | null {
  if (seat === null) return null
  const marked = [...(root?.querySelectorAll(`[data-target="seat/${seat}"], [data-place="seat/${seat}"]`) ?? [])]
  const box = marked
    .map((part) => part.getBoundingClientRect())
    .find(({ width, top, bottom }) => width > 0 && bottom > 0 && top < room.height)
  if (!box) return null
  const left = Math.max(12, Math.min(box.left + 8, room.width - 340))
  return box.top > room.height / 2 ? { left, top: null, bottom: room.height - box.top + 6 } : { left, top: box.bottom + 6, bottom: null }
}
