import { later } from '../../lib/later.svelte'

export const rest = later(() => import('./later'))
