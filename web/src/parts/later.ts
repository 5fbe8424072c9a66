// What a table can do without at first.

export { default as FaultDialog } from './FaultDialog.svelte'
export { default as FightStage } from './FightStage.svelte'
export { default as Guide } from './Guide.svelte'
export { default as LogDrawer } from './LogDrawer.svelte'
export { default as Primer } from './Primer.svelte'
export { default as RulesDrawer } from './RulesDrawer.svelte'
export { default as TableDialogs } from './TableDialogs.svelte'
