/** The slate, played by ear: hints are asked for, and what they say is done. */
import { createWalker, gridPointIn, type Listener } from '../../kit/test/listener.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { excess, isBroken, type State } from '../rules/state.ts'
import { digitWords } from '../words.ts'

const KEYS: Readonly<Record<string, string>> = { strike: 'KeyX', keep: 'KeyK', take: 'Backspace' }

/** What a hint asks for, and where: not to be taken for the place of the cursor, which is told in the same words. */
const HINT = /(: (strike|keep|take) .*) Row (\d, column \d)\.$/

export function createListener(): Listener {
  const walker = createWalker((heard) => {
    const [, what = '', where = ''] = /: (strike|keep|take) .* at (.*)\.$/.exec(heard) ?? []
    const to = gridPointIn(where)
    return to && [{ to, keys: [KEYS[what] ?? ''] }]
  })
  return { next: (heard) => walker.next(heard.replace(HINT, '$1 at row $3.')) }
}

interface Line {
  readonly digits: readonly string[]
  readonly counts: boolean
  readonly any: readonly number[]
  readonly over: number
  readonly isBroken: boolean
}

interface Board {
  readonly lines: readonly Line[]
  readonly twins: readonly (readonly [number, number])[]
  readonly bed: readonly number[]
}

function readLine(line: string): Line {
  const [, digits = '', measure, told = '', standing = ''] =
    /^\w+(?: \d)?: (?:(.*); )?(target|strikes) (veiled|\d+(?: or \d+)?)(?:, (.*))?\.$/.exec(line) ?? []
  const [, much = '0', how = ''] = /^(\d+) (over|under|to go|too many)/.exec(standing) ?? []
  return {
    digits: digits ? digits.split(', ') : [],
    counts: measure === 'strikes',
    any: told === 'veiled' ? [] : told.split(' or ').map(Number),
    over: Number(much) * (how === 'under' || how === 'too many' ? -1 : 1) + 0,
    isBroken: standing.endsWith('broken'),
  }
}

export function readBoard(told: readonly string[]): Board {
  const lines = told.filter((line) => /target|strikes/.test(line)).map(readLine)
  const size = lines.filter(({ digits }) => digits.length > 0).length
  const cellAt = (row: string | undefined, column: string | undefined) =>
    (Number(row) - 1) * size + Number(column) - 1
  return {
    lines,
    twins: told.flatMap((line): [number, number][] => {
      const found = /twins: row (\d), column (\d) and row (\d), column (\d)/.exec(line)
      return found ? [[cellAt(found[1], found[2]), cellAt(found[3], found[4])]] : []
    }),
    bed: told.flatMap((line) => {
      const [, row, columns] = /^Bed in row (\d): columns (.*)\./.exec(line) ?? []
      return columns ? columns.split(', ').map((column) => cellAt(row, column)) : []
    }),
  }
}

export function boardOf(state: State): Board {
  const { size, digits, marks, targets, twins, bed } = state
  const looks = { none: '', out: ' struck', keep: ' kept' }
  return {
    lines: targets.map((target, line) => ({
      digits:
        line < size
          ? digits
              .slice(line * size, (line + 1) * size)
              .map((digit, i) => `${digitWords(digit)}${looks[marks[line * size + i] ?? 'none']}`)
          : [],
      ...target,
      over: excess(state, line),
      isBroken: isBroken(state, line),
    })),
    twins,
    bed: bed.toSorted((a, b) => rowOf(size, a) - rowOf(size, b) || columnOf(size, a) - columnOf(size, b)),
  }
}
