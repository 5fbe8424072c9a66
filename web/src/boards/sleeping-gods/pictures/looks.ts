// How everybody aboard the Manticore looks: the crew, and those who may join it. What is not said here is rolled from the id.

import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'
import { RAT } from '../../../art/sea/rat'

export const looks: Record<string, string> = {
  // The crew
  odessa:
    'sailor woman adult hat:captain hair:black cut:bun skin:wheat dress:peacoat cloth:navy trim:cream eyes:open brow:stern '
    + 'mouth:flat nose:straight mark:earring',
  audrie:
    'sailor woman young hat:aviator felt:umber hair:red cut:bob skin:rose dress:coat cloth:hide trim:moss eyes:open brow:up '
    + 'mouth:grin nose:snub mark:freckles',
  gregory:
    'sailor man old hat:none hair:white cut:bald beard:full skin:pale dress:coat cloth:slate trim:cream eyes:dot brow:kind '
    + 'mouth:small nose:bulb mark:glasses',
  kannan:
    'sailor man adult hat:none hair:black cut:part beard:moustache skin:brown dress:coat cloth:cream trim:indigo eyes:open brow:arch '
    + 'mouth:smile nose:straight mark:quill facing-right',
  kasumi:
    'sailor woman young hat:band trim:brick hair:black cut:tail skin:wheat dress:knotted cloth:teal eyes:sleepy brow:flat '
    + 'mouth:small nose:button mark:soot',
  laurent:
    'sailor man adult broad hat:flat felt:umber hair:chestnut cut:short beard:handlebar skin:rose dress:apron cloth:slate eyes:dot '
    + 'brow:kind mouth:smile nose:broad mark:scar facing-right',
  mac:
    'sailor man adult broad hat:watch trim:slate hair:red cut:short beard:full skin:rose dress:overalls cloth:indigo eyes:dot '
    + 'brow:kind mouth:smile nose:bulb mark:none',
  marco:
    'sailor man young hat:headphones hair:black cut:curls beard:none skin:bronze dress:knotted cloth:cream trim:teal eyes:open '
    + 'brow:arch mouth:smirk nose:hook mark:none',
  rafael:
    'sailor man adult hat:none hair:black cut:long beard:goatee skin:deep dress:jersey cloth:navy eyes:sleepy brow:flat mouth:smile '
    + 'nose:broad mark:earring facing-right',

  // People met on the way
  pinch:
    'sailor woman child hat:flat felt:slate hair:brown cut:bob skin:pale dress:shirt cloth:umber eyes:open brow:up mouth:smirk '
    + 'nose:button mark:freckles',
  tongs:
    'settler man young hat:none hair:fair cut:short skin:rose dress:apron cloth:umber eyes:open brow:kind mouth:small nose:snub '
    + 'mark:soot beard:none',
  'ludo-squire':
    'settler man child hat:helmet hair:green cut:short skin:wheat dress:armour trim:moss eyes:open brow:up mouth:grin nose:button '
    + 'mark:none facing-right',
  'needle-chandler': 'rat hide:slate candle',
  sedge:
    'nomad woman child hat:straw hair:black cut:braids skin:bronze dress:poncho cloth:sage trim:cream eyes:open brow:stern '
    + 'mouth:flat nose:button mark:dots',
  'tuva-marl':
    'stone woman adult hat:fur hair:fair cut:braids skin:pale dress:cloak cloth:slate trim:brick eyes:shut brow:kind mouth:smile '
    + 'nose:snub mark:rope',
  'nolly-bream':
    'outlaw woman adult hat:kerchief trim:teal hair:chestnut cut:curls skin:bronze dress:jersey cloth:brick eyes:sleepy brow:arch '
    + 'mouth:grin nose:hook mark:jars facing-right',
  'tansy-oakum':
    'sailor woman child hat:captain hair:red cut:tail skin:rose dress:peacoat cloth:plum trim:cream eyes:sleepy brow:stern '
    + 'mouth:smirk nose:snub mark:freckles facing-right',
  'ysolt-merrow':
    'nomad woman adult hat:wide felt:sky hair:grey cut:long skin:brown dress:cloak cloth:sky trim:cream eyes:dot brow:up mouth:flat '
    + 'nose:long mark:straw',
  gloria:
    'sailor woman adult hat:cloche trim:rose hair:black cut:bob skin:wheat dress:lace cloth:rose eyes:open brow:arch mouth:lips '
    + 'nose:button mark:earring',
  'old-tamsin':
    'sailor woman old hat:watch trim:moss hair:white cut:braids skin:bronze dress:jersey cloth:umber eyes:crinkle brow:stern '
    + 'mouth:flat nose:hook mark:pipe',
  'brother-ebb':
    'mystic man adult hat:hood hair:brown cut:bald beard:goatee skin:pale dress:robe cloth:sage eyes:dot brow:up mouth:smile '
    + 'nose:long mark:none facing-right',
  'ro-and-tully':
    'sailor woman young hat:kerchief trim:ochre hair:black cut:curls skin:deep dress:knotted cloth:indigo eyes:dot brow:stern '
    + 'mouth:frown nose:broad mark:rope',
  hobb:
    'settler man old broad hat:none hair:grey cut:bald beard:chops skin:rose dress:shirt cloth:cream eyes:dot brow:kind mouth:smile '
    + 'nose:bulb mark:scar mark:bushy',
  'drummer-nan':
    'settler woman child hat:cap felt:brick trim:ochre hair:fair cut:braids skin:pale dress:coat cloth:brick eyes:open brow:up '
    + 'mouth:grin nose:button mark:freckles facing-right',
}

export default portraits(looks, { ...PEOPLE, rat: RAT })
