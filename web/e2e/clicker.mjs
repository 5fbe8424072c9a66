// Somebody who knows a little about Near and Far: goes where there is room, builds camps, attempts quests, recruits.

const hearts = (text) => Number(/(\d+) hearts?/.exec(text)?.[1] ?? 0)

/** Whether nobody camps there: "Bo's camp". */
const empty = (label) => !/s camp\b/.test(label) && !label.includes('town')

/** All that an option says. */
const said = ({ label, detail = '' }) => `${label} ${detail}`

/** How much one would like an option; `open` says whether the space last entered was free. */
function worth(option, prompt, open, visited) {
  const { key } = option
  const label = said(option)
  const [kind, what] = key.split('/')
  switch (kind) {
    case 'camp':
      return what === 'build' ? 100 : 1
    case 'quest':
      return what === 'attempt' ? 90 : 1
    case 'adventure':
      return what === 'fewer' ? 0 : hearts(label) >= 4 ? 80 : 12
    case 'visit':
      return key.includes('/duel') ? 2 : { mine: 40, saloon: 34, store: 26, farm: 10, stables: 14, hut: 6, hall: 1 }[what]
    case 'dig':
      return what === 'nowhere' ? 1 : 50
    case 'recruit':
      return 60
    case 'row':
      return 0
    case 'party':
      return label.startsWith('Into') || what === 'keep' ? 20 : 5
    case 'person':
      return what === 'nobody' ? 10 : 4
    case 'session':
      return what === 'end' ? 20 : 1
    case 'move': {
      if (what === 'stop') return open && hearts(prompt) >= 3 ? 100 : label.includes('town') ? 1 : 12
      const free = empty(label)
      return (free ? 60 : 30) - 25 * visited.filter((one) => one === what).length - 4 * hearts(label)
    }
    case 'store':
      return what === 'coin' ? 30 : 1
    case 'stables':
      return what === 'nothing' ? 1 : 20
    case 'buy':
      return 95
    case 'hearts':
      return -Number(what)
    case 'turn':
      return 15
    case 'hall':
      return what === 'done' ? 20 : 0
    case 'good':
      return 5
    default:
      return /none|nobody|nothing/.test(key) ? 1 : 4
  }
}

/** One player's way of choosing; `chance(n)` breaks ties. */
export function clicker(chance) {
  let open = false
  let visited = []
  return (question) => {
    const { options, prompt } = question
    const liked = options.map((option, at) => ({
      at,
      option,
      much: option.aside ? -1000 : worth(option, prompt, open, visited) + chance(100) / 50,
    }))
    const { at, option } = liked.reduce((best, one) => (one.much > best.much ? one : best))
    const [kind, what] = option.key.split('/')
    if (kind === 'adventure') [open, visited] = [false, []]
    if (kind === 'move' && what !== 'stop') {
      visited.push(what)
      open = empty(said(option))
    }
    return at
  }
}
