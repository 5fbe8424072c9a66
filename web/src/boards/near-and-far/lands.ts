// The lands of the atlas, by the ground that a map names: their colours, and what covers them where there is room.

import { clouds, cracks, ferns, leaves, paving, ripples, specks, stones, tufts, type Cover } from '../../art/land/ground'
import type { Water } from '../../art/land/water'
import type { TreeKind } from '../../art/land/woods'

export interface Land {
  /** The ground, as the palette of the board has it too: paths and names are laid on it. */
  paper: string
  lit: string
  shade: string
  ink: string
  /** From 0 to 1: how much of the slopes is hatched. */
  hatched: number
  /** Turf, sand or stone of its hills. */
  earth: string
  rock: string
  water: Water
  tree: TreeKind
  leaves: readonly string[]
  /** How far apart trees stand all over it, and how much of it they leave free (-1 to 1). */
  woods?: readonly [apart: number, bare: number]
  /** What rises all over it, how far apart, how wide. */
  rises?: readonly [kind: 'peak' | 'dune' | 'pillar', apart: number, wide: number]
  /** What lies between, how far apart, and its pen. */
  covers: readonly (readonly [cover: Cover, apart: number, pen: string, filled?: boolean])[]
  /** Rock between the ways, sea round the hills, steps down to the middle. */
  form?: 'cavern' | 'isles' | 'banks' | 'terraces' | 'cone'
  /** Peaks are white. */
  snow?: string
  accent: string
}

const POND: Water = { deep: '#7fb0bd', shallow: '#bcd9d6', line: '#3c6f80', shore: '#e9d9a8' }
const MOSS = '#8f9c4c'

