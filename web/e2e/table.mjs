// What the browser tests share: a server that can be killed, a browser, and the people who sit in front of it.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const target = fileURLToPath(new URL('../../target/', import.meta.url))
const first = (names) => names.find((name) => name && existsSync(name))

/** Waiting costs nothing when things go well, and a busy machine is slow. */
export const DEADLINE = 60_000
/** What a page says when its connection is cut; that is not the page's fault. */
export const CUT = /net::ERR_|WebSocket connection to .* failed/

export function binary(...kinds) {
  const found = process.env.FIRESIDE ?? first((kinds.length > 0 ? kinds : ['debug', 'checked']).map((kind) => `${target}${kind}/fireside`))
  assert.ok(found, 'there is no server: build it with `cargo build -p fireside`, or name it in FIRESIDE')
  return found
}

async function freePort() {
  const listener = createServer()
  await new Promise((go) => listener.listen(0, '127.0.0.1', go))
  const { port } = listener.address()
  await new Promise((go) => listener.close(go))
  return port
}

const children = new Set()
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')))

/** A server with a folder of its own. It can be killed and started again on the same port with the same folder. */
export class Server {
  #child = null
  #said = ''

  static async start(program = binary()) {
    const server = new Server()
    server.program = program
    server.folder = mkdtempSync(join(tmpdir(), 'fireside-e2e-'))
    server.port = await freePort()
    server.url = `http://127.0.0.1:${server.port}`
    await server.start()
    return server
  }

  async start() {
    // Tests click faster than people do. A bot without time to think answers alike on every machine.
    const child = spawn(this.program, [
      'serve',
      '--port',
      String(this.port),
      '--data',
      this.folder,
      '--requests-per-second',
      '2000',
      '--bots-think',
      '0',
    ])
    this.#child = child
    children.add(child)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.#said = (this.#said + text).slice(-4000)))
    await until(async () => {
      assert.equal(child.exitCode, null, `the server stopped: ${this.#said}`)
      return (await fetch(`${this.url}/healthz`).catch(() => null))?.ok
    }, 'the server answers')
  }

  /** Without a word of warning, as when the power fails. */
  async kill() {
    const child = this.#child
    if (!child) return
    this.#child = null
    const gone = new Promise((go) => child.once('exit', go))
    child.kill('SIGKILL')
    await gone
    children.delete(child)
  }

