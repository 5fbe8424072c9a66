// How the heroes and the specialists look. What is not said here is rolled from the id.

import { PEOPLE } from '../../../art/people/person'
import { portraits } from '../../../art/portrait'
import { HEROES } from './heroes'

export const looks: Record<string, string> = {
  // The heroes
  marklun:
    'scholar man adult hat:none hair:black cut:wild beard:none skin:wheat dress:coat cloth:plum trim:ochre eyes:wide brow:up '
    + 'mouth:small nose:long mark:glasses mark:soot',
  halia:
    'captain woman adult broad hat:hood felt:umber hair:black cut:bob skin:bronze dress:cloak cloth:umber trim:brick eyes:dot '
    + 'brow:stern mouth:flat nose:straight',
  namal:
    'smith woman adult broad hat:band trim:brick hair:chestnut cut:bun skin:deep dress:shirt cloth:ochre eyes:open brow:kind '
    + 'mouth:smile nose:broad mark:earring',
  zeik: 'lookout old scales:grey crest:spines cloth:umber trim:ochre mark:none',

  // Builders
  'tobin-marl': 'settler man adult broad hat:flat felt:slate beard:full hair:brown skin:rose dress:apron cloth:slate mark:flour',
  'greta-oxhand': 'settler woman adult broad hat:straw hair:fair cut:braids skin:rose dress:shirt cloth:moss',
  'bettine-keel': 'settler woman young hat:kerchief trim:teal hair:red cut:tail skin:pale dress:overalls cloth:indigo mark:freckles',
  'rusk-tolliver': 'settler man old hat:straw hair:white beard:chops skin:wheat dress:scarf cloth:umber mark:straw',
  'orrin-tack': 'settler man young broad hat:none hair:black cut:crop beard:none skin:brown dress:shirt cloth:brick mark:rope',
  'hettie-marl': 'settler woman adult hat:kerchief trim:brick hair:brown cut:bun skin:rose dress:apron cloth:brick mark:soot',
  'bessel-crane': 'sailor woman adult hat:cloche hair:grey cut:bob skin:pale dress:coat cloth:navy nose:long mark:monocle',
  'jutta-ferrow': 'settler woman young hat:cap felt:brick hair:fair cut:braids skin:wheat dress:overalls cloth:slate mouth:grin',
  'tilda-mink': 'settler woman adult hat:none hair:chestnut cut:curls skin:bronze dress:apron cloth:plum mark:jars',
  'audric-foss':
    'sailor man adult hat:tophat felt:plum hair:black cut:part beard:goatee skin:pale dress:coat cloth:plum mark:quill mouth:smirk',

  // Healers
  'sorrel-mapp': 'nomad woman old hat:wimple hair:white skin:brown dress:robe cloth:teal nose:hook',
  'hux-thimble': 'settler man adult hat:bowler hair:grey beard:moustache skin:pale dress:coat cloth:slate mark:glasses',
  'marda-quince': 'nomad woman adult hat:wreath hair:black cut:long skin:bronze dress:poncho cloth:sage mouth:smile',
  'odo-ludlow': 'settler man adult broad hat:none hair:black cut:bald beard:handlebar skin:rose dress:apron cloth:cream',
  'noll-bracken': 'settler man young hat:kerchief trim:moss hair:red cut:curls skin:rose dress:apron cloth:moss mark:spoon',
  'lirra-fell': 'mystic woman adult hat:turban trim:ochre hair:black skin:deep dress:robe cloth:indigo eyes:wide mark:brow-dot',
  'cato-spindle': 'settler man old hat:none hair:grey cut:short beard:none skin:brown dress:overalls cloth:umber mark:monocle',
  'mystic-healer': 'mystic woman old hat:hood hair:white skin:ash dress:robe cloth:teal eyes:shut mouth:smile mark:paint',

  // Teachers, traders and others
  'imre-holt':
    'outlaw man adult broad hat:helmet hair:grey beard:handlebar skin:rose dress:armour cloth:slate brow:stern mouth:frown mark:scar',
  'yevka-sand': 'nomad woman old hat:veil hair:grey skin:bronze dress:poncho cloth:ochre mouth:grin mark:pipe',
  'basil-ormsby':
    'outlaw man adult hat:tricorne felt:navy hair:black cut:long beard:goatee skin:wheat dress:lace cloth:navy mouth:smirk mark:patch',
  'petra-nock': 'outlaw woman adult hat:wide felt:umber hair:brown cut:braids skin:wheat dress:coat cloth:umber mark:bell',
  'gaspar-grist': 'outlaw man adult broad hat:tophat felt:brick hair:fair beard:moustache skin:rose dress:coat cloth:brick mouth:grin',
  tench: 'sailor man old broad hat:watch trim:navy hair:white beard:full skin:rose dress:jersey cloth:navy mark:earring',
}

export default portraits(looks, { ...PEOPLE, ...HEROES })
