// How the enemies of Sleeping Gods look, chart by chart, and the ground on which each is met.

import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'
import { bands } from '../../../art/scenes/band'
import { AFLOAT } from '../../../art/scenes/afloat'
import { ELEMENTS } from '../../../art/sea/elements'
import { FIGURES } from '../../../art/sea/figures'
import { FURRED } from '../../../art/sea/furred'
import { SHELLED } from '../../../art/sea/shells'
import { LONG } from '../../../art/sea/worms'
import { FOLK } from '../../../art/spirits/folk'

const KINDS = { ...PEOPLE, ...SHELLED, ...LONG, ...FURRED, ...FIGURES, ...ELEMENTS, ...FOLK }

/** By ground. */
const MET: Record<string, Record<string, string>> = {
  sea: {
    'bell-gulls': 'birds hide:white bell',
    'keel-borer': 'worm hide:brown head:bit coil:diving banded',
    'hunting-serpent': 'hunter hide:sea',
    'barnacled-ironclad': 'ironclad',
    'hand-of-fog': 'fog-hand',
    'becalmed-mutineer':
      'sailor man old hat:kerchief trim:brick hair:grey cut:wild beard:full skin:bronze dress:shirt cloth:sage eyes:wide brow:stern '
      + 'mouth:grin nose:hook mark:earring mark:scar',
  },
  lantern: {
    'skeletal-warrior': 'bones',
    'flying-eye': 'eye',
    'moth-swarm': 'moths',
    'oyster-crab': 'crab shell:stove hide:ash',
    'wick-rat': 'rat hide:brown candle',
    snuffer: 'snuffer',
    'lamp-thief':
      'outlaw man young hat:watch trim:black hair:black cut:short beard:none skin:wheat dress:jersey cloth:black eyes:sleepy '
      + 'brow:arch mouth:smirk nose:long mark:mask mark:lamp',
    'drowned-ferryman':
      'sailor man old hat:hood hair:white cut:long beard:long skin:drowned dress:cloak cloth:moss eyes:sleepy brow:kind mouth:small '
      + 'nose:long mark:rings facing-right',
  },
  ember: {
    'infernal-jackal': 'hound hide:wine ember big-ears',
    'glass-hound': 'hound hide:ice glass big-ears facing-right',
    'salamander-striker': 'salamander hide:ember',
    'clinker-foreman': 'golem hide:black hot',
    'slag-crawler': 'crab shell:slag hide:black clawless',
    'steam-wraith': 'spirit-mist tint:gold holds:lamp',
    'ember-wasp': 'wasps hide:ember',
    'rail-bailiff':
      'settler man adult broad hat:cap felt:moss trim:ochre hair:brown cut:short beard:handlebar skin:rose dress:coat cloth:moss '
      + 'eyes:dot brow:stern mouth:flat nose:bulb mark:quill',
  },
  orchard: {
    'pike-knight': 'rider',
    'wasp-diver': 'wasps hide:sand bubble',
    'strangler-root': 'root hide:brown',
    'windfall-boar': 'boar hide:brown',
    'coat-king': 'coats',
    'drowned-scarecrow':
      'settler man adult hat:straw hair:green cut:wild beard:none skin:drowned dress:scarf cloth:umber trim:moss eyes:wide brow:flat '
      + 'mouth:grin nose:button mark:straw',
    'pike-marshal':
      'settler man old broad hat:helmet hair:green beard:long cut:long skin:wheat dress:armour trim:moss eyes:open brow:stern '
      + 'mouth:smirk nose:hook mark:scar',
    'night-sentry':
      'settler man adult hat:helmet hair:grey beard:moustache cut:short skin:drowned dress:armour trim:indigo eyes:shut brow:flat '
      + 'mouth:flat nose:straight mark:rings facing-right',
  },
  ashen: {
    'cinder-rat': 'rat hide:black glowing facing-right',
    'flue-crawler': 'crawler hide:slate',
    'prosecutor-on-stilts': 'stilts',
    'writ-hawk': 'birds hide:brown beak:hook writ alone',
    'clinker-eel': 'worm hide:ash head:grate coil:coiled',
    'flue-mother': 'cloud hide:ash smoking',
    'ash-warden':
      'settler man adult broad hat:helmet hair:brown beard:chops cut:short skin:ash dress:coat cloth:slate trim:ochre eyes:dot '
      + 'brow:stern mouth:frown nose:broad mark:soot',
    'burnt-champion':
      'outlaw man adult broad hat:none hair:black beard:goatee cut:bald skin:bronze dress:armour trim:brick eyes:open brow:stern '
      + 'mouth:flat nose:broad mark:soot mark:scar facing-right',
  },
  marrow: {
    'scorpion-squid': 'squid hide:rust',
    'mud-lamprey': 'lampreys hide:brown',
    'wrong-caravan': 'stilts many',
    'marrow-worm': 'worm hide:bone head:worm coil:rising banded',
    'salt-husk': 'bones husk',
    'hooked-heron': 'heron hide:ash',
    'rib-climber':
      'climber woman adult hat:feathers hair:black cut:wild skin:bronze dress:hide cloth:hide eyes:open brow:stern mouth:grin '
      + 'nose:straight mark:bar',
    'name-bailiff':
      'mystic man old hat:tophat felt:black trim:plum hair:grey cut:long beard:none skin:ash dress:coat cloth:black eyes:sleepy '
      + 'brow:up mouth:smirk nose:long mark:monocle',
  },
  fjord: {
    'ice-ram': 'ram hide:ice',
    'echo-man': 'echo',
    'cliff-bear': 'bear hide:white',
    'pulling-rope': 'rope',
    'tarn-eel': 'worm hide:black head:eel coil:rising',
    cornice: 'cloud hide:white',
    'skua-flight': 'birds hide:brown beak:hook facing-right',
    'basket-cutter':
      'outlaw man adult hat:fur hair:chestnut beard:full cut:long skin:rose dress:fur cloth:slate eyes:open brow:arch mouth:smirk '
      + 'nose:straight mark:rope',
  },
  nacre: {
    'lantern-eel': 'worm hide:night head:eel coil:coiled lure',
    'eel-knot': 'tangle hide:moss',
    'mantis-duellist': 'mantis hide:moss',
    'mantis-master': 'mantis hide:wine master facing-right',
    'shell-sentinel': 'armour hide:pearl',
    'gate-sentinel': 'armour hide:sea gate facing-right',
    'toothed-tide': 'tide',
    reflection:
      'reflection woman adult hat:captain hair:black cut:bun skin:ash dress:peacoat cloth:slate trim:cream eyes:open brow:stern '
      + 'mouth:smirk nose:straight mark:none',
  },
  brume: {
    'hat-flock': 'hats',
    'fog-hound': 'hound hide:fog foggy',
    'hound-mother': 'hound hide:ash scarred pups facing-right',
    'masked-usher': 'usher',
    'head-usher': 'usher head',
    unpicker: 'unpicker',
    'the-carousel': 'carousel',
    'name-sayer': 'spirit-shade',
  },
  wall: {
    'stone-sergeant': 'golem hide:ash soldier',
    'gargoyle-picket': 'golem hide:slate winged',
    'bad-mule': 'mule hide:slate',
    'siege-crab': 'crab shell:turret hide:rust',
    'ram-crab': 'crab shell:plain ram hide:sea',
    'stair-lurker': 'worm hide:sea head:eel coil:rising thin afloat',
    thunderhead: 'cloud hide:slate bolts',
    'sleepless-colonel':
      'sailor man old hat:tricorne felt:black trim:ochre hair:white cut:long beard:moustache skin:pale dress:peacoat cloth:brick '
      + 'eyes:wide brow:stern mouth:flat nose:hook mark:rings',
  },
}

export const strangers: Record<string, string> = Object.assign({}, ...Object.values(MET))
const grounds = new Map(Object.entries(MET).flatMap(([ground, met]) => Object.keys(met).map((id) => [id, ground] as const)))

export default { ...portraits(strangers, KINDS), ...bands(strangers, KINDS, (id) => AFLOAT.grounds[grounds.get(id)!]!) }
