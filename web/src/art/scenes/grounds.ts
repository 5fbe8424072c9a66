// The grounds of the scenes: colours from far to near, the shape of the land, what grows there, what may stand there, what weather it has.

export interface Ground {
  /** Far and pale, in the middle, near and dark. */
  far: string
  mid: string
  near: string
  light: string
  land: 'rolling' | 'jagged' | 'flat'
  /** What hangs from above. */
  roof?: 'rock' | 'leaves' | 'vault'
  grows: readonly string[]
  /** How many times as much grows there as elsewhere. */
  dense?: number
  landmarks: readonly string[]
  weather: readonly string[]
}

export const GROUNDS: Record<string, Ground> = {
  cave: {
    far: '#f3d894',
    mid: '#7d8a8c',
    near: '#2b2033',
    light: '#fff2c0',
    land: 'rolling',
    roof: 'rock',
    grows: ['mushroom', 'mushroom', 'crystal'],
    landmarks: ['bridge', 'well', 'door', 'hut', 'none'],
    weather: ['drip', 'motes'],
  },
  grass: {
    far: '#f0e2ae',
    mid: '#b3b56c',
    near: '#4f5a30',
    light: '#fff3c4',
    land: 'rolling',
    grows: ['tuft', 'tuft', 'tree', 'rock'],
    landmarks: ['statue', 'ruin', 'wagon', 'tent', 'tower', 'hut'],
    weather: ['sun', 'wind', 'rain'],
  },
  forest: {
    far: '#f1d3b0',
    mid: '#b8583c',
    near: '#4a1f22',
    light: '#ffe9c4',
    land: 'rolling',
    grows: ['red-tree', 'red-tree', 'red-tree', 'tuft'],
    dense: 2,
    landmarks: ['hut', 'stage', 'well', 'tent', 'statue'],
    weather: ['leaves', 'motes', 'mist'],
  },
  rock: {
    far: '#e6dfdc',
    mid: '#8f8394',
    near: '#3a3248',
    light: '#fff4e2',
    land: 'jagged',
    grows: ['rock', 'crystal', 'pine'],
    landmarks: ['tower', 'tent', 'door', 'hut', 'crater'],
    weather: ['snow', 'wind', 'stars'],
  },
  sand: {
    far: '#f8e6b4',
    mid: '#dcb35e',
    near: '#7a5a24',
    light: '#fff6d4',
    land: 'rolling',
    grows: ['cactus', 'rock', 'bones'],
    landmarks: ['well', 'tent', 'machine', 'ruin', 'wagon'],
    weather: ['sun', 'wind', 'stars'],
  },
  mist: {
    far: '#f0ecd4',
    mid: '#b7b88c',
    near: '#55603f',
    light: '#fffbe4',
    land: 'rolling',
    grows: ['dead-tree', 'tuft', 'tree'],
    landmarks: ['hut', 'gate', 'stage', 'door', 'ruin'],
    weather: ['mist', 'mist', 'rain'],
  },
  seabed: {
    far: '#f4ead0',
    mid: '#cdbf98',
    near: '#5d5a4c',
    light: '#fffae6',
    land: 'flat',
    grows: ['bones', 'rock', 'tuft'],
    landmarks: ['ship', 'tower', 'gate', 'wagon'],
    weather: ['sun', 'wind', 'stars'],
  },
  ash: {
    far: '#e8b08c',
    mid: '#8a5a54',
    near: '#2c2027',
    light: '#ffd9a0',
    land: 'jagged',
    grows: ['dead-tree', 'rock'],
    landmarks: ['tower', 'bridge', 'tent', 'volcano', 'ruin'],
    weather: ['embers', 'mist', 'wind'],
  },
  water: {
    far: '#d8e8e4',
    mid: '#6fa3ac',
    near: '#24454f',
    light: '#fdf6de',
    land: 'flat',
    grows: ['wave', 'wave', 'rock'],
    landmarks: ['ship', 'tower', 'rock-arch', 'hut'],
    weather: ['rain', 'mist', 'wind'],
  },
  jungle: {
    far: '#eef0c0',
    mid: '#7fa052',
    near: '#274a2c',
    light: '#fff8cf',
    land: 'rolling',
    roof: 'leaves',
    grows: ['palm', 'flower', 'palm'],
    dense: 2,
    landmarks: ['hut', 'bridge', 'statue', 'tent', 'ruin'],
    weather: ['motes', 'rain', 'mist'],
  },
  ruin: {
    far: '#f2e2c0',
    mid: '#b59a78',
    near: '#43332c',
    light: '#fff3d2',
    land: 'flat',
    roof: 'vault',
    grows: ['column', 'column', 'rock'],
    landmarks: ['shelf', 'stair', 'door', 'machine', 'statue'],
    weather: ['motes', 'motes', 'drip'],
  },
  // Regions.
  grassland: {
    far: '#f2e4b0',
    mid: '#a9b568',
    near: '#46552f',
    light: '#fff3c4',
    land: 'rolling',
    grows: ['tuft', 'wheat', 'tree'],
    landmarks: ['hut', 'tent', 'ruin', 'none'],
    weather: ['sun', 'wind', 'rain'],
  },
  woods: {
    far: '#e8ecc4',
    mid: '#6f9056',
    near: '#26402f',
    light: '#fff6cf',
    land: 'rolling',
    grows: ['tree', 'pine', 'tree', 'pine', 'mushroom'],
    dense: 2,
    landmarks: ['hut', 'tent', 'none', 'well'],
    weather: ['motes', 'leaves', 'mist', 'rain'],
  },
  mountains: {
    far: '#dfe6ea',
    mid: '#8697a2',
    near: '#35404c',
    light: '#fff8e6',
    land: 'jagged',
    grows: ['pine', 'rock', 'tuft'],
    landmarks: ['tower', 'hut', 'tent', 'none'],
    weather: ['snow', 'wind', 'sun', 'stars'],
  },
}
