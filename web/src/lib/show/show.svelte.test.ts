import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Pace } from './beats'
import type { Frame, Live } from '../server/live.svelte'
import type { LogLine, Now } from '../server/protocol'
import { Show } from './show.svelte'

let log: LogLine[] = []
const line = (by: number, text: string): LogLine => ({ seq: log.length + 1, private: false, by, kind: 'words', text })

function frame(view: string, ...fresh: LogLine[]): Frame {
  log = [...log, ...fresh]
  return { view, question: { prompt: view } as never, now: null, log, fresh, anew: false }
}

function begin(pace: Pace = 'usual', mine: readonly number[] = [0]) {
  const table = { seats: mine.map((seat) => ({ seat, mine: true })) }
  const live = { seat: 0, table, frame: frame('first'), listener: null } as unknown as Live
  const show = new Show(live, () => pace)
  return { show, hear: (next: Frame) => live.listener?.(next) }
}

beforeEach(() => {
  log = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a turn of somebody else is told line by line, and then the question is asked', () => {
  const { show, hear } = begin()
  hear(frame('second', line(1, 'Bo goes.'), line(1, 'Bo stays.')))
  expect([show.telling, show.view, show.question, show.beat?.line.text, show.log.length]).toEqual([true, 'second', null, 'Bo goes.', 1])
  vi.advanceTimersToNextTimer()
  expect([show.beat?.line.text, show.view, show.log.length]).toEqual(['Bo stays.', 'second', 2])
  vi.advanceTimersToNextTimer()
  expect([show.telling, show.view, show.question?.prompt]).toEqual([false, 'second', 'second'])
})

test('the board shows what is told as soon as no die, card, page or move is still to come', () => {
  const roll = (): LogLine => ({
    seq: log.length + 1,
    private: false,
    by: 1,
    kind: 'roll',
    throws: [],
    against: null,
    passed: true,
    text: 'Bo rolls.',
  })
  const { show, hear } = begin()
  hear({ ...frame('second', line(1, 'one'), roll(), line(1, 'two'), line(1, 'three')), now: { waiting: [1], scenes: [] } as never })
  const seen: [string | undefined, unknown, number[]][] = []
  for (; show.beat; vi.advanceTimersToNextTimer()) seen.push([show.beat.line.text, show.view, show.waiting])
  expect(seen).toEqual([
    ['one', 'first', []],
    ['Bo rolls.', 'first', []],
    ['two', 'second', [1]],
    ['three', 'second', [1]],
  ])
})

test('what comes meanwhile waits its turn', () => {
  const { show, hear } = begin()
  hear(frame('second', line(1, 'one')))
  hear(frame('third', line(0, 'mine')))
  hear(frame('fourth', line(2, 'two')))
  vi.advanceTimersToNextTimer()
  expect([show.view, show.beat?.line.text, show.log.map(({ text }) => text)]).toEqual(['fourth', 'two', ['one', 'mine', 'two']])
  vi.runAllTimers()
  expect([show.view, show.telling]).toEqual(['fourth', false])
})

test('what I did is shown in passing', () => {
  const { show, hear } = begin()
  hear(frame('second', line(0, 'I go.')))
  expect([show.telling, show.view, show.passing.map(({ text }) => text)]).toEqual([false, 'second', ['I go.']])
})

test('skipping goes on to the question, whatever is waiting', () => {
  const { show, hear } = begin()
  hear(frame('second', line(1, 'one'), line(1, 'two')))
  hear(frame('third', line(1, 'three')))
  show.skip()
  expect([show.telling, show.view, show.log.length]).toEqual([false, 'third', 3])
  vi.runAllTimers()
  expect(show.view).toBe('third')
  show.skip()
  expect(show.view).toBe('third')
})

test('at once, or after the log has begun anew, nothing is told', () => {
  const quick = begin('at once')
  quick.hear(frame('second', line(1, 'one')))
  expect([quick.show.telling, quick.show.view]).toEqual([false, 'second'])
  const { show, hear } = begin()
  hear(frame('second', line(1, 'one')))
  hear({ ...frame('third', line(1, 'two')), anew: true })
  expect([show.telling, show.view]).toEqual([false, 'third'])
})

