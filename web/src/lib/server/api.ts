// The HTTP part of the server, one function per call.

import type {
  About,
  Branch,
  Dismiss,
  HandedOver,
  HandOver,
  Introduce,
  Invitation,
  Invited,
  Join,
  Joined,
  Me,
  Moment,
  NewTable,
  Opened,
  OpenSave,
  PictureWords,
  RuleText,
  TableInfo,
  Teaching,
} from './protocol'
import { below } from './base'
import { full } from '../frame/words'

/** What the server would not do, in words for a person. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    why: string,
  ) {
    super(full(why))
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(below(`/api${path}`), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal(0, 'The server cannot be reached. Is it running?')
  }
  if (!response.ok) {
    const problem: unknown = await response.json().catch(() => null)
    const why = (problem as { why?: unknown } | null)?.why
    throw new Refusal(response.status, typeof why === 'string' ? why : `The server answered ${response.status}.`)
  }
  if (response.status === 204) return undefined as Answer
  return (await response.json()) as Answer
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => call<Me>('GET', '/me'),
  introduce: (name: string) => call<Me>('POST', '/me', { name } satisfies Introduce),
  games: () => call<About[]>('GET', '/games'),
  teaching: (game: string) => call<Teaching>('GET', `/games/${encodeURIComponent(game)}/teaching`),
  pictures: (game: string, of: readonly string[]) =>
    call<Record<string, PictureWords>>('GET', `/games/${encodeURIComponent(game)}/pictures?of=${of.map(encodeURIComponent).join(',')}`),
  tables: () => call<TableInfo[]>('GET', '/tables'),
  open: (what: NewTable) => call<Opened>('POST', '/tables', what),
  openSave: (what: OpenSave) => call<Opened>('POST', '/saves', what),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  rename: (id: string, title: string) => call<TableInfo>('PATCH', table(id), { title }),
  remove: (id: string) => call<undefined>('DELETE', table(id)),
  invited: (key: string) => call<Invited>('POST', '/invitations', { key } satisfies Join),
  join: (key: string) => call<Joined>('POST', '/join', { key }),
  handOver: (id: string, seat: number, what: HandOver) => call<HandedOver>('PUT', `${table(id)}/seats/${seat}`, what),
  watchLink: (id: string) => call<Invitation>('POST', `${table(id)}/watch`),
  dismiss: (id: string, name: string) => call<undefined>('POST', `${table(id)}/dismiss`, { name } satisfies Dismiss),
  branch: (id: string, what: Branch) => call<Opened>('POST', `${table(id)}/branch`, what),
  save: (id: string) => call<unknown>('GET', `${table(id)}/save`),
  moment: (id: string, at: number, seat: number | null) =>
    call<Moment>('GET', `${table(id)}/replay/${at}${seat === null ? '' : `?seat=${seat}`}`),
  rules: (game: string, words: string) => call<RuleText[]>('GET', `/rules?game=${encodeURIComponent(game)}&q=${encodeURIComponent(words)}`),
}

/** Anything thrown, as a sentence. */
export function sentence(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
