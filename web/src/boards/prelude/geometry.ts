// Where everything lies on the region's sheet. The rules fix the order (PR-SETUP-09, PR-NUM-08): six pieces round the
// camp, counterclockwise from the one with the region's name, and a slot on each piece that comes after its zone. A slot
// therefore sits at the corner where its piece ends.

export interface Point {
  x: number
  y: number
}

/** A sheet lying on an edge for wide screens, one standing on a corner for phones, where width is dear. */
export type Shape = 'wide' | 'tall'

/** The printed pieces, counterclockwise. The first carries the region's name and no zone of its own (PR-OPEN-08). */
export const PIECES = ['region', 'gather', 'explore-1', 'special', 'explore-2', 'rest'] as const
export type Piece = (typeof PIECES)[number]

/** Zones in the order of play; settle is the camp in the middle, taken together with rest (PR-OPEN-10). */
export const ZONES = [
  'slot-1',
  'gather',
  'slot-2',
  'explore-1',
  'slot-3',
  'special',
  'slot-4',
  'explore-2',
  'slot-5',
  'rest',
  'settle',
  'slot-6',
] as const

export const OUTER = 300
export const RIM = 324
export const CAMP = 116
export const CARD = { width: 140, height: 96 }

const FIRST: Record<Shape, number> = { wide: 90, tall: 60 }
const ZONE_RADIUS = 183
const SLOT_RADIUS: Record<Shape, number> = { wide: 322, tall: 290 }

/** x, y, width, height of the drawing. */
export const BOX: Record<Shape, [number, number, number, number]> = {
  wide: [-402, -382, 804, 738],
  tall: [-328, -392, 656, 752],
}

/** A point by its angle, in degrees counterclockwise from the right; y grows downwards on a screen. */
export function polar(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: Math.cos(angle) * radius, y: -Math.sin(angle) * radius }
}

/** The inverse of `polar`: the angle of a point, from 0 to 360. */
export function angle(point: Point): number {
  return ((Math.atan2(-point.y, point.x) * 180) / Math.PI + 360) % 360
}

/** The middle of a piece's outer edge, as an angle. */
export function bearing(shape: Shape, piece: number): number {
  return FIRST[shape] + 60 * piece
}

export function isSlot(key: string): boolean {
  return key.startsWith('slot-')
}

/** The middle of a zone's or slot's own things. */
export function place(shape: Shape, key: string): Point {
  if (key === 'settle') return { x: 0, y: 0 }
  if (isSlot(key)) {
    const slot = Number(key.slice('slot-'.length)) - 1
    return polar(bearing(shape, slot) + 30, SLOT_RADIUS[shape])
  }
  const piece = PIECES.indexOf(key as Piece)
  if (piece < 0) throw new Error(`there is no zone called ${key}`)
  return polar(bearing(shape, piece), ZONE_RADIUS)
}

/** The corners of a piece: outer edge first, then back along the camp. */
export function corners(shape: Shape, piece: number): Point[] {
  const middle = bearing(shape, piece)
  return [polar(middle - 30, OUTER), polar(middle + 30, OUTER), polar(middle + 30, CAMP), polar(middle - 30, CAMP)]
}

/** A hexagon like the sheet's, of any size. */
export function hexagon(shape: Shape, radius: number): Point[] {
  return PIECES.map((_, piece) => polar(bearing(shape, piece) + 30, radius))
}

/** The same outline, drawn so far inside. All outlines here bulge outwards. */
export function shrink(outline: Point[], by: number): Point[] {
  const middle = {
    x: outline.reduce((sum, p) => sum + p.x, 0) / outline.length,
    y: outline.reduce((sum, p) => sum + p.y, 0) / outline.length,
  }
  return outline.map((p) => {
    const away = Math.hypot(p.x - middle.x, p.y - middle.y)
    const left = (away - by * 1.3) / away
    return { x: middle.x + (p.x - middle.x) * left, y: middle.y + (p.y - middle.y) * left }
  })
}

/** How wide apart the pawns in one row stand; they close ranks when there are many. */
const stride = (count: number, room: number) => Math.min(30, count > 1 ? room / (count - 1) : 0)

/** Where the feet of the `nth` of `count` pawns are. In a slot they stand on the card's upper edge. */
export function pawn(shape: Shape, key: string | null, nth: number, count: number): Point {
  if (key === null) {
    const [x, y] = BOX[shape]
    return { x: x + 26 + nth * stride(count, 150), y: y + 62 }
  }
  const at = place(shape, key)
  const room = isSlot(key) ? CARD.width - 24 : 118
  const across = (nth - (count - 1) / 2) * stride(count, room)
  const down = isSlot(key) ? -CARD.height / 2 + 2 : 74
  return { x: at.x + across, y: at.y + down }
}
