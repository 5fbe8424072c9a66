// The size of the pages, how long it takes until somebody can answer at a table, and how smoothly a turn is told.

import { performance } from 'node:perf_hooks'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { frames, SLOWED } from './frames.mjs'
import { binary, launch, Person, Server } from './table.mjs'

const RUNS = 5
/** By then a table has also fetched what it shows later. */
const SETTLED = 5000
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** The files that a page loads, by address, with their size once packed in both ways; fonts are packed as they are. */
function weigh(page, files) {
  const coming = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/') || !response.ok()) return
    coming.push(
      response.body().then((body) => {
        const done = /\.(woff2|png)$/.test(pathname)
        const packed = { brotli: done ? body.length : brotliCompressSync(body).length, gzip: done ? body.length : gzipSync(body).length }
        files.set(/\.\w+$/.test(pathname) ? pathname : 'index.html', packed)
      }),
    )
  })
  return () => Promise.all(coming)
}

const sum = (files) => ({
  brotli: [...files.values()].reduce((total, { brotli }) => total + brotli, 0),
  gzip: [...files.values()].reduce((total, { gzip }) => total + gzip, 0),
  files: files.size,
})

async function asking() {
  const somebody = await Person.come('Runa', browser, server)
  await somebody.call('POST', '/me', { name: 'Runa' })
  const games = await somebody.call('GET', '/games')
  await somebody.context.close()
  return games
}

const server = await Server.start(binary('release', 'debug'))
const browser = await launch()
try {
  const first = new Map()
  const times = []

  const visitor = await Person.come('Ada', browser, server)
  const shelf = weigh(visitor.page, first)
  await visitor.go('/')
  await visitor.page.getByRole('link', { name: 'Open a table of Prelude' }).waitFor()
  await visitor.page.waitForLoadState('networkidle')
  await shelf()
  await visitor.context.close()

  const games = await asking()
  const added = []
  for (const { id: game, title, modes } of games) {
    const all = new Map()
    let shown = []
    for (let run = 0; run < RUNS; run += 1) {
      // Each time somebody new, so that nothing is in the browser's cache.
      const ada = await Person.come('Ada', browser, server)
      const { id } = await ada.open({
        game,
        mode: modes[0].id,
        seats: [
          { who: 'me', name: null },
          { who: 'bot', name: 'Bo' },
        ],
      })
      const table = weigh(ada.page, all)
      const began = performance.now()
      await ada.page.goto(`${server.url}/table/${id}`, { waitUntil: 'commit' })
      // A game may open with a page of its book.
      await ada.options.first().or(ada.onward).first().click({ trial: true })
      times.push(performance.now() - began)
      await ada.page.waitForLoadState('networkidle')
      await table()
      if (run === 0) {
        // Everything of the first look has come; the rest is fetched two seconds after it.
        shown = [...all.keys()]
        await ada.page.waitForTimeout(SETTLED)
        await table()
      }
      await ada.context.close()
    }
    const files = new Map([...all].filter(([name]) => !first.has(name)))
    added.push({ title, ...sum(new Map([...files].filter(([name]) => shown.includes(name)))), later: sum(files) })
    if (process.env.FILES)
      for (const [name, { brotli, gzip }] of files) console.log(title, name, brotli, gzip, shown.includes(name) ? '' : 'later')
  }

  const told = []
  for (const { id, title, modes } of games) told.push({ id, title, ...(await frames(browser, server, id, modes[0].id)) })

  const kilobytes = (size) => `${(size / 1000).toFixed(1)} kB`
  const packed = ({ brotli, gzip, files }) => [kilobytes(brotli), `${kilobytes(gzip)} with gzip, ${files} files`]
  const rows = [
    ['first page (shelf), with brotli', ...packed(sum(first))],
    ...added.map((table) => [`added by a table of ${table.title}`, ...packed(table)]),
    ...added.map(({ title, later }) => [`… with the rest of ${title}`, ...packed(later)]),
    ['until a table can be played', `${Math.round(median(times))} ms`, `median of ${times.length}`],
    ...told.map(({ title, median, slow, late }) => [
      `a frame of ${title}, told`,
      `${median.toFixed(1)} ms`,
      `a phone, processor slowed ${SLOWED} times; 1 in 20 over ${slow.toFixed(0)} ms, ${(100 * late).toFixed(1)} of a hundred over 34 ms`,
    ]),
  ]
  for (const [what, value, note] of rows) console.log(`${what.padEnd(34)}${value.padStart(10)}   ${note}`)
  console.log(
    JSON.stringify({ shelf_bytes: sum(first), table_adds_bytes: added, table_interactive_ms: Math.round(median(times)), frames_ms: told }),
  )
} finally {
  await browser.close()
  await server.remove()
}