  async remove() {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A wire to the server that can be cut: a browser that is told to be offline keeps the sockets that are open. */
export class Wire {
  #ends = new Set()
  #whole = true

  static async to(server) {
    const wire = new Wire()
    wire.listener = createServer((near) => {
      if (!wire.#whole) return near.destroy()
      const far = connect(server.port, '127.0.0.1')
      for (const [end, other] of [
        [near, far],
        [far, near],
      ]) {
        wire.#ends.add(end)
        end.pipe(other)
        end.on('error', () => other.destroy())
        end.on('close', () => {
          wire.#ends.delete(end)
          other.destroy()
        })
      }
    })
    await new Promise((go) => wire.listener.listen(0, '127.0.0.1', go))
    wire.url = `http://127.0.0.1:${wire.listener.address().port}`
    return wire
  }

  async cut(person) {
    this.#whole = false
    this.#ends.forEach((end) => end.destroy())
    await person.context.setOffline(true)
  }

  async mend(person) {
    this.#whole = true
    await person.context.setOffline(false)
  }

  remove() {
    this.#ends.forEach((end) => end.destroy())
    this.listener.close()
  }
}

/** A text without what the page sets otherwise than it is written: quotes, and asterisks around what is emphasised. */
export const bare = (text) => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replaceAll('*', '').replace(/\s+/g, ' ').trim()

export async function launch() {
  const program =
    process.env.CHROMIUM
    ?? first(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'])
  assert.ok(program, 'there is no Chromium: install it (Debian: apt install chromium), or name it in CHROMIUM')
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  return chromium.launch({ executablePath: program, args: quiet })
}

/** Polls, because what is waited for happens in another process. */
export async function until(happens, what, most = DEADLINE) {
  for (const end = Date.now() + most; ;) {
    const result = await happens()
    if (result) return result
    assert.ok(Date.now() < end, `waited in vain until ${what}`)
    await new Promise((go) => setTimeout(go, 15))
  }
}

/** The same row of numbers each time, so that a game that went wrong can be played again. */
export function chance(seed) {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Somebody with a browser of their own: cookies, storage, one page. */
export class Person {
  /** What went wrong on the page. */
  troubles = []
  excused = null
  /** The last that the page was told over its live connection. */
  seq = -1
  seat = null
  question = null
  now = null
  table = null
  replies = 0
  refusals = 0
  /** Everything that came over it, for those who look for secrets. */
  heard = []
  /** How long a question may take to be shown: until everything before it has been told. */
  patience = DEADLINE

  /** With a browser window that has seen nothing yet; unless told otherwise, it needs neither the guide nor what books tell newcomers. */
  static async come(name, browser, server, { guided = true, ...settings } = {}) {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, ...settings })
    if (guided) {
      await context.addInitScript(() => localStorage.setItem('fireside.guided', 'yes'))
      await context.route('**/api/games/*/teaching', (route) => route.fulfill({ json: { primer: null, lesson: [] } }))
    }
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', (broken) =>
        console.error(`policy broken: ${broken.violatedDirective} ${broken.blockedURI}`),
      ),
    )
    return new Person(name, context, await context.newPage(), server)
  }

  constructor(name, context, page, server) {
    Object.assign(this, { name, context, page, server })
    page.setDefaultTimeout(DEADLINE)
    page.on('pageerror', (fault) => this.troubles.push(String(fault)))
    page.on('console', (line) => {
      if (line.type() === 'error') this.troubles.push(`${line.text()} (${line.location().url})`)
    })
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))))
  }

  #hear(text) {
    this.heard.push(text)
    const message = JSON.parse(text)
    const state = message.hello ?? message.update
    if (state) {
      this.seq = state.seq
      if ('question' in state) this.question = state.question
      if (state.now) this.now = state.now
    }
    if (message.hello) this.seat = message.hello.seat
    if (message.hello ?? message.table) this.table = message.hello?.table ?? message.table
    if (message.done ?? message.refused ?? message.fault) this.replies += 1
    if (message.refused) this.refusals += 1
    if (message.fault) this.troubles.push(`engine fault: ${message.fault.why}`)
  }

  async go(path) {
    await this.page.goto(this.server.url + path)
  }

  /** A call to the server as this person, past the page. */
  async call(method, path, data) {
    const reply = await this.context.request.fetch(`${this.server.url}/api${path}`, { method, data })
    const text = await reply.text()
    assert.ok(reply.ok(), `${method} ${path}: ${reply.status()} ${text}`)
    return text ? JSON.parse(text) : null
  }

  /** Opens a table past the form, where a test is about something else. */
  async open(table) {
    await this.call('POST', '/me', { name: this.name })
    return this.call('POST', '/tables', { game: 'prelude', mode: 'standard', title: null, options: {}, seed: 1, ...table })
  }

  async sit(id) {
    await this.go(`/table/${id}`)
    // A game may open with a page of its book.
    await this.turnTo(this.asked.or(this.waiting).first())
  }

  async join(key) {
    await this.call('POST', '/me', { name: this.name })
    await this.sit((await this.call('POST', '/join', { key })).table)
  }

  get story() {
    return this.page.getByRole('region', { name: 'Story and question' })
  }
  /** A story or a fight that has taken the table. */
  get stage() {
    return this.page.getByRole('region', { name: /^(Story|A fight)$/ })
  }
  /** The question that play waits for, on the page or on the stage; what may be left alone comes as another form, with a note. */
  get asked() {
    return this.page.locator('main form').filter({ hasNotText: 'The game does not wait for this.' })
  }
  get waiting() {
    return this.page.locator('main').getByText(/^(Waiting for|The game is waiting for|One moment)/)
  }
  get options() {
    return this.asked.locator('li').getByRole('button').or(this.asked.getByRole('checkbox'))
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1 })
  }
  button(name) {
    return this.page.getByRole('button', { name })
  }

  /** Turns the page; options may begin with the same words. */
  get onward() {
    return this.page.getByRole('button', { name: 'Go on', exact: true })
  }

  get mustAnswer() {
    return this.question !== null && !this.question.aside && this.now?.outcome === null
  }

  /** Waits until something is in sight; a story that has been read is left for it. What it is may change meanwhile, or go (null). */
  async turnTo(place) {
    const { onward } = this
    const sought = typeof place === 'function' ? place : () => place
    for (const end = Date.now() + this.patience; ;) {
      const spot = sought()
      if (spot === null || (await spot.isVisible())) return
      assert.ok(Date.now() < end, `waited in vain for ${spot}`)
      // It may have gone meanwhile, because what followed has been told.
      if (await onward.isVisible()) await onward.click({ timeout: 2000 }).catch(() => {})
      else await new Promise((go) => setTimeout(go, 25))
    }
  }

  /** Waits until the question is shown, does what answers it, and waits until that was heard. */
  async answering(act) {
    // Others may step in before one answers; then it is asked in other words, or no longer.
    await this.turnTo(() => this.question && this.asked.getByText(this.question.prompt, { exact: true }))
    const { question, replies, refusals, seq } = this
    if (question === null) return
    await act(question)
    await until(() => this.replies > replies, `the answer of ${this.name} to “${question.prompt}” is heard`)
    if (this.refusals === refusals) await until(() => this.seq > seq, `something follows from the answer of ${this.name}`)
  }

  /** Answers the open question by clicking, as `pick` chooses: in the list, or now and then on the board. What may be done at any time,
   * leaving the game among it, comes last in the list and is left alone. */
  async answer(pick = () => 0) {
    await this.answering(async (question) => {
      if (question.pick.max > 1 || question.pick.min === 0) await this.#tick(question, pick)
      else if (!(await this.#onBoard(question, pick)))
        await this.#press(question, pick(question.options.filter(({ aside }) => !aside).length))
    })
  }

  /** Answers the open question as `mind` chooses, by its place: a lone option of a board part by a click on the part, everything else in
   * the list. `clicked` counts both, by what a target is. */
  async answerOnBoard(mind, clicked, kindOf = (target) => target.split('/')[0]) {
    await this.answering(async (question) => {
      const { options, pick, routes = [] } = question
      if (pick.max > 1 || pick.min === 0) {
        for (let n = 0; n < pick.min; n += 1) await this.options.nth(n).check()
        return this.asked.getByRole('button', { name: /^Confirm/ }).click()
      }
      const at = mind(question)
      const { target, grave } = options[at]
      const kind = target && kindOf(target)
      const alone =
        kind in clicked
        && options.filter((option) => option.target === target).length === 1
        && routes.every((route) => route.target !== target)
      const part = this.page
        .getByRole('region', { name: 'Board', exact: true })
        .locator(`[data-target="${target}"]:is(button, [role="button"])`)
      // Now and then from the list, so that both ways are walked.
      if (alone && !grave && clicked[kind] <= clicked.list && (await part.count()) === 1) {
        clicked[kind] += 1
        return part.click()
      }
      clicked.list += 1
      await this.options.nth(at).click()
    })
  }

  /** What is sure to lose the game is pressed twice. */
  async #press({ options }, at) {
    await this.options.nth(at).click()
    if (options[at].grave) await this.options.nth(at).filter({ hasText: 'Press again' }).click()
  }

  async #tick({ options, pick: { min, max } }, pick) {
    const left = options.map((_, at) => at)
    for (let count = min + pick(Math.min(max, options.length) - min + 1); count > 0; count -= 1) {
      await this.options.nth(left.splice(pick(left.length), 1)[0]).check()
    }
    await this.asked.getByRole('button', { name: /^Confirm/ }).click()
  }

  /** A part of the region that stands for one option answers at once when it is clicked. */
  async #onBoard({ options }, pick) {
    const lone = alone(options).filter(({ aside }) => !aside)
    if (lone.length === 0 || pick(2) === 0) return false
    const { label } = lone[pick(lone.length)]
    const part = this.page.getByRole('group', { name: /^The region/ }).getByRole('button', { name: label })
    if ((await part.count()) !== 1) return false
    await part.click()
    return true
  }

  async menu(entry) {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click()
    await this.page
      .getByRole('button', { name: entry, exact: true })
      .or(this.page.getByRole('link', { name: entry, exact: true }))
      .click()
  }

  /** Every line of the log, as the drawer shows it. */
  async log() {
    await this.button(/^Log/).click()
    // The drawer is fetched when it is opened for the first time.
    const list = this.page.getByRole('list', { name: 'What happened, oldest first' })
    await list.waitFor()
    const lines = await list.getByRole('listitem').allInnerTexts()
    await this.button('Close Log and chat').click()
    return lines
  }
}

