// What stands in the pictures of Near and Far's quests, where the text names it. The ground comes from the map, the rest from the id.

import { ASHORE } from '../../../art/scenes/ashore'
import { vignettes } from '../../../art/scenes/vignette'

export const scenes: Record<string, string> = {
  'prologue-campaign': 'landmark:wagon weather:sun', 'prologue-character': 'landmark:post hour:dusk',
  'm1-01': 'landmark:gate', 'm1-02': 'landmark:hut', 'm1-03': 'landmark:well', 'm1-04': 'landmark:stage', 'm1-05': 'landmark:post',
  'm1-06': 'landmark:machine', 'm1-07': 'landmark:shelf weather:drip', 'm1-08': 'landmark:rock-arch', 'm1-09': 'landmark:shelf',
  'm1-10': 'landmark:none', 'm1-11': 'landmark:door', 'm1-12': 'landmark:table', 'm1-13': 'landmark:none', 'm1-14': 'landmark:ship',
  'm1-15': 'landmark:hut', 'm1-16': 'landmark:none',
  'm2-01': 'landmark:bridge', 'm2-02': 'landmark:scarecrow', 'm2-03': 'landmark:statue', 'm2-04': 'landmark:post',
  'm2-05': 'landmark:well', 'm2-06': 'landmark:post', 'm2-07': 'landmark:statue', 'm2-08': 'landmark:wagon',
  'm2-09': 'landmark:none weather:wind', 'm2-10': 'landmark:post hour:day', 'm2-11': 'landmark:statue hour:dusk', 'm2-12': 'landmark:well',
  'm2-13': 'landmark:hut', 'm2-14': 'weather:rain', 'm2-15': 'landmark:none weather:sun', 'm2-16': 'landmark:tower',
  'm3-02': 'landmark:none', 'm3-03': 'landmark:tent', 'm3-04': 'landmark:hut', 'm3-05': 'landmark:stage',
  'm3-06': 'landmark:hut weather:leaves', 'm3-07': 'landmark:none', 'm3-08': 'landmark:hut', 'm3-09': 'landmark:hut',
  'm3-10': 'landmark:statue', 'm3-11': 'landmark:school', 'm3-12': 'landmark:grave', 'm3-13': 'hour:night', 'm3-14': 'landmark:table',
  'm3-15': 'landmark:post weather:mist', 'm3-16': 'landmark:table hour:night',
  'm4-01': 'landmark:none', 'm4-02': 'landmark:post', 'm4-03': 'landmark:crater', 'm4-04': 'weather:snow', 'm4-05': 'landmark:hut',
  'm4-06': 'landmark:crater', 'm4-07': 'landmark:none weather:wind', 'm4-08': 'landmark:chimney', 'm4-10': 'landmark:table weather:snow',
  'm4-11': 'landmark:tower weather:stars', 'm4-12': 'landmark:tent', 'm4-13': 'landmark:post', 'm4-14': 'weather:snow landmark:none',
  'm4-15': 'landmark:door', 'm4-16': 'landmark:crater weather:stars',
  'm5-01': 'landmark:ship', 'm5-02': 'landmark:none', 'm5-03': 'landmark:well', 'm5-04': 'landmark:tent', 'm5-05': 'landmark:wagon',
  'm5-06': 'weather:wind', 'm5-07': 'landmark:grave', 'm5-08': 'landmark:post', 'm5-09': 'landmark:well hour:night',
  'm5-10': 'landmark:tent hour:night', 'm5-11': 'landmark:tent hour:night', 'm5-12': 'landmark:machine', 'm5-13': 'landmark:wagon',
  'm5-14': 'landmark:chimney', 'm5-15': 'landmark:none', 'm5-16': 'landmark:machine',
  'm6-01': 'landmark:gate', 'm6-02': 'landmark:wagon', 'm6-03': 'landmark:none weather:mist', 'm6-04': 'landmark:gate',
  'm6-05': 'landmark:hut', 'm6-06': 'landmark:statue', 'm6-07': 'landmark:stage', 'm6-08': 'landmark:hut', 'm6-09': 'landmark:gate',
  'm6-10': 'landmark:hut', 'm6-11': 'landmark:gate', 'm6-12': 'landmark:ruin', 'm6-13': 'landmark:hut', 'm6-14': 'landmark:table',
  'm6-15': 'landmark:doors', 'm6-16': 'landmark:ship weather:mist',
  'm7-01': 'landmark:gate', 'm7-02': 'landmark:post', 'm7-03': 'landmark:ship', 'm7-04': 'landmark:none', 'm7-05': 'landmark:wagon',
  'm7-06': 'landmark:post', 'm7-07': 'landmark:ship hour:dusk', 'm7-08': 'landmark:lighthouse hour:dusk',
  'm7-09': 'landmark:rock-arch hour:night', 'm7-10': 'landmark:ship', 'm7-11': 'landmark:table', 'm7-12': 'landmark:table',
  'm7-13': 'landmark:ship', 'm7-14': 'landmark:ship', 'm7-15': 'landmark:bridge', 'm7-16': 'landmark:ship',
  'm8-01': 'landmark:bridge', 'm8-02': 'landmark:tent', 'm8-03': 'landmark:table', 'm8-04': 'landmark:hut',
  'm8-05': 'hour:night weather:embers', 'm8-06': 'landmark:tent', 'm8-07': 'landmark:tent', 'm8-08': 'landmark:wagon',
  'm8-09': 'landmark:wagon', 'm8-10': 'landmark:chimney weather:embers', 'm8-11': 'landmark:none', 'm8-12': 'hour:night',
  'm8-13': 'landmark:wagon', 'm8-14': 'landmark:stage', 'm8-15': 'landmark:volcano', 'm8-16': 'landmark:machine',
  'm9-01': 'landmark:ship', 'm9-02': 'landmark:ship', 'm9-03': 'landmark:lighthouse', 'm9-04': 'landmark:none', 'm9-05': 'landmark:ship',
  'm9-06': 'landmark:ruin', 'm9-07': 'landmark:belfry weather:mist', 'm9-08': 'weather:rain hour:night', 'm9-09': 'landmark:hut',
  'm9-10': 'landmark:ship hour:night', 'm9-11': 'landmark:ship', 'm9-12': 'landmark:hut', 'm9-13': 'weather:rain landmark:hut',
  'm9-14': 'landmark:rock-arch', 'm9-15': 'landmark:table', 'm9-16': 'landmark:ship',
  'm10-01': 'landmark:table', 'm10-02': 'landmark:mammoth', 'm10-03': 'landmark:none', 'm10-04': 'landmark:statue',
  'm10-05': 'landmark:ruin', 'm10-06': 'landmark:none', 'm10-07': 'landmark:bridge', 'm10-08': 'landmark:machine',
  'm10-09': 'landmark:ship', 'm10-10': 'landmark:hut', 'm10-11': 'landmark:hut', 'm10-12': 'landmark:tent', 'm10-13': 'landmark:mammoth',
  'm10-14': 'landmark:table', 'm10-15': 'landmark:machine', 'm10-16': 'landmark:mammoth hour:dusk',
  'm11-01': 'landmark:stair', 'm11-02': 'landmark:statue', 'm11-03': 'landmark:table', 'm11-04': 'landmark:shelf',
  'm11-05': 'landmark:machine', 'm11-06': 'landmark:none', 'm11-07': 'landmark:shelf', 'm11-08': 'weather:drip',
  'm11-09': 'landmark:machine', 'm11-10': 'landmark:shelf', 'm11-11': 'landmark:machine', 'm11-12': 'landmark:boots',
  'm11-13': 'landmark:door', 'm11-14': 'landmark:stage', 'm11-15': 'landmark:shelf', 'm11-16': 'landmark:shelf',
}

/** The grounds of the maps are called as the book calls them. */
const GROUNDS = ['grass', 'cave', 'forest', 'rock', 'sand', 'mist', 'seabed', 'ash', 'water', 'jungle', 'ruin']
export default vignettes(scenes, Object.fromEntries(GROUNDS.map((ground) => [ground, ground])), ASHORE)