let scene = 0
/** A page; each is the beginning of a scene. */
const opening = (by: number): LogLine => ({
  scene: { id: ++scene, kind: 'story' },
  seq: log.length + 1,
  private: false,
  by,
  kind: 'story',
  entry: 'stag',
  title: 'The Pale Stag',
  choice: null,
  outcome: null,
  text: 'It stands there.',
})
/** How it came out. */
const outcome = (by: number): LogLine => ({
  scene: { id: scene, kind: 'story' },
  seq: log.length + 1,
  private: false,
  by,
  kind: 'story',
  entry: 'stag',
  title: '',
  choice: 0,
  outcome: 'success',
  text: 'It nods.',
})

/** What else is told in it. */
const within = (line: LogLine): LogLine => ({ ...line, scene: { id: scene, kind: 'story' } })
/** Something may still be decided in it. */
const lies = (frame: Frame): Frame => ({ ...frame, now: { ...frame.now, scenes: [{ id: scene, kind: 'story' }] } as Now })

test('a story takes the table until it is left, and can be entered again', () => {
  const { show, hear } = begin('at once')
  hear(lies(frame('second', opening(0))))
  expect([show.stage?.opening?.title, show.left]).toEqual(['The Pale Stag', null])
  show.leave()
  expect([show.stage, show.left?.opening?.title]).toEqual([null, 'The Pale Stag'])
  hear(lies(frame('third', line(0, 'still the same'))))
  expect(show.stage).toBe(null)
  show.enter()
  expect(show.stage?.opening?.title).toBe('The Pale Stag')
  show.leave()
  hear(frame('fourth', opening(1)))
  expect(show.stage?.id).not.toBe(undefined)
})

test('what was over before I came is not staged, what is still open is', () => {
  const come = (...lines: LogLine[]): Show =>
    new Show({ seat: 0, frame: frame('first', ...lines), listener: null } as unknown as Live, () => 'usual')
  expect(come(opening(1)).stage?.decided).toBe(false)
  const over = come(outcome(1))
  expect([over.stage, over.left?.decided]).toEqual([null, true])
})

test('what was taken back is neither told nor staged', () => {
  const { show, hear } = begin('at once')
  hear(frame('second', line(0, 'one'), opening(0)))
  const back: LogLine = { seq: log.length + 1, private: false, kind: 'table', back: 0, text: 'Ada takes a move back.' }
  hear(frame('third', back))
  expect([show.told.map(({ text }) => text), show.stage, show.log.length]).toEqual([['Ada takes a move back.'], null, 3])
})

test('what is shown is heard, also what comes at once', () => {
  const heard: string[] = []
  const listen = (show: Show): void => void (show.voice = (lines) => heard.push(lines.map(({ text }) => text).join('+')))
  const { show, hear } = begin()
  listen(show)
  hear(frame('second', line(1, 'one'), line(1, 'two')))
  expect(heard).toEqual(['one'])
  vi.runAllTimers()
  hear(frame('third', line(0, 'mine')))
  expect(heard).toEqual(['one', 'two', 'mine'])
  const quick = begin('at once')
  listen(quick.show)
  quick.hear(frame('second', line(1, 'three'), line(1, 'four')))
  quick.hear({ ...frame('third', line(1, 'old')), anew: true })
  expect(heard.slice(3)).toEqual(['three+four'])
})

test('what was missed is told once more, and then the same question is asked', () => {
  const { show, hear } = begin()
  hear(frame('second', line(1, 'one'), line(1, 'two')))
  show.skip()
  show.retell(show.log.slice(-2))
  expect([show.telling, show.question, show.beat?.line.text, show.view]).toEqual([true, null, 'one', 'second'])
  vi.runAllTimers()
  expect([show.telling, show.question?.prompt, show.log.length]).toEqual([false, 'second', 2])
})

test('what is told once more while a page waits to be read ends with the newest table, too', () => {
  const { show, hear } = begin()
  hear(frame('second', opening(0), outcome(0), within(line(0, 'I gain a coin.')), opening(0), { ...line(1, 'Bo is next.'), kind: 'turn' }))
  vi.runAllTimers()
  expect(show.paused).toBe(true)
  show.retell(show.log.slice(-1))
  expect(show.beat?.line.text).toBe('I gain a coin.')
  vi.runAllTimers()
  expect([show.telling, show.paused, show.view, show.question?.prompt, show.log.length]).toEqual([false, false, 'second', 'second', 5])
})

