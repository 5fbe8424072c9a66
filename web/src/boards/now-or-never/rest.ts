import { later } from '../../lib/frame/later.svelte'

export const rest = later(() => import('./later'))
