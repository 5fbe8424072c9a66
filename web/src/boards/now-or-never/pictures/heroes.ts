// What the four heroes have that nobody else has, drawn over somebody of their kind.

import { LIZARDFOLK } from '../../../art/beasts/lizard'
import { STUFF, lit } from '../../../art/colours'
import type { Kind } from '../../../art/kind'
import type { Who } from '../../../art/looks'
import { face } from '../../../art/people/face'
import { PEOPLE } from '../../../art/people/person'
import { P, move, oval, patch, shape, spot, spots, stroke, strokes } from '../../../art/pen'

const more = (kind: Kind | undefined, over: (who: Who) => string): Kind => ({ ...kind!, draw: (who) => kind!.draw(who) + over(who) })

/** His eyebrows never grew back. */
function browless(who: Who): string {
  const { w, skin } = face(who)
  return (
    [-w * 0.6, w * 0.12].map((x) => patch(move(P`-12 -2, -1 -9, 12 -4, 12 2, 0 1, -11 3`, x, -17), skin)).join('')
    + stroke(P`-34 -30, -26 -34, -18 -31`, 2, '#8a5a44')
  )
}
/** One grey stripe under the hood. */
const striped = (who: Who): string => strokes([face(who).X`.16 -54, .4 -44, .62 -24`, face(who).X`.26 -55, .5 -44, .7 -22`], 5, '#d9d4cb')
/** The arm of her own making. */
const ironArm = (): string =>
  shape(P`46 64, 70 62, 92 76, 100 104, 98 136, 58 136, 56 96`, STUFF.iron, {
    width: 4.6,
    dx: -6,
    dy: -4,
    inner: stroke(P`58 92, 78 86, 100 92`, 3.4) + stroke(P`58 114, 78 108, 100 114`, 3.4),
  })
  + shape(P`40 66, 52 52, 78 54, 94 72, 90 86, 62 84`, lit(STUFF.iron, 0.3), { width: 4.2, dx: -4 })
  + spots(P`54 66, 68 62, 82 72, 78 100, 80 122`, 2.8, '#2b1a10')
/** The other eye sees a hat on the horizon. */
const clouded = (): string =>
  shape(oval(-14, -14, 9, 8.4), '#e9efe6', { width: 2.4, shade: '#c3cfc6', dx: -2, dy: -2 })
  + spot(-15.5, -14, 3, '#a9b9b0', 5)
  + stroke(P`-27 -17, -13 -23, 2 -16`, 3.2)
  + stroke(P`-20 -38, -8 -12, -14 8`, 2.6, '#f0e0c0')

export const HEROES: Readonly<Record<string, Kind>> = {
  scholar: more(PEOPLE.mystic, browless),
  captain: more(PEOPLE.outlaw, striped),
  smith: more(PEOPLE.settler, ironArm),
  lookout: more(LIZARDFOLK.lizardfolk, clouded),
}