test('how something of mine went stays on the stage until I go on, before the next turn is told', () => {
  const turn = (): LogLine => ({ ...line(1, 'Bo is next.'), kind: 'turn' })
  const { show, hear } = begin()
  hear(frame('second', opening(0), outcome(0), turn(), line(1, 'Bo goes.')))
  vi.runAllTimers()
  expect([show.paused, show.telling, show.question, show.beat?.line.text, show.stage?.opening?.title]).toEqual([
    true,
    false,
    null,
    'It nods.',
    'The Pale Stag',
  ])
  show.leave()
  expect([show.paused, show.beat?.line.text]).toEqual([false, 'Bo is next.'])
  vi.runAllTimers()
  expect([show.telling, show.question?.prompt]).toEqual([false, 'second'])
  // What others read goes by at its pace.
  hear(frame('third', opening(1), outcome(1), turn()))
  vi.runAllTimers()
  expect([show.paused, show.question?.prompt]).toEqual([false, 'third'])
})

test('how something of another seat of mine went stays on the stage, too', () => {
  const { show, hear } = begin('usual', [0, 1])
  hear(frame('second', opening(1), outcome(1), opening(2), outcome(2)))
  vi.runAllTimers()
  expect([show.paused, show.stage?.opening?.by]).toEqual([true, 1])
  show.leave()
  vi.runAllTimers()
  expect([show.paused, show.question?.prompt]).toEqual([false, 'second'])
})

test('a page left for a test is opened again for how it came out, at once too; what others do after theirs is told on the board', () => {
  for (const pace of ['usual', 'at once'] as const) {
    log = []
    const { show, hear } = begin(pace)
    hear(frame('second', line(0, 'I go.')))
    hear(lies(frame('third', opening(0))))
    vi.runAllTimers()
    show.leave()
    hear(lies(frame('fourth', line(0, 'I try.'))))
    vi.runAllTimers()
    expect([show.stage, show.left?.opening?.title]).toEqual([null, 'The Pale Stag'])
    hear(frame('fifth', outcome(0)))
    vi.runAllTimers()
    expect([show.stage?.outcomes.length, show.left]).toEqual([1, null])
    show.leave()
    hear(frame('sixth', line(0, 'I sail.')))
    vi.runAllTimers()
    expect(show.stage).toBe(null)
  }
  const { show, hear } = begin()
  hear(frame('second', line(0, 'I go.')))
  hear(frame('third', opening(1), outcome(1)))
  vi.runAllTimers()
  expect(show.stage?.opening?.by).toBe(1)
  hear(frame('fourth', line(1, 'Bo sails.')))
  expect([show.stage, show.beat?.line.text]).toEqual([null, 'Bo sails.'])
})

test('how something of mine went stays on the stage until I turn the page', () => {
  const { show, hear } = begin()
  hear(frame('second', opening(0), outcome(0), { ...opening(0), text: 'Another page.' }))
  vi.runAllTimers()
  expect([show.paused, show.question, show.stage?.outcomes.length]).toEqual([true, null, 1])
  show.leave()
  expect([show.paused, show.beat?.line.text, show.stage?.outcomes.length]).toEqual([false, 'Another page.', 0])
  vi.runAllTimers()
  expect(show.question?.prompt).toBe('second')
})

