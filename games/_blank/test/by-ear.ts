/** Plays by ear: asks for a hint, and follows it. */
import type { Listener } from '../../kit/test/listener.ts'
import type { BudRow } from '../rules.ts'

export function createListener(): Listener {
  let at = 1
  let wanted: number | undefined
  return {
    next(heard) {
      at = Number(/Bud (\d+) of/.exec(heard)?.[1] ?? at)
      wanted = Number(/Touch bud (\d+)/.exec(heard)?.[1] ?? wanted ?? 0) || undefined
      if (wanted === undefined) return 'KeyH'
      if (wanted !== at) return wanted > at ? 'ArrowRight' : 'ArrowLeft'
      wanted = undefined
      return 'Space'
    },
  }
}

export const readBoard = ([line = '']: readonly string[]) =>
  [...line.matchAll(/open|shut/g)].map(([word]) => word === 'open')

export const boardOf = ({ buds }: BudRow) => buds
