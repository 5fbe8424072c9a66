// How everybody at the table looks in Prelude: the pasts and gifts that a character is made of. A portrait may join a past and a gift.

import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'

export const looks: Record<string, string> = {
  // Pasts
  soldier:
    'settler woman adult broad hat:helmet dress:armour trim:brick skin:wheat hair:brown cut:bob brow:stern mouth:flat nose:straight '
    + 'eyes:open mark:scar',
  farmer:
    'settler man adult hat:straw dress:knotted cloth:moss trim:brick skin:bronze hair:brown cut:short beard:chops mouth:grin '
    + 'nose:broad mark:straw',
  forester:
    'settler man young hat:hunter felt:moss dress:cloak cloth:moss skin:deep hair:black cut:curls beard:goatee mouth:smirk eyes:open '
    + 'mark:none',
  advisor:
    'settler woman old hat:none dress:lace cloth:plum skin:pale hair:white cut:bun nose:hook mouth:smirk brow:up eyes:dot '
    + 'mark:glasses mark:quill',
  priest:
    'settler man old hat:none dress:vestment cloth:slate trim:cream skin:brown hair:grey cut:bald beard:long eyes:crinkle brow:kind '
    + 'mouth:smile mark:none',
  spouse:
    'settler woman adult hat:kerchief trim:brick dress:apron cloth:indigo skin:rose hair:chestnut cut:braids mouth:smile brow:kind '
    + 'nose:snub eyes:dot mark:freckles',

  // Gifts
  chosen:
    'settler man young hat:circlet dress:cloak cloth:brick skin:wheat hair:fair cut:part beard:none gift:chosen brow:stern '
    + 'mouth:flat mark:none',
  woken:
    'settler woman adult hat:none dress:scarf cloth:umber trim:ochre skin:bronze hair:black cut:wild gift:woken eyes:wide brow:up '
    + 'mouth:small mark:none',
  whisperer:
    'settler woman young hat:wreath dress:cloak cloth:moss skin:brown hair:chestnut cut:long gift:whisperer mouth:smile brow:arch '
    + 'mark:freckles',
  seer:
    'settler woman old hat:veil trim:indigo dress:robe cloth:indigo skin:deep hair:white cut:long gift:seer eyes:shut mouth:flat '
    + 'mark:none',
  mage:
    'settler man adult hat:none dress:robe cloth:plum skin:pale hair:black cut:long beard:full gift:mage brow:arch eyes:open '
    + 'mouth:smirk mark:none',
  empath:
    'settler man adult hat:flowers dress:scarf cloth:sage trim:rose skin:rose hair:red cut:curls beard:none gift:empath brow:kind '
    + 'eyes:crinkle mouth:smile mark:none',
}

export default portraits(looks, PEOPLE)