describe('what the screen does next', () => {
  const turn = (text: string): LogLine => ({ ...line(1, text), kind: 'turn' })
  const states = (show: Show) => [show.telling, show.paused, show.handing, show.beat?.line.text]

  test('a turn that comes only once my story was told waits as well, until I go on', () => {
    const { show, hear } = begin()
    hear(frame('second', opening(0), outcome(0)))
    vi.runAllTimers()
    expect(states(show)).toEqual([false, false, false, undefined])
    hear(frame('third', turn('Bo is next.')))
    hear(frame('fourth', line(1, 'Bo goes.')))
    vi.runAllTimers()
    expect([...states(show), show.view]).toEqual([false, true, false, undefined, 'second'])
    show.leave()
    expect(states(show)).toEqual([true, false, false, 'Bo is next.'])
    vi.runAllTimers()
    expect([...states(show), show.view]).toEqual([false, false, false, undefined, 'fourth'])
  })

  test('a click on what is read goes on to the question, with all that waited', () => {
    const { show, hear } = begin()
    hear(frame('second', opening(0), outcome(0), turn('Bo is next.')))
    vi.runAllTimers()
    hear(frame('third', line(1, 'Bo goes.')))
    expect(show.paused).toBe(true)
    show.skip()
    expect([...states(show), show.question?.prompt, show.log.length]).toEqual([false, false, false, undefined, 'third', 4])
  })

  test('a log that begins anew ends the reading', () => {
    const { show, hear } = begin()
    hear(frame('second', opening(0), outcome(0), turn('Bo is next.')))
    vi.runAllTimers()
    hear({ ...frame('third', line(1, 'Bo goes.')), anew: true })
    expect([...states(show), show.view, show.stage]).toEqual([false, false, false, undefined, 'third', null])
  })

  test('a page that I leave before its time is over holds nothing up, even if I look at it again', () => {
    const { show, hear } = begin()
    hear(frame('second', opening(0), turn('Bo is next.')))
    show.leave()
    show.enter()
    vi.advanceTimersToNextTimer()
    expect(states(show)).toEqual([true, false, false, 'Bo is next.'])
  })

  test('what comes of my story is told on its stage, and whatever else happened waits', () => {
    const { show, hear } = begin()
    hear(frame('second', opening(0), outcome(0), within(line(0, 'I gain a coin.')), line(1, 'Bo goes.')))
    vi.advanceTimersToNextTimer()
    vi.advanceTimersToNextTimer()
    expect(states(show)).toEqual([true, false, false, 'I gain a coin.'])
    vi.runAllTimers()
    expect(states(show)).toEqual([false, true, false, 'I gain a coin.'])
  })

  test('nothing is asked between my story and what waited behind it', () => {
    const { show, hear } = begin()
    hear(frame('second', opening(0), outcome(0)))
    hear(frame('third', turn('Bo is next.')))
    vi.runAllTimers()
    expect([...states(show), show.question]).toEqual([false, true, false, 'It nods.', null])
  })

  test('at once, what is read is not taken away by what comes meanwhile', () => {
    const { show, hear } = begin('at once')
    hear(frame('second', opening(0), turn('Bo is next.')))
    expect(states(show)).toEqual([false, true, false, 'It stands there.'])
    hear(frame('third', line(1, 'Bo goes.')))
    expect(states(show)).toEqual([false, true, false, 'It stands there.'])
    show.leave()
    expect([...states(show), show.view]).toEqual([false, false, false, undefined, 'third'])
  })

  test('at once, how something of mine went is read before anything else has happened, also in a message that had to wait', () => {
    const { show, hear } = begin('at once')
    hear(frame('second', opening(0), outcome(0), line(1, 'Bo goes.')))
    expect([...states(show), show.stage?.outcomes.length]).toEqual([false, true, false, 'It nods.', 1])
    hear(frame('third', opening(0), outcome(0), turn('Bo is next.')))
    show.leave()
    expect([...states(show), show.stage?.outcomes.length]).toEqual([false, true, false, 'It nods.', 1])
    show.skip()
    expect([...states(show), show.view, show.stage]).toEqual([false, false, false, undefined, 'third', null])
  })

  test('what can be read stays on the stage when the screen is covered', () => {
    const { show, hear } = begin()
    hear(frame('second', opening(0), outcome(0), turn('Bo is next.')))
    vi.runAllTimers()
    show.shared = true
    show.cover()
    expect([show.paused, show.stage?.opening?.title]).toEqual([true, 'The Pale Stag'])
    show.leave()
    expect(states(show)).toEqual([true, false, false, 'Bo is next.'])
  })

  test('nothing of what waited is told after the log has begun anew, not even a page', () => {
    const { show, hear } = begin()
    hear(frame('second', line(1, 'one')))
    hear(frame('third', opening(0), turn('Bo is next.')))
    hear({ ...frame('fourth'), anew: true })
    expect([...states(show), show.view]).toEqual([false, false, false, undefined, 'fourth'])
  })

  test('with much to tell it hurries', () => {
    const { show, hear } = begin()
    const shown = (): number => {
      const before = Date.now()
      vi.advanceTimersToNextTimer()
      return Date.now() - before
    }
    for (let n = 0; n < 8; n += 1) hear(frame('later', line(1, 'one'), line(1, 'one')))
    // The first was begun before the others came.
    const full = shown()
    expect(shown()).toBeLessThan(full)
    show.skip()
    expect(show.telling).toBe(false)
  })

  test('somebody who looks elsewhere hears of it, and finds the question', () => {
    const { show, hear } = begin()
    const heard: string[] = []
    show.voice = (lines) => heard.push(...lines.map(({ text }) => text))
    vi.stubGlobal('document', { hidden: true })
    hear(frame('second', line(1, 'one'), line(1, 'two')))
    vi.unstubAllGlobals()
    expect([...states(show), show.question?.prompt, heard]).toEqual([false, false, false, undefined, 'second', ['one', 'two']])
  })

  test('a table that is closed tells nothing any more', () => {
    const { show, hear } = begin()
    const heard: string[] = []
    show.voice = (lines) => heard.push(...lines.map(({ text }) => text))
    hear(frame('second', line(1, 'one'), line(1, 'two')))
    show.close()
    vi.runAllTimers()
    expect([heard, vi.getTimerCount()]).toEqual([['one'], 0])
  })
})

