/** The slate, played by ear: hints are asked for, and what they say is done. */
import { openWalker, placeIn } from '../../kit/proof/listener.ts'
import { excess, isBroken, type State } from '../rules/state.ts'

const KEYS: Readonly<Record<string, string>> = { Strike: 'KeyX', Keep: 'KeyK', 'mark on': 'Backspace' }

export const openListener = () =>
  openWalker((heard) => {
    const [, what = '', where = ''] = /(Strike|Keep|mark on) the \d in (row \d, column \d)/.exec(heard) ?? []
    const to = placeIn(where)
    return to && [{ to, keys: [KEYS[what] ?? ''] }]
  })

interface Line {
  readonly digits: readonly string[]
  readonly target: number
  readonly over: number
  readonly isOverkept: boolean
}

export const readBoard = (lines: readonly string[]): Line[] =>
  lines.map((line) => {
    const [, digits = '', target, standing = ''] =
      /^\w+ \d: (?:(.*); )?target (\d+), (.*)\.$/.exec(line) ?? []
    const [, over = 0, much] = /^(\d+) too (much|little)/.exec(standing) ?? []
    return {
      digits: digits ? digits.split(', ') : [],
      target: Number(target),
      over: Number(over) * (much === 'little' ? -1 : 1),
      isOverkept: standing.endsWith('too much is kept'),
    }
  })

export function boardOf(state: State): Line[] {
  const { size, digits, marks, targets } = state
  const looks = { none: '', out: ' struck', keep: ' kept' }
  return targets.map((target, line) => ({
    digits:
      line < size
        ? digits
            .slice(line * size, (line + 1) * size)
            .map((digit, i) => `${digit}${looks[marks[line * size + i] ?? 'none']}`)
        : [],
    target,
    over: excess(state, line),
    isOverkept: excess(state, line) > 0 && isBroken(state, line),
  }))
}
