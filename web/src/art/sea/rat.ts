// A rat: by itself, since one of them goes aboard and is drawn before all other creatures are needed.

import { INK } from '../colours'
import type { Who } from '../looks'
import { P, oval, patch, ruffle, shape, shapes, spot, spots, stroke, strokes } from '../pen'
import { hide, kind } from './parts'

function rat(who: Who): string {
  const fill = hide(who)
  const pale = '#d99a88'
  return (
    stroke(P`60 96, 96 70, 84 20, 104 -20`, 12)
    + stroke(P`60 96, 96 70, 84 20, 104 -20`, 6, pale)
    + shape(ruffle(P`-44 130, -40 74, -10 34, 40 30, 70 70, 82 130`, 22, 4, true), fill, { dx: -9 })
    + shape(oval(34, -44, 27, 28), fill, { inner: patch(oval(34, -42, 17, 18), pale) })
    + shape(oval(-22, -50, 20, 22), fill, { inner: patch(oval(-22, -48, 12, 14), pale) })
    + shape(ruffle(P`20 -42, -10 -42, -36 -24, -70 -2, -84 8, -78 18, -40 32, 4 42, 40 28, 50 -4, 40 -30`, 24, 2.4, true), fill, { dx: -7 })
    + shape(oval(-82, 10, 9, 8), '#c96f62', { width: 2.8 })
    + shapes([P`-68 22, -66 44, -58 44, -58 25`, P`-57 25, -56 44, -48 43, -48 28`], '#fff2c8', { width: 2.6 })
    + stroke(P`-76 18, -50 28, -20 28`, 3.4)
    + spot(-28, -8, 6.6, INK, 7.6)
    + spot(-30, -11, 2.2, who.is('glowing') ? '#ff9a3a' : '#fff')
    + spot(6, -10, 7, INK, 8)
    + spot(4, -13, 2.4, who.is('glowing') ? '#ff9a3a' : '#fff')
    + strokes([P`-60 14, -90 -6, -104 -6`, P`-58 18, -92 26, -108 36`, P`-36 18, -10 12, 12 18`], 2, '#fff6e2')
    + (who.is('candle')
      ? shape(P`-34 74, -22 70, -10 100, -22 104`, '#f4ead0', { width: 3 })
        + stroke(P`-30 72, -33 66, -36 60`, 3)
        + shapes([P`-40 84, -28 78, -22 90, -34 96`], pale, { width: 3 })
      : spots(P`-20 78, 10 66, 34 90, -4 100`, 5, '#ff9a3a'))
  )
}

export const RAT = kind(rat, '#d3c3a0', ['candle', 'glowing'])