describe('pages that decide nothing', () => {
  const page = (by: number | undefined, title: string): LogLine => ({
    seq: 9,
    private: false,
    scene: { id: ++scene, kind: 'story' },
    ...(by === undefined ? {} : { by }),
    kind: 'story',
    entry: title,
    title,
    choice: null,
    outcome: null,
    text: title,
  })
  const season: LogLine = { seq: 9, private: false, by: 0, kind: 'turn', text: 'Season 1.' }
  const chapter = (): Frame =>
    frame(
      'second',
      line(1, 'Bo is Namal.'),
      page(undefined, 'Mud'),
      page(0, 'Mine'),
      { ...line(0, 'My token.'), seq: 9 },
      page(1, 'Theirs'),
      season,
    )

  for (const pace of ['usual', 'at once'] as const) {
    test(`are read one after the other, and none is lost (${pace})`, () => {
      const { show, hear } = begin(pace)
      hear(chapter())
      for (const title of ['Mud', 'Mine', 'Theirs']) {
        vi.runAllTimers()
        expect([show.paused, show.question, show.stage?.opening?.title]).toEqual([true, null, title])
        show.leave()
      }
      vi.runAllTimers()
      expect([show.stage, show.question?.prompt]).toEqual([null, 'second'])
    })
  }

  for (const pace of ['usual', 'at once'] as const) {
    test(`are read before what others do, also if that comes later (${pace})`, () => {
      const { show, hear } = begin(pace)
      hear(frame('second', line(1, 'Bo is Namal.'), page(0, 'Mine')))
      vi.runAllTimers()
      hear(frame('third', { ...line(1, 'Bo is Zeik.'), seq: 10 }, { ...page(1, 'Theirs'), seq: 10 }))
      vi.runAllTimers()
      expect([show.paused, show.stage?.opening?.title]).toEqual([true, 'Mine'])
      show.leave()
      expect(show.paused).toBe(false)
    })
  }

  test('are not passed over by a click, nor by what comes meanwhile', () => {
    const { show, hear } = begin()
    hear(chapter())
    show.skip()
    expect([show.paused, show.stage?.opening?.title]).toEqual([true, 'Mud'])
    hear(frame('third', line(1, 'Bo goes.')))
    expect([show.paused, show.stage?.opening?.title]).toEqual([true, 'Mud'])
    show.skip()
    expect([show.paused, show.stage?.opening?.title]).toEqual([true, 'Mine'])
    show.skip()
    expect([show.paused, show.stage?.opening?.title]).toEqual([true, 'Theirs'])
    show.skip()
    expect([show.paused, show.view]).toEqual([false, 'third'])
  })

  test('of a bot alone go by at their pace', () => {
    const { show, hear } = begin()
    hear(frame('second', page(1, 'Theirs'), { ...season, by: 1 }))
    vi.runAllTimers()
    expect([show.paused, show.question?.prompt]).toEqual([false, 'second'])
  })
})