/** The options that are the only one about a part of the region. */
export function alone(options) {
  return options.filter(({ target }) => target?.startsWith('zone/') && options.filter((other) => other.target === target).length === 1)
}

/** The form has no field for the random seed; everything else that it sends stays. */
export async function seeded({ page }, seed) {
  await page.route('**/api/tables', (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    return route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), seed }) })
  })
}

/** Waits until all pages have been told the same. */
export async function together(...people) {
  const newest = Math.max(...people.map(({ seq }) => seq))
  await until(() => people.every(({ seq }) => seq >= newest), 'everybody has heard the same')
}

/** Plays on, seat by seat, until `enough` says so or the game is over; gives the number of answers. */
export async function play(people, pick, enough = () => false, most = 500) {
  for (let count = 0; ; count += 1) {
    await together(...people)
    if (people[0].now.outcome || (await enough(count))) return count
    assert.ok(count < most, `the game goes on after ${most} answers`)
    // While bots think, nobody is asked; they may even bring the game to its end.
    const next = await until(() => people[0].now.outcome ?? people.find((person) => person.mustAnswer), 'somebody is asked', 5 * DEADLINE)
    if (next instanceof Person) await next.answer(pick)
  }
}

/** Gives a file its server and its browser, and each of its tests people of its own. */
export function table() {
  let server, browser
  before(async () => {
    browser = await launch()
    server = await Server.start()
  })
  after(async () => {
    await browser?.close()
    await server?.remove()
  })

  return function scene(name, act, timeout = 900_000) {
    return test(name, { timeout }, async () => {
      const people = []
      const wires = []
      const person = async (called, { wired = false, ...settings } = {}) => {
        const wire = wired ? await Wire.to(server) : null
        if (wire) wires.push(wire)
        const someone = await Person.come(called, browser, wire ?? server, settings)
        someone.wire = wire
        people.push(someone)
        return someone
      }
      try {
        await act({ person, server })
        for (const { name: who, troubles, excused } of people) {
          assert.deepEqual(
            troubles.filter((trouble) => !excused?.test(trouble)),
            [],
            `the page of ${who} complained`,
          )
        }
      } catch (fault) {
        await photograph(name, people)
        throw fault
      } finally {
        await Promise.all(people.map(({ context }) => context.close()))
        wires.forEach((wire) => wire.remove())
      }
    })
  }
}

/** What everybody saw when a test failed. */
async function photograph(name, people) {
  const folder = process.env.E2E_PICTURES ?? join(tmpdir(), 'fireside-e2e-failed')
  mkdirSync(folder, { recursive: true })
  for (const { name: who, page, troubles } of people) {
    const file = join(folder, `${name} ${who}.png`.replace(/[^\w.]+/g, '-'))
    await page.screenshot({ path: file, timeout: 5000 }).then(
      () => console.error(`${who} saw ${file}`),
      () => {},
    )
    if (troubles.length > 0) console.error(`${who}:`, troubles)
  }
}