export const LANDS: Record<string, Land> = {
  cave: {
    paper: '#eadbc2',
    lit: '#fff4d8',
    shade: '#7a5f57',
    ink: '#5b463f',
    hatched: 0.2,
    earth: '#c2a07c',
    rock: '#a18b80',
    form: 'cavern',
    water: { deep: '#6f9fae', shallow: '#aacfcc', line: '#2f6272', shore: '#cbb695' },
    tree: 'mushroom',
    leaves: ['#c26a5c', '#a98ab0', '#d0a05c'],
    covers: [
      [stones, 44, '#8a7466'],
      [specks, 30, '#8a7466'],
    ],
    accent: '#7a5a9a',
  },
  grass: {
    paper: '#e9e4b2',
    lit: '#fbf6cf',
    shade: '#7d7a3c',
    ink: '#6d6a32',
    hatched: 0.5,
    earth: '#c9bf78',
    rock: '#b3a894',
    water: POND,
    tree: 'broad',
    leaves: ['#8ea656', '#7f9a4c', '#a6ad5c'],
    woods: [24, 0.34],
    covers: [
      [tufts, 38, '#84893f'],
      [cracks, 92, '#857748'],
    ],
    accent: '#a8532c',
  },
  forest: {
    paper: '#f2d6bb',
    lit: '#ffeeda',
    shade: '#8c3a2c',
    ink: '#8a3b2c',
    hatched: 0.3,
    earth: '#d99a72',
    rock: '#b89c90',
    water: { deep: '#7aa2a8', shallow: '#bcd2c8', line: '#3c626c', shore: '#e8c39c' },
    tree: 'broad',
    leaves: ['#b8402c', '#cb5c36', '#a23330', '#d8813f'],
    woods: [28, -0.42],
    covers: [
      [leaves, 40, '#b8503a', true],
      [specks, 34, '#a8472f'],
    ],
    accent: '#9c2a24',
  },
  rock: {
    paper: '#e6ddd6',
    lit: '#fffaf2',
    shade: '#5d5372',
    ink: '#5a5068',
    hatched: 0.9,
    earth: '#b5a8a4',
    rock: '#a69cab',
    form: 'cone',
    snow: '#fdfbff',
    water: { deep: '#86b3c9', shallow: '#c4dde4', line: '#416d88', shore: '#d5c8bd' },
    tree: 'fir',
    leaves: ['#6b8266', '#7b8d6c'],
    rises: ['peak', 64, 23],
    covers: [
      [stones, 46, '#8b7f8c'],
      [specks, 36, '#8b7f8c'],
    ],
    accent: '#8a4a6c',
  },
  sand: {
    paper: '#f5e2aa',
    lit: '#fff7d6',
    shade: '#a8782c',
    ink: '#a5802f',
    hatched: 0.25,
    earth: '#e6c478',
    rock: '#c9ad7c',
    water: { deep: '#86b84a', shallow: '#cfe07a', line: '#4c7a2a', shore: '#b8c46a' },
    tree: 'bare',
    leaves: ['#9a8a4c'],
    rises: ['dune', 58, 34],
    covers: [
      [ripples, 54, '#bd9a4a'],
      [specks, 34, '#b08a3a'],
    ],
    accent: '#5c8a2c',
  },
  mist: {
    paper: '#e3e5d4',
    lit: '#fbfcf2',
    shade: '#69776a',
    ink: '#6c7a68',
    hatched: 0.45,
    earth: '#b4c09a',
    rock: '#aeb0ac',
    water: { deep: '#93b4b8', shallow: '#cfe0dc', line: '#54767e', shore: '#d8d8bc' },
    tree: 'broad',
    leaves: ['#8fa47c', '#7d9678', '#a4b08a'],
    woods: [25, 0.3],
    covers: [
      [tufts, 44, '#8b9a78'],
      [clouds, 118, '#98a2a2', true],
    ],
    accent: '#5c7a86',
  },
  seabed: {
    paper: '#e9dfc4',
    lit: '#fdf8e6',
    shade: '#8a8468',
    ink: '#837a5e',
    hatched: 0.2,
    earth: '#bfc08c',
    rock: '#b9ab94',
    form: 'banks',
    water: { deep: '#e2d6b6', shallow: '#f2e8c8', line: '#9a8a5e', shore: '#f2e8c8' },
    tree: 'bare',
    leaves: ['#8f9a78'],
    covers: [
      [cracks, 58, '#a3946c'],
      [ripples, 66, '#a99b76'],
    ],
    accent: '#3f7a86',
  },
  ash: {
    paper: '#e0cabc',
    lit: '#f6e4d4',
    shade: '#4a3238',
    ink: '#54403f',
    hatched: 0.8,
    earth: '#a88f86',
    rock: '#8d7a78',
    form: 'cone',
    water: { deep: '#8aa3ab', shallow: '#bccbc8', line: '#4a626c', shore: '#c9b6a4' },
    tree: 'bare',
    leaves: ['#6e5a54'],
    woods: [44, 0.2],
    rises: ['peak', 88, 19],
    covers: [
      [cracks, 62, '#b0502c'],
      [specks, 30, '#6e5a54'],
    ],
    accent: '#c2431c',
  },
  water: {
    paper: '#bfdcda',
    lit: '#e3f2ee',
    shade: '#3c7484',
    ink: '#3f7886',
    hatched: 0,
    earth: '#d8c48e',
    rock: '#b0a695',
    form: 'isles',
    water: { deep: '#bfdcda', shallow: '#e0efe6', line: '#4b8794', shore: '#ecdcae' },
    tree: 'palm',
    leaves: ['#86a355', '#6f9454'],
    covers: [],
    accent: '#b2492d',
  },
  jungle: {
    paper: '#d5e2ac',
    lit: '#f0f5cc',
    shade: '#3f6a34',
    ink: '#4f7a3a',
    hatched: 0.3,
    earth: '#a9b872',
    rock: '#a3a68c',
    water: { deep: '#5fa5a0', shallow: '#a5d3c2', line: '#256a68', shore: '#cfd59a' },
    tree: 'broad',
    leaves: ['#5f9147', '#77a34c', '#4c8050', '#8cae52'],
    woods: [28, -0.5],
    covers: [[ferns, 40, '#5f8f46']],
    accent: '#b8622c',
  },
  ruin: {
    paper: '#f0e5d0',
    lit: '#fffaec',
    shade: '#8a7868',
    ink: '#8d7a62',
    hatched: 0.15,
    earth: '#d9c8a8',
    rock: '#cabca6',
    form: 'terraces',
    rises: ['pillar', 74, 6],
    water: { deep: '#8ab4b8', shallow: '#c4dcd6', line: '#4a7a84', shore: '#e6d8bc' },
    tree: 'bare',
    leaves: [MOSS],
    covers: [
      [paving, 46, '#b39f80'],
      [specks, 40, '#a8946f'],
    ],
    accent: '#7a5a9a',
  },
}

/** A writer's own ground is drawn as a meadow. */
export const landCalled = (ground: string): Land => LANDS[ground] ?? LANDS.grass!