test('what was missed is told on the board, not on the stage of a story that was over before', () => {
  const { show, hear } = begin()
  hear(frame('second', opening(1)))
  hear(frame('third', line(1, 'one')))
  hear(frame('fourth', { ...line(1, 'two'), kind: 'turn' }))
  show.skip()
  show.retell(show.log.slice(-2))
  expect([show.beat?.line.text, show.stage]).toEqual(['one', null])
})

describe('at a screen that others look at too', () => {
  const alone = (text: string): LogLine => ({ ...line(0, text), private: true })
  const asks = (next: Frame, question: object): Frame => ({ ...next, question: { prompt: next.view, options: [], ...question } as never })
  function share(pace: Pace = 'usual') {
    const live = { seat: 0, frame: frame('first', alone('kept')), listener: null, told: [], fresh: [], answeredAt: 0 } as unknown as Live
    const show = new Show(
      live,
      () => pace,
      (view) => `covered ${String(view)}`,
      true,
    )
    return { show, hear: (next: Frame) => live.listener?.(next) }
  }

  test('what only this seat may see is covered, until somebody peeks', () => {
    const { show } = share()
    expect([show.view, show.log]).toEqual(['covered first', []])
    show.peek()
    expect([show.view, show.log.length]).toEqual(['first', 1])
    show.cover()
    expect([show.view, show.log]).toEqual(['covered first', []])
  })

  test('it is covered again when the table moves on', () => {
    const { show, hear } = share('at once')
    show.peek()
    show.read()
    expect(show.covered).toBe(false)
    hear(frame('second', line(0, 'mine')))
    expect([show.covered, show.view]).toEqual([true, 'covered second'])
  })

  test('a secret question, and each secret option, waits until the others look away', () => {
    const { show, hear } = share('at once')
    hear(asks(frame('second', line(0, 'mine')), { secret: true, options: [{ key: 'a', secret: true }] }))
    expect(show.question).toBe(null)
    show.uncover()
    expect(show.question?.options.length).toBe(1)
    // A second secret question needs no second curtain, an open one brings the cover back.
    hear(asks(frame('third', line(0, 'mine')), { secret: true, options: [{ key: 'b', secret: true }] }))
    expect(show.question?.prompt).toBe('third')
    hear(asks(frame('fourth', line(0, 'mine')), { options: [{ key: 'c' }, { key: 'd', secret: true }] }))
    expect([show.covered, show.question?.options.map(({ key }) => key)]).toEqual([true, ['c']])
  })

  for (const pace of ['usual', 'at once'] as const) {
    test(`what is told to one alone is held until the others look away (${pace})`, () => {
      const { show, hear } = share(pace)
      hear(frame('second', line(1, 'one')))
      hear(frame('third', alone('a secret')))
      vi.runAllTimers()
      expect([show.handing, show.telling, show.view, show.log.map(({ text }) => text)]).toEqual([true, false, 'covered second', ['one']])
      show.skip()
      expect([show.handing, show.view]).toEqual([true, 'covered second'])
      show.uncover()
      vi.runAllTimers()
      expect([show.handing, show.view, show.log.at(-1)?.text]).toEqual([false, 'third', 'a secret'])
      // Once it was read, it is covered, and need not be told again.
      expect(show.heard).toBe(3)
      show.read()
      hear(frame('fourth', line(1, 'two')))
      show.skip()
      expect(show.heard).toBe(3)
      expect([show.view, show.log.map(({ text }) => text)]).toEqual(['covered fourth', ['one', 'two']])
    })
  }

  test('what comes after it waits behind it, and is told in its turn', () => {
    const { show, hear } = share()
    hear(frame('second', alone('a secret')))
    hear(frame('third', line(1, 'Bo goes.')))
    vi.runAllTimers()
    expect([show.handing, show.telling, show.view]).toEqual([true, false, 'covered first'])
    const told: (string | undefined)[] = []
    for (show.uncover(); show.telling; vi.advanceTimersToNextTimer()) told.push(show.beat?.line.text)
    // My own secret is shown in passing.
    expect([told, show.log.at(-2)?.text, show.view]).toEqual([['Bo goes.'], 'a secret', 'third'])
  })

  test('a log that begins anew ends with what has to be handed over', () => {
    const { show, hear } = share()
    hear(frame('second', line(1, 'one')))
    hear({ ...frame('third', alone('a secret')), anew: true })
    expect([show.handing, show.telling, show.view]).toEqual([true, false, 'covered second'])
  })

  test('whoever has the screen to themselves is told more without another curtain', () => {
    const { show, hear } = share('at once')
    show.uncover()
    hear(frame('second', alone('a secret')))
    expect([show.handing, show.covered, show.log.at(-1)?.text]).toEqual([false, false, 'a secret'])
  })

  test('what is covered again while it is told is not told to its end', () => {
    const { show, hear } = share()
    show.uncover()
    hear(frame('second', line(1, 'one'), alone('a secret'), line(1, 'two')))
    expect([show.beat?.line.text, show.views[0]]).toEqual(['one', 'second'])
    show.cover()
    expect(show.views[0]).toBe('covered second')
    vi.runOnlyPendingTimers()
    expect(show.beat?.line.text).toBe('two')
  })

  test('a peek brings no old story back to the table', () => {
    const { show } = share('at once')
    const live = {
      seat: 0,
      frame: frame('first', { ...opening(0), private: true }),
      listener: null,
      told: [],
      fresh: [],
      answeredAt: 0,
    } as unknown as Live
    const other = new Show(live, () => 'at once', undefined, true)
    other.peek()
    expect([other.log.length, other.stage, show.stage]).toEqual([2, null, null])
  })
})

