// The pictures of the games. Each game's are loaded when the first of them is wanted, so that the first page carries none.

import type { GameArt } from './game'

const games = import.meta.glob<{ default: GameArt }>('../boards/*/pictures/index.ts')
let loaded = $state.raw<Readonly<Record<string, GameArt>>>({})
const wanted = new Set<string>()

/** A game's pictures, once they are there. Nobody has drawn any for some games. */
export function artOf(game: string): GameArt | undefined {
  const load = games[`../boards/${game}/pictures/index.ts`]
  if (load && !wanted.has(game)) {
    wanted.add(game)
    load().then(
      ({ default: art }) => {
        art.layGrain()
        loaded = { ...loaded, [game]: art }
      },
      // A picture is not worth a broken page; the next one tries again.
      () => wanted.delete(game),
    )
  }
  return loaded[game]
}
