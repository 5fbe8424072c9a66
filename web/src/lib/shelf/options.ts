// Which options a table of some mode has, and which of those that were chosen belong to it.

import type { About, Mode, TableOption } from '../server/protocol'

export function optionsOf(about: About, mode: Mode): TableOption[] {
  return about.options.filter(({ modes }) => modes.length === 0 || modes.includes(mode.id))
}

/** What was chosen under another mode is left out: the server would refuse it. */
export function fitting(chosen: Record<string, string>, offered: readonly TableOption[]): Record<string, string> {
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => offered.some((option) => option.key === key)))
}
