// Makes a small picture of a large one: 256 colours instead of millions. Screens of paper and wood need no more, and a README
// should not weigh more than the page it shows.

import assert from 'node:assert/strict'
import { crc32 as newCrc32, deflateSync, inflateSync } from 'node:zlib'

const COLOURS = 256

/** Reads what a browser writes: eight bits a channel, no interlacing. */
function read(png) {
  const parts = []
  let width, height, channels
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const kind = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + length)
    if (kind === 'IHDR') {
      ;[width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)]
      channels = { 2: 3, 6: 4 }[body[9]]
      assert.ok(body[8] === 8 && channels && body[12] === 0, 'a picture as a browser makes it')
    }
    if (kind === 'IDAT') parts.push(body)
    at += length + 12
  }
  const raw = inflateSync(Buffer.concat(parts))
  const row = width * channels
  const pixels = Buffer.alloc(row * height)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)]
    for (let x = 0; x < row; x += 1) {
      const to = y * row + x
      const left = x >= channels ? pixels[to - channels] : 0
      const up = y > 0 ? pixels[to - row] : 0
      const corner = x >= channels && y > 0 ? pixels[to - row - channels] : 0
      pixels[to] = raw[y * (row + 1) + 1 + x] + [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]
    }
  }
  return { width, height, channels, pixels }
}

function paeth(left, up, corner) {
  const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs)
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** Colours that are nearly the same are counted together; then the widest group is halved until there are enough groups. */
function groups({ pixels, channels }) {
  const counted = new Map()
  for (let at = 0; at < pixels.length; at += channels) {
    const cell = ((pixels[at] >> 2) << 12) | ((pixels[at + 1] >> 2) << 6) | (pixels[at + 2] >> 2)
    counted.set(cell, (counted.get(cell) ?? 0) + 1)
  }
  const colours = [...counted].map(([cell, count]) => ({ cell, count, rgb: [cell >> 12, (cell >> 6) & 63, cell & 63] }))
  const measured = (members) => {
    const spans = [0, 1, 2].map((channel) => {
      const values = members.map(({ rgb }) => rgb[channel])
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
    })
    const span = Math.max(...spans)
    // A wide group matters more if much of the picture is in it, but small ones are the accents.
    return { members, channel: spans.indexOf(span), weight: span * Math.cbrt(members.reduce((sum, { count }) => sum + count, 0)) }
  }
  const found = [measured(colours)]
  while (found.length < COLOURS) {
    found.sort((a, b) => a.weight - b.weight)
    const { members, channel, weight } = found.at(-1)
    if (weight === 0) break
    found.pop()
    members.sort((a, b) => a.rgb[channel] - b.rgb[channel])
    const half = members.reduce((sum, { count }) => sum + count, 0) / 2
    let cut = 0
    for (let sum = 0; sum < half && cut < members.length - 1; cut += 1) sum += members[cut].count
    found.push(measured(members.slice(0, Math.max(1, cut))), measured(members.slice(Math.max(1, cut))))
  }
  return found.map(({ members }) => members)
}

// Older versions of Node have no checksum of their own.
function crc32(bytes) {
  if (newCrc32) return newCrc32(bytes)
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

function chunk(kind, body) {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

export function smaller(png) {
  const picture = read(png)
  const { width, height, channels, pixels } = picture
  const index = new Map()
  const sums = groups(picture).map((members, at) => {
    members.forEach(({ cell }) => index.set(cell, at))
    return [0, 0, 0, 0]
  })
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += channels) {
      const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]]
      const group = index.get(((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2))
      rows[y * (width + 1) + 1 + x] = group
      const sum = sums[group]
      sum[0] += r
      sum[1] += g
      sum[2] += b
      sum[3] += 1
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(sums.flatMap(([r, g, b, n]) => [r / n, g / n, b / n].map(Math.round)))
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), chunk('PLTE', colours), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}
