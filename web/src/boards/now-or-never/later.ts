// What the first look at a table can do without.

export { default as CardFace } from './CardFace.svelte'
export { default as Combat } from './Combat.svelte'
export { default as HeroBoard } from './HeroBoard.svelte'
export { default as Scores } from './Scores.svelte'
