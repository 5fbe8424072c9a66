// What a table can do without at first.

export { default as FaultDialog } from './FaultDialog.svelte'
export { default as FightStage } from '../story/FightStage.svelte'
export { default as Guide } from '../help/Guide.svelte'
export { default as LogDrawer } from '../story/LogDrawer.svelte'
export { default as Primer } from '../help/Primer.svelte'
export { default as RulesDrawer } from '../help/RulesDrawer.svelte'
export { default as TableDialogs } from './TableDialogs.svelte'
