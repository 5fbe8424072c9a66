// The things of Sleeping Gods: the form of each and what it is made of. People among the cards have looks instead.

import { GOODS } from '../../../art/items/goods'
import { items } from '../../../art/items/item'
import { SHIPS } from '../../../art/items/ship'
import { TOOLS } from '../../../art/items/tools'

export const things: Record<string, string> = {
  // Stores
  coin: 'coins gold', meat: 'ham meat', grain: 'grain straw', vegetables: 'pepper green', materials: 'materials wood', artifact: 'artifact gem',

  // Totems
  'stone-of-memory': 'memory blue', 'life-seed': 'seed leaf', 'blown-lamp': 'snuffed brass', 'nursery-key': 'key brass',
  'stone-of-personal-flame': 'fire clay', 'mazons-gauntlet': 'gauntlet iron', 'slag-crown': 'crown black', 'unburnt-letter': 'letter bread',
  'stone-of-healing': 'cross jade', 'stone-of-riddley': 'riddle apple', 'pruning-hook': 'sickle silver', 'queens-bell': 'bell gold',
  'stone-of-vengeance': 'fist red', 'stone-of-truth': 'balance white', 'burnt-gavel': 'gavel black', 'mazons-staff': 'staff rust',
  'stone-of-worlds-strongest': 'strong stone', 'stone-of-malice': 'malice purple', 'marrow-flute': 'flute bone', 'jawbone-ledger': 'tooth bone',
  'stone-of-the-lion': 'lion straw', 'hunters-pick': 'pick ice', counterweight: 'weight grey', 'unsung-bell': 'tongueless iron',
  'stone-of-mana': 'pearl white', 'stone-of-gharney': 'hound night', 'ear-of-pearl': 'ear china', 'clerks-seal': 'stamp brass',
  'stone-of-weakness': 'weak moss', 'hosts-spoon': 'spoon silver', 'circus-key': 'key red', 'unpicked-map': 'chart-holes white',
  'watchmans-hour': 'hourglass brass', 'first-stone': 'round stone', 'deserters-boot': 'boots black', 'turnkeys-ring': 'ring iron',

  // Weapons
  'boat-hook': 'hook iron', 'punty-iron': 'iron iron', 'tapping-hammer': 'hammer iron', 'weed-lance': 'lance green', 'root-flail': 'flail wood',
  'prosecutors-stilt': 'pole wood', 'brigade-axe': 'axe brass',
  'flensing-spade': 'spade steel', 'rib-bow': 'bow bone', 'ledge-axe': 'axe steel', 'goat-hair-sling': 'sling grey', 'mantis-foil': 'foil jade',
  'eel-lance': 'lance brass', 'ferry-pole': 'pole straw', 'ushers-cane': 'cane black',
  'wall-pike': 'pike steel', 'hand-mortar': 'mortar brass', 'harpoon-gun': 'harpoon steel', 'fire-axe': 'axe apple', 'tin-cutlass': 'cutlass tin',
  'casting-net': 'net rope', 'whelk-sling': 'sling leather', 'eel-spear': 'spear iron',
  'one-shot-pistol': 'pistol wood',

  // Recipes
  'sill-house-broth': 'soup blue', 'fish-in-salt': 'fish salt', 'bell-honey-cake': 'cake bread', 'brigade-cold-stew': 'stew tin', 'low-water-pot': 'oysters iron',
  'edge-bread': 'bread bread', 'divers-broth': 'soup china', 'soup-for-the-absent': 'leeks white',
  'watch-pudding': 'pudding clay', soup: 'soup clay', flapjacks: 'flapjacks bread', 'stargazy-pie': 'pie bread', 'pickled-everything': 'pickles green',
  'ships-pudding': 'pudding leather', 'boiler-curry': 'curry copper', 'bitter-tea': 'cup china',

  // Equipment
  'moth-silk-jib': 'jib white', 'fireclay-apron': 'apron clay', 'bee-bell-helm': 'helm brass', 'soot-goggles': 'goggles brass', 'mud-stilts': 'stilts straw',
  'felt-boots': 'boots grey', 'covered-mirror': 'mirror gold', 'bottled-calm': 'bottle blue',
  'tways-plumb': 'plumb brass', gear: 'pack leather', 'long-telescope': 'telescope leather', 'storm-oil': 'bottle yellow', 'bronze-screw': 'screw copper',
  'chart-table': 'drawers wood', 'plate-and-bolts': 'plates steel', 'lead-dice': 'dice iron',
  'signal-rockets': 'rocket red',

  // Knowledge
  'nose-chart': 'chart-nose paper', 'ferrymans-rules': 'chart-rule bone', 'working-timetable': 'chart-time paper', 'grafters-art': 'book-leaf wood',
  'law-of-lots': 'book-law red', 'salted-advice': 'book-salt grey', 'low-harmonies': 'book-song purple',
  'corrected-tables': 'chart-tide white', 'hat-manners': 'book-hat moss', 'downward-glass': 'book-star night', 'tide-tables': 'book-tide blue',
  'book-of-knots': 'book-knot leather', 'manners-for-guests': 'book-guest green', 'beasts-and-joints': 'book-beast clay',
}

export default items(things, { ...TOOLS, ...GOODS, ...SHIPS })
