/** Plays by ear: asks for hints and follows them. */
import { createWalker, gridPointIn, type Listener } from '../../kit/test/listener.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { excess, isBroken, type State } from '../rules/state.ts'
import { digitWords } from '../words.ts'

const KEYS: Readonly<Record<string, string>> = { strike: 'KeyX', keep: 'KeyK', clear: 'Backspace' }

/** A hint and its cell. Rewritten below, because the cursor's cell is announced in the same words. */
const HINT = /(: (strike|keep|clear) .*) Row (\d, column \d)\.$/

export function createListener(): Listener {
  const walker = createWalker((heard) => {
    const [, what = '', where = ''] = /: (strike|keep|clear) .* at (.*)\.$/.exec(heard) ?? []
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
  const [, digits = '', measure, target = '', progress = ''] =
    /^\w+(?: \d)?: (?:(.*); )?(target|strikes) (veiled|\d+(?: or \d+)?)(?:, (.*))?\.$/.exec(line) ?? []
  const [, much = '0', how = ''] = /^(\d+) (over|under|to go|too many)/.exec(progress) ?? []
  return {
    digits: digits ? digits.split(', ') : [],
    counts: measure === 'strikes',
    any: target === 'veiled' ? [] : target.split(' or ').map(Number),
    over: Number(much) * (how === 'under' || how === 'too many' ? -1 : 1) + 0,
    isBroken: progress.endsWith('broken'),
  }
}

export function readBoard(described: readonly string[]): Board {
  const lines = described.filter((line) => /target|strikes/.test(line)).map(readLine)
  const size = lines.filter(({ digits }) => digits.length > 0).length
  const cellAt = (row: string | undefined, column: string | undefined) =>
    (Number(row) - 1) * size + Number(column) - 1
  return {
    lines,
    twins: described.flatMap((line): [number, number][] => {
      const found = /twins: row (\d), column (\d) and row (\d), column (\d)/.exec(line)
      return found ? [[cellAt(found[1], found[2]), cellAt(found[3], found[4])]] : []
    }),
    bed: described.flatMap((line) => {
      const [, row, columns] = /^Bed in row (\d): columns? (.*)\./.exec(line) ?? []
      return columns ? columns.split(', ').map((column) => cellAt(row, column)) : []
    }),
  }
}

export function boardOf(state: State): Board {
  const { size, digits, marks, targets, twins, bed } = state
  const markWords = { none: '', out: ' struck', keep: ' kept' }
  return {
    lines: targets.map((target, line) => ({
      digits:
        line < size
          ? digits
              .slice(line * size, (line + 1) * size)
              .map((digit, i) => `${digitWords(digit)}${markWords[marks[line * size + i] ?? 'none']}`)
          : [],
      ...target,
      over: excess(state, line),
      isBroken: isBroken(state, line),
    })),
    twins,
    bed: bed.toSorted((a, b) => rowOf(size, a) - rowOf(size, b) || columnOf(size, a) - columnOf(size, b)),
  }
}
