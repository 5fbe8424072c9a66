// The colours that all pictures share, and how one is made out of two.

export const INK = '#2b1a10'

/** `a`, so far on the way to `b`. */
export function mix(a: string, b: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  const to = parts(b)
  const mixed = parts(a).map((from, n) => Math.round(from + ((to[n] ?? from) - from) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
export const shaded = (colour: string, share = 0.3): string => mix(colour, '#4a2440', share)
export const lit = (colour: string, share = 0.25): string => mix(colour, '#fff3cf', share)

/** Dyes: what people wear. */
export const CLOTH = {
  brick: '#b2492d',
  moss: '#76823f',
  teal: '#34776d',
  indigo: '#3c5788',
  ochre: '#d9a13a',
  umber: '#7a5535',
  plum: '#7d4867',
  slate: '#64707a',
  cream: '#efe1bf',
  navy: '#34445f',
  hide: '#b98a58',
  fur: '#8d6a4a',
  black: '#3c3438',
  rose: '#cf8276',
  sage: '#a3ab7a',
  sky: '#86aebf',
}
export type Cloth = keyof typeof CLOTH

/** Materials: what things are made of. */
export const STUFF = {
  brass: '#d8a23c',
  iron: '#76808a',
  steel: '#b9c4c8',
  silver: '#cfd6d6',
  copper: '#c06f42',
  gold: '#e7b83f',
  tin: '#a9b3b0',
  rust: '#a8623c',
  wood: '#9a6a3c',
  straw: '#dcb860',
  leather: '#a3653a',
  clay: '#c4774a',
  china: '#f2ead9',
  bone: '#efe2c2',
  stone: '#9a948a',
  red: '#b2492d',
  green: '#6f8a49',
  blue: '#4f7fa3',
  white: '#f3ead6',
  black: '#463d40',
  grey: '#9a9791',
  purple: '#7d4867',
  yellow: '#dfb647',
  wool: '#34776d',
  paper: '#f3e3b8',
  glass: '#a9d3cf',
  jade: '#5fa887',
  gem: '#3fa1a8',
  amethyst: '#8a63b0',
  wax: '#b23a2c',
  rope: '#cba567',
  bread: '#d8974a',
  meat: '#c9705a',
  apple: '#c0442f',
  leaf: '#6f8a49',
  salt: '#e8b4a4',
  ice: '#bfe0ea',
  night: '#3d4470',
  moss: '#7f8f45',
}
export type Stuff = keyof typeof STUFF