const prologue: LogLine = {
  scene: { id: 1, kind: 'story' },
  seq: 1,
  private: false,
  kind: 'story',
  entry: 'prologue',
  title: 'Off',
  choice: null,
  outcome: null,
  text: 'You go.',
}

/** Comes to a table where this was told before; no page lies open. */
function come(...told: LogLine[]) {
  const live = { seat: 0, frame: frame('first', ...told), listener: null } as unknown as Live
  return new Show(live, () => 'usual')
}

test('a page that opens the game is staged for whoever comes, until they have gone on from it', () => {
  expect(come(prologue).stage?.opening?.title).toBe('Off')
  log = []
  expect(come(prologue, line(1, 'Bo goes.')).stage?.opening?.title).toBe('Off')
  log = []
  const show = come(prologue, { ...line(0, 'Ada goes.'), seq: 2 })
  expect(show.stage).toBeNull()
})

test('a page that still lies open when the game ends does not hide the end', () => {
  const reads: LogLine = { ...line(0, 'Ada reads.'), scene: { id: 1, kind: 'story' } }
  const open = { ...frame('page'), now: { scenes: [{ id: 1, kind: 'story' }] } as unknown as Now, log: [reads] }
  const live = { seat: 0, frame: open, listener: null } as unknown as Live
  const show = new Show(live, () => 'at once')
  expect(show.stage).not.toBeNull()
  live.listener?.({ ...open, now: { ...open.now, outcome: { text: 'All is lost.' } } as never })
  expect(show.stage).toBeNull()
})

test('where characters are dealt, the page that opens the game is read all the same, with who everybody is', () => {
  const round: LogLine = { seq: 1, private: false, kind: 'turn', text: 'Round 1.' }
  const dealt = [prologue, line(0, 'Ada is the seer.'), round]
  const show = come(...dealt)
  expect([show.stage?.opening?.title, show.stage?.lines.map(({ text }) => text)]).toEqual(['Off', ['Ada is the seer.']])
  // Once left it does not come back, whatever else is left or covered.
  for (const again of [1, 2]) {
    show.leave()
    expect([again, show.stage]).toEqual([again, null])
  }
  // It is read once at a screen, whoever sits there next.
  log = []
  const next = come(...dealt)
  next.begun = show.begun
  expect(next.stage).toBeNull()
  log = []
  expect(come(...dealt, { ...line(1, 'Bo goes.'), seq: 2 }).stage?.opening?.title).toBe('Off')
  log = []
  expect(come(...dealt, { ...line(0, 'Ada goes.'), seq: 2 }).stage).toBeNull()
})
