// Who is ahead, in words.

import type { Standing } from '../../boards/board'
import { figure, list } from './words'

/** "You lead with 23 points, Bo has 21." Nothing where nobody has a score of their own, or where all that anybody has is debts. */
export function lead(standings: readonly Standing[], name: (seat: number) => string, me: number | null): string {
  if (standings.length === 0) return ''
  const most = Math.max(...standings.map(({ total }) => total))
  if (most < 0) return ''
  const first = standings.filter(({ total }) => total === most)
  const others = standings.filter(({ total }) => total < most).toSorted((a, b) => b.total - a.total)
  const who = ({ seat }: Standing): string => (seat === me ? 'you' : name(seat))
  const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
  const points = `${figure(most)} ${most === 1 ? 'point' : 'points'}`
  if (standings.length > 1 && first.length > 1) return sentence(`${list(first.map(who))} are level at ${points}`)
  const rest = others.map((one) => `${who(one)} ${one.seat === me ? 'have' : 'has'} ${figure(one.total)}`)
  const [top] = first
  return top ? [sentence(`${who(top)} ${top.seat === me ? 'lead' : 'leads'} with ${points}`), ...rest].join(', ') : ''
}
