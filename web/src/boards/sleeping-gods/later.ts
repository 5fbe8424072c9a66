// What the first look at a table can do without.

export { default as CardFace } from './CardFace.svelte'
export { default as Challenge } from './Challenge.svelte'
export { default as Combat } from './Combat.svelte'
export { default as CrewBoard } from './CrewBoard.svelte'
export { default as Journey } from './Journey.svelte'
export { default as Locker } from './Locker.svelte'
export { default as Notes } from './Notes.svelte'
export { default as Quests } from './Quests.svelte'
