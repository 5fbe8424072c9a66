// What a table can do without until somebody asks for it.

export { default as LogDrawer } from './LogDrawer.svelte'
export { default as Primer } from './Primer.svelte'
export { default as RulesDrawer } from './RulesDrawer.svelte'
export { default as TableDialogs } from './TableDialogs.svelte'
