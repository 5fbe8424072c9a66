// What the first look at a table can do without.

export { default as CardFace } from './CardFace.svelte'
export { default as Foe } from './Foe.svelte'
export { default as Person } from './Person.svelte'
export { default as PlayerBoard } from './PlayerBoard.svelte'
export { default as Scores } from './Scores.svelte'
export { default as Sheet } from './Sheet.svelte'
export { default as Town } from './Town.svelte'
