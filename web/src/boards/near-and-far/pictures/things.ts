// The things of Near and Far: the form of each and what it is made of.

import { GOODS } from '../../../art/items/goods'
import { items } from '../../../art/items/item'
import { TOOLS } from '../../../art/items/tools'

export const things: Record<string, string> = {
  // Goods and tokens
  coin: 'coins gold', gem: 'gem gem', food: 'apple apple', heart: 'heart apple', peppers: 'pepper apple', parts: 'wheel iron',
  ichor: 'ichor amethyst', tea: 'tea leaf',
  outlaws: 'outlaw green', mystics: 'mystic blue', lizards: 'lizard red', nomads: 'tent gold',

  // Artifacts
  'cloak-of-stars': 'cloak night', 'cooking-spices': 'tin copper', 'gambling-dice': 'dice bone', 'goods-wagon': 'wagon wood',
  'jade-flute': 'flute jade',
  'lock-picks': 'picks iron', 'gold-magnet': 'magnet red', 'mercenary-contract': 'seal wax', 'merchant-coat': 'coat green',
  'merchant-contract': 'seal gold',
  'scroll-of-legend': 'scroll paper', 'unearthed-treaty': 'scroll bone', 'eavesdroppers-horn': 'horn brass', 'boots-of-nine-owners': 'boots leather',
  'kettle-breastplate': 'breastplate copper', 'tuning-sabre': 'sabre steel', 'surveyors-spectacles': 'spectacles brass',
  'manual-of-second-thoughts': 'book red',
  'long-snare': 'snare copper', 'almanac-of-small-rain': 'book blue', 'borrowed-scales': 'scales brass', 'tin-canary': 'canary tin',
  'smoke-reading-bowl': 'bowl clay',
  'silver-tooth': 'tooth silver', 'divining-fork': 'fork silver', 'feathered-saddle': 'saddle leather', 'rope-of-trophies': 'trophies rope',
  'camp-lantern': 'lantern brass',
  'flattering-ballad': 'ballad paper', 'recruiting-drum': 'drum clay', 'tailgate-oven': 'oven clay', 'pepper-flask': 'flask red',
  'decoy-hams': 'ham meat',
  'cabinet-of-oddments': 'cabinet wood', 'winter-larder': 'larder wood', 'dented-halo': 'halo gold', 'mayors-spare-seal': 'stamp brass',
  'hundred-year-pan': 'pan iron',
  'ancient-compass': 'compass gold', 'crown-of-cruelty': 'crown iron', 'nightmare-amulet': 'amulet amethyst', 'mirror-hat': 'hat silver',
  'hangmans-gauntlet': 'glove black',
  'the-governors-other-hand': 'glove brass', 'lamp-of-the-first-library': 'lamp brass', 'saint-umbrels-saddle': 'saddle white',
  'heart-of-the-walking-engine': 'engine copper',
  'arzian-seal': 'stamp gold', 'banner-of-all-roads': 'banner blue', 'throne-of-a-small-country': 'chair gold', 'the-empty-museum': 'key gold',
  'giants-whistle': 'whistle bone',
  'table-that-is-always-laid': 'table white', 'crate-of-unsigned-treaties': 'crate wood', 'the-undelivered-star': 'star gold',

  // Treasures
  'bounty-contract': 'seal wax', 'coin-purse': 'purse leather', 'fire-bomb': 'bomb clay', 'noose-trap': 'snare rope',
  'old-journal': 'journal leather', 'old-recipe': 'paper paper',
  'old-shovel': 'shovel iron', 'rusty-bell': 'bell rust', 'bread-knife': 'knife steel', 'thirteen-inch-ruler': 'ruler wood',
  'patched-bedroll': 'bedroll green',
  'vinegar-cordial': 'flask green', 'left-hand-stirrup': 'stirrup iron', 'weighted-glove': 'glove leather', 'onion-bellows': 'bellows leather',
  'bag-of-yesterdays-sand': 'sack straw',
  'forged-pass': 'ticket blue', 'squeaking-sausage': 'sausage meat', 'thumb-scale': 'scales iron', 'warm-handshake': 'glove red',
  'bottomless-pretzel-tin': 'tin blue',
  'scare-hawk': 'banner red', 'expired-coupons': 'scroll straw', 'curry-comb': 'comb bone', 'borrowed-top-hat': 'tophat black',
  'long-spoon': 'spoon wood',
  'miners-pasty-tin': 'tin tin', 'wanted-posters': 'poster paper', 'folding-chair': 'folding red', 'medal-for-something': 'medal gold',
  'pit-mushroom-spawn': 'jar grey',
  'losers-tab': 'paper white', 'jewellers-loupe': 'lens brass', 'four-coloured-ribbon': 'ribbon gold', 'crate-of-pickles': 'crate green',
  'lucky-tooth': 'tooth bone',

  // World cards
  'kings-thumb': 'thumb stone', 'straw-compass': 'rope straw', 'leaf-cloak': 'cloak red', 'prompt-book': 'journal red',
  'warm-stone': 'stone clay', 'starglass-lens': 'lens silver',
  'clean-canteen': 'canteen blue', 'sand-sled': 'sled wood', 'banshee-necklace': 'amulet silver', 'moss-boots': 'boots moss',
  'fishbone-oar': 'oar bone', 'salt-lamp': 'lamp salt',
  'cold-blade': 'sabre ice', 'truce-flag': 'banner white', 'ash-mask': 'mask grey', 'storm-jar': 'jar night', 'gulls-whistle': 'whistle tin',
  'six-eyed-charm': 'charm clay',
  'vine-ladder': 'ladder green', 'imperial-seal': 'stamp iron', 'ticket-stub': 'ticket yellow', 'postmans-cap': 'cap blue',
  'crooked-gavel': 'gavel wood', 'white-garland': 'wreath white',
  'living-map': 'map paper', 'tuning-fork': 'tuning iron', 'forged-papers': 'paper bone', 'dowsing-rod': 'tentacle purple',
  'big-ladle': 'ladle copper', 'borrowed-shadow': 'shadow black',
}

export default items(things, { ...TOOLS, ...GOODS })
