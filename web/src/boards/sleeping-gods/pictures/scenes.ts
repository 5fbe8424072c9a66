// What the places of Sleeping Gods look like: every location and event. The ground comes from the chart unless a line says another.

import type { Pictures } from '../../../art/game'
import { AFLOAT } from '../../../art/scenes/afloat'
import { vignettes } from '../../../art/scenes/vignette'

export const scenes: Record<string, string> = {
  // The clock, and the finale
  1: 'place:hold landmark:boiler', F1: 'place:sea landmark:steamer hour:night',

  // The Lantern Isles
  2: 'landmark:quay hour:dusk', 3: 'landmark:hut hour:dusk', 4: 'place:marrow landmark:none hour:day', 5: 'place:wall landmark:stair',
  6: 'landmark:none weather:snow hour:night', 7: 'landmark:gate hour:dusk', 8: 'place:sea landmark:ship hour:dusk', 9: 'place:wood landmark:none weather:mist',
  10: 'place:sea landmark:rock-arch hour:night', 11: 'landmark:lighthouse hour:night', 12: 'place:room landmark:door', 13: 'landmark:stilt-house hour:day',

  // The Ember Coast
  14: 'landmark:table weather:sun hour:day', 15: 'place:grotto landmark:none', 16: 'landmark:stair', 17: 'landmark:post hour:day', 18: 'landmark:steamer hour:day',
  19: 'landmark:chimney weather:snow', 20: 'place:hold landmark:machine', 21: 'place:grotto landmark:well', 22: 'place:room landmark:shelf',
  23: 'landmark:crater hour:night', 24: 'place:grotto landmark:door', 25: 'landmark:volcano hour:dusk',

  // The Drowned Orchard
  26: 'landmark:none weather:sun hour:day', 27: 'landmark:belfry', 28: 'landmark:tent hour:day', 29: 'landmark:stilt-house weather:sun hour:day',
  30: 'landmark:stage hour:day', 31: 'landmark:scarecrow hour:night', 32: 'landmark:mill hour:day', 33: 'landmark:arch hour:night',
  34: 'place:room landmark:door weather:bubbles',
  35: 'landmark:gate hour:night', 36: 'landmark:table hour:dusk', 37: 'landmark:statue hour:dusk',

  // The Ashen Gulf
  38: 'landmark:none weather:rain hour:day', 39: 'landmark:stacks hour:day', 40: 'landmark:ruin hour:day', 41: 'landmark:bridge weather:mist',
  42: 'landmark:ruin weather:rain', 43: 'landmark:lighthouse hour:night', 44: 'landmark:steamer weather:rain', 45: 'place:room landmark:shelf',
  46: 'place:room landmark:doors', 47: 'landmark:ship weather:mist',
  48: 'landmark:grave hour:dusk', 49: 'landmark:stage hour:dusk',

  // The Marrow Flats
  50: 'landmark:none hour:day', 51: 'landmark:post hour:dusk', 52: 'landmark:ribs hour:dusk', 53: 'landmark:stilt-house hour:day',
  54: 'landmark:none weather:wind hour:day', 55: 'landmark:ship hour:day', 56: 'landmark:wagon weather:mist', 57: 'landmark:none weather:rain',
  58: 'landmark:table hour:day', 59: 'landmark:rock-arch hour:night',
  60: 'landmark:stage hour:day', 61: 'landmark:ribs hour:night',

  // The Tarn Fjords
  62: 'landmark:mill weather:snow hour:day', 63: 'landmark:none weather:mist hour:night', 64: 'landmark:ledge hour:day', 65: 'landmark:stilt-house weather:snow',
  66: 'landmark:none weather:wind hour:day', 67: 'landmark:bridge weather:mist', 68: 'landmark:lighthouse hour:night', 69: 'landmark:gate hour:dusk',
  70: 'place:grotto landmark:none weather:snow',
  71: 'landmark:grave weather:snow', 72: 'place:room landmark:chimney', 73: 'landmark:grave hour:dusk',

  // The Nacre Deep
  74: 'place:sea landmark:rock-arch weather:wind', 75: 'landmark:machine hour:day', 76: 'place:sea landmark:stilt-house hour:dusk',
  77: 'landmark:shell-tower hour:day', 78: 'place:room landmark:shelf weather:bubbles', 79: 'place:sea landmark:none weather:sun hour:day',
  80: 'landmark:none hour:night', 81: 'landmark:shell-tower hour:night', 82: 'place:room landmark:doors weather:bubbles',
  83: 'landmark:gate hour:day', 84: 'place:sea landmark:machine hour:day', 85: 'place:grotto landmark:stair weather:bubbles',

  // The Brume
  86: 'landmark:gate', 87: 'landmark:tent hour:day', 88: 'landmark:quay hour:day', 89: 'place:room landmark:table', 90: 'landmark:quay hour:dusk',
  91: 'landmark:tent hour:night', 92: 'place:room landmark:doors', 93: 'place:room landmark:table weather:mist', 94: 'landmark:ship hour:day',
  95: 'landmark:rock-arch hour:dusk', 96: 'landmark:tower hour:dusk',
  97: 'landmark:none hour:night',

  // The Meridian Wall
  98: 'landmark:stair hour:day', 99: 'place:room landmark:shelf weather:wind', 100: 'landmark:rock-arch weather:rain', 101: 'landmark:tower hour:day',
  102: 'landmark:ruin weather:sun hour:day', 103: 'landmark:tower weather:stars', 104: 'landmark:hut weather:mist', 105: 'landmark:tent hour:dusk',
  106: 'landmark:rampart weather:sun hour:day',
  107: 'landmark:hut hour:night', 108: 'landmark:statue hour:day', 109: 'place:grotto landmark:door weather:drip',

  // Events, mild
  'ev-oranges': 'place:sea landmark:oranges weather:sun hour:day', 'ev-haircuts': 'place:sea landmark:steamer weather:mist hour:day',
  'ev-rain-upward': 'place:sea landmark:steamer weather:rain hour:day', 'ev-loose-plate': 'place:hold landmark:none',
  'ev-letter-for-mac': 'place:hold landmark:boiler weather:motes',
  'ev-honest-compass': 'place:sea landmark:steamer weather:wind hour:day', 'ev-weed-in-the-screw': 'place:orchard landmark:none',
  'ev-cork-woman': 'place:sea landmark:hut weather:sun hour:day', 'ev-whales-at-night': 'place:sea landmark:steamer weather:stars',
  'ev-new-star': 'place:sea landmark:star weather:stars',
  'ev-gulls-for-dinner': 'place:sea landmark:steamer weather:wind hour:dusk', 'ev-goat': 'place:sea landmark:steamer hour:day weather:sun',
  'ev-eighteen': 'place:sea landmark:steamer hour:dusk weather:sun', 'ev-bottle': 'place:sea landmark:none weather:wind hour:day',
  'ev-open-eye': 'place:room landmark:table',
  'ev-figurehead': 'place:sea landmark:statue weather:mist', 'ev-birth': 'place:sea landmark:ship weather:wind hour:day',
  'ev-lamp-parade': 'place:lantern landmark:none hour:night weather:motes',

  // Events, perilous
  'ev-hunting-serpent': 'place:sea landmark:steamer weather:wind hour:dusk', 'ev-burst-tube': 'place:hold landmark:boiler weather:mist',
  'ev-borer': 'place:hold landmark:none weather:drip', 'ev-spoiled-stores': 'place:hold landmark:shelf', 'ev-conductor': 'place:brume landmark:none',
  'ev-becalmed': 'place:sea landmark:ship weather:sun hour:day',
  'ev-sleepwalkers': 'place:sea landmark:steamer hour:night weather:mist', 'ev-overboard': 'place:sea landmark:steamer weather:rain hour:dusk',
  'ev-key-hail': 'place:sea landmark:steamer weather:snow hour:day', 'ev-yellow-flag': 'place:sea landmark:ship weather:mist hour:dusk',
  'ev-rats': 'place:sea landmark:steamer weather:sun hour:dusk',
  'ev-weather-duty': 'place:sea landmark:ship weather:rain hour:day', 'ev-song-below': 'place:nacre landmark:none hour:night',
  'ev-tide-out': 'place:marrow landmark:steamer', 'ev-theft': 'place:room landmark:door', 'ev-bunker-fire': 'place:hold landmark:none weather:embers',
  'ev-needlefish': 'place:sea landmark:steamer weather:drip hour:night',
  'ev-raft-burial': 'place:sea landmark:raft weather:mist hour:dusk',

  // Events, deadly
  'ev-hurricane': 'place:wall landmark:steamer weather:rain hour:night', 'ev-maelstrom': 'place:sea landmark:whirl weather:wind hour:dusk',
  'ev-ironclad': 'place:sea landmark:chimney weather:mist hour:night', 'ev-nest': 'place:sea landmark:rock-arch weather:mist hour:day',
  'ev-fallen-star': 'place:sea landmark:steamer weather:embers hour:night',
  'ev-grey-fever': 'place:hold landmark:door weather:mist', 'ev-long-night': 'place:sea landmark:steamer weather:stars hour:night',
  'ev-ice': 'place:fjord landmark:steamer weather:snow', 'ev-the-leak': 'place:hold landmark:none weather:rain',
  'ev-press-gang': 'place:brume landmark:ship hour:night', 'ev-turning-over': 'place:nacre landmark:rock-arch hour:night',
  'ev-walking-lightning': 'place:sea landmark:steamer weather:motes hour:night', 'ev-thick-sea': 'place:marrow landmark:steamer hour:dusk',
  'ev-shadows': 'place:sea landmark:none weather:sun hour:dusk', 'ev-raiders': 'place:sea landmark:red-sails weather:wind hour:dusk',
  'ev-mine': 'place:sea landmark:mine weather:rain hour:dusk', 'ev-kitchen-door': 'place:sea landmark:door hour:night',
  'ev-last-page': 'place:sea landmark:steamer weather:wind hour:night',
}

/** By the names of the charts. */
const PLACES = {
  'The Lantern Isles': 'lantern', 'The Ember Coast': 'ember', 'The Drowned Orchard': 'orchard', 'The Ashen Gulf': 'ashen', 'The Marrow Flats': 'marrow',
  'The Tarn Fjords': 'fjord', 'The Nacre Deep': 'nacre', 'The Brume': 'brume', 'The Meridian Wall': 'wall',
}
const { vignette } = vignettes(scenes, PLACES, AFLOAT)

/** What follows within a location ("14-3") happens at the same place. */
const drawn: Pictures = { vignette: (entry, place) => vignette!(scenes[entry] === undefined ? entry.split('-')[0]! : entry, place) }
export default drawn
