// How everybody looks who travels with or works for a player in Near and Far. What is not said here is rolled from the id.

import { ANIMALS } from '../../../art/beasts/animals'
import { LIZARDFOLK } from '../../../art/beasts/lizard'
import { ODDITIES } from '../../../art/beasts/oddities'
import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'

export const looks: Record<string, string> = {
  // Characters
  shardling: 'crystal',
  rin:
    'outlaw woman young hat:kerchief trim:teal cloth:umber cut:tail hair:black skin:wheat mark:scar dress:coat eyes:open brow:stern '
    + 'mouth:smirk nose:straight facing-right',
  eyim:
    'mystic man adult hat:none cut:bald hair:grey beard:full skin:brown cloth:teal trim:cream dress:robe eyes:dot brow:kind '
    + 'mouth:small nose:broad mark:none',
  brasswick: 'scale',
  ssivra: 'lizardfolk scales:grey crest:spines cloth:black trim:slate calm hooded long-snout mark:none',
  pell:
    'nomad woman child hat:none cut:braids hair:black skin:bronze dress:scarf trim:ochre cloth:brick eyes:open brow:stern mouth:grin '
    + 'mark:bell',
  mub: 'glogo',
  quill: 'bird coat:ochre collar:ruff',

  // Outlaws
  'lobb-hatchet':
    'outlaw man adult broad hat:kerchief trim:brick cloth:moss cut:short beard:full hair:chestnut skin:rose dress:shirt mouth:flat '
    + 'brow:stern mark:none',
  'wenna-underlid':
    'outlaw woman adult hat:wide felt:moss skin:pale hair:red cut:bob dress:coat eyes:sleepy mouth:smirk mark:freckles facing-right',
  'the-younger-stroud':
    'outlaw man young hat:bowler felt:slate skin:rose hair:fair cut:short beard:none dress:knotted trim:brick cloth:umber eyes:open '
    + 'brow:up mouth:smirk mark:straw',
  'odd-lot-lem':
    'outlaw man adult hat:tophat felt:black trim:brick skin:wheat hair:brown cut:wild beard:chops dress:coat cloth:plum nose:bulb '
    + 'mouth:grin mark:monocle',
  'sister-knuckle':
    'outlaw woman adult broad hat:wimple felt:black skin:bronze dress:robe cloth:black nose:broad brow:stern mouth:flat mark:scar',
  'gil-two-warrants':
    'outlaw man adult hat:stetson felt:umber hair:red beard:handlebar skin:wheat dress:knotted cloth:brick trim:teal mark:stubble '
    + 'mark:scar mark:straw',
  'lady-cutpurse':
    'outlaw woman adult hat:tophat felt:plum trim:ochre skin:deep hair:black cut:curls dress:lace cloth:plum eyes:sleepy mouth:lips '
    + 'brow:arch mark:earring facing-right',
  'bull-ransome':
    'outlaw man adult broad hat:none cut:bald beard:handlebar hair:black skin:rose dress:fur cloth:umber nose:broad brow:stern '
    + 'mouth:flat mark:bushy mark:scar mark:earring',
  'aunt-perdition':
    'outlaw woman old hat:wide felt:plum dress:coat cloth:slate trim:teal skin:rose cut:bun nose:hook mouth:smirk eyes:sleepy '
    + 'brow:up mark:none',

  // Mystics
  'novice-tam':
    'mystic man young hat:none cut:crop hair:chestnut skin:pale beard:none dress:robe cloth:teal eyes:open brow:up mouth:small '
    + 'mark:freckles',
  'nuala-half-asleep': 'mystic woman young hat:hood eyes:sleepy skin:deep cut:crop cloth:teal mark:brow-dot',
  'brother-moth':
    'mystic man adult hat:none cut:bald hair:brown beard:none skin:wheat dress:robe cloth:umber eyes:dot brow:kind mouth:smile '
    + 'nose:long mark:moth',
  'scrivener-ashby':
    'mystic man adult hat:cap felt:plum skin:pale hair:brown cut:part beard:goatee dress:coat cloth:plum trim:cream mouth:flat '
    + 'mark:glasses mark:quill',
  'oriel-seven-jars':
    'mystic woman adult hat:band trim:ochre hair:black cut:long skin:bronze dress:robe cloth:indigo brow:arch mouth:smile mark:jars',
  'deacon-still':
    'mystic man adult hat:none hair:black cut:crop skin:deep beard:none dress:vestment cloth:indigo trim:cream eyes:shut brow:flat '
    + 'mouth:flat mark:none',
  'the-listener': 'mystic woman adult hat:hood cloth:plum skin:wheat cut:none eyes:shut brow:kind mouth:small mark:earring facing-right',
  'belisar-of-the-lamp':
    'mystic man old hat:turban trim:brick beard:long hair:grey skin:brown dress:robe cloth:indigo brow:kind mark:brow-dot mark:lamp',
  'old-no-name': 'mystic old hat:hood cloth:slate skin:ash man cut:bald hair:white beard:long eyes:crinkle mark:bushy',

  // Lizardfolk
  'tick-of-the-ditch': 'lizardfolk young scales:green crest:none cloth:umber trim:cream mark:none',
  'sesh-sun-caller': 'lizardfolk scales:sand crest:frill trim:brick cloth:teal mark:beads',
  'rukka-bite': 'lizardfolk scales:green crest:spines trim:ochre cloth:brick mark:ring long-snout facing-right',
  'azzil-magpie': 'lizardfolk scales:black crest:spines trim:teal cloth:plum mark:trinkets',
  'drazz-the-quick': 'lizardfolk scales:rust crest:none trim:cream cloth:slate mark:warpaint long-snout facing-right',
  'hassa-three-tails': 'lizardfolk scales:teal crest:tails trim:ochre cloth:umber mark:scar',
  'grandfather-scree': 'lizardfolk old scales:grey crest:horns cloth:slate trim:ochre mark:none',
  'varash-of-the-red-stair': 'lizardfolk scales:red crest:horns cloth:black trim:brick mark:warpaint facing-right',
  'szerrin-the-patient': 'lizardfolk calm scales:teal crest:frill cloth:indigo trim:plum mark:none long-snout',

  // Nomads
  'little-emmet': 'nomad man child hat:straw skin:bronze hair:black cut:short dress:poncho cloth:teal eyes:open mouth:grin mark:none',
  'nessa-windward':
    'nomad woman young hat:veil skin:bronze trim:brick cloth:ochre nose:snub mouth:smile brow:arch eyes:open dress:poncho mark:none',
  'yarrow-of-the-ropes':
    'nomad woman adult hat:band trim:ochre skin:brown hair:black cut:braids dress:poncho cloth:brick mouth:smirk mark:rope',
  'arlo-longstride':
    'nomad man adult hat:none cut:curls beard:goatee hair:black skin:deep dress:scarf trim:ochre cloth:teal brow:kind mouth:smile '
    + 'mark:none',
  'ladle-jen':
    'nomad woman adult broad hat:kerchief trim:brick skin:rose hair:chestnut cut:curls dress:apron cloth:teal nose:snub mouth:grin '
    + 'mark:spoon facing-right',
  'emeric-who-forgot-the-tent':
    'nomad man adult hat:none cut:wild hair:fair skin:wheat beard:moustache dress:poncho cloth:ochre trim:teal eyes:open brow:up '
    + 'mouth:frown mark:freckles',
  'the-widow-alder':
    'nomad woman old hat:veil trim:black cloth:black skin:bronze dress:scarf eyes:dot brow:stern mouth:flat nose:hook mark:none',
  'saffi-star-walker':
    'nomad woman young hat:stars cut:long hair:black skin:deep dress:poncho cloth:indigo trim:ochre eyes:sleepy mouth:smile '
    + 'mark:dots facing-right',
  'great-aunt-caravan':
    'nomad woman old hat:straw skin:bronze hair:grey cut:curls dress:scarf cloth:ochre trim:cream eyes:crinkle brow:kind mouth:smile '
    + 'mark:none',

  // Companions
  'dog-1': 'dog coat:tan collar:star trim:brick facing-right',
  'dog-2': 'dog shaggy patched coat:white collar:scarf trim:teal',
  'cat-1': 'cat cross coat:grey collar:none',
  'cat-2': 'cat plain coat:white collar:ruff facing-right',
  platypus: 'platypus trim:brick',

  // Pack animals
  'pack-bird': 'bird harnessed coat:tan facing-right',
  'pack-tortoise': 'tortoise trim:teal',

  // Chiefs
  'chief-outlaws':
    'outlaw woman old hat:stetson felt:black trim:brick skin:pale hair:white cut:long nose:hook dress:coat cloth:black mouth:smirk '
    + 'brow:stern eyes:dot mark:noose',
  'chief-mystics':
    'mystic woman old hat:candles cut:long hair:white skin:brown dress:vestment cloth:plum trim:ochre eyes:shut brow:kind '
    + 'mouth:small mark:none',
  'chief-lizards': 'lizardfolk old scales:rust crest:frill cloth:brick trim:ochre mark:beads',
  'chief-nomads':
    'nomad man adult hat:turban trim:cream skin:bronze hair:black beard:full dress:scarf cloth:brick brow:stern mouth:smile '
    + 'nose:hook mark:earring',
}

export default portraits(looks, { ...PEOPLE, ...LIZARDFOLK, ...ANIMALS, ...ODDITIES })
