/** What is said aloud: enough to play by ear. */
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import type { Advice } from './rules/coach.ts'
import { isRow, linesOf } from './rules/lines.ts'
import { countTrue, excess, isBroken, isTrue, type Mark, type State } from './rules/state.ts'
import type { Spot } from './view/layout.ts'

const MARK_WORDS: Readonly<Record<Mark, string>> = { none: 'no mark', out: 'struck out', keep: 'kept' }

const lineName = (size: number, line: number): string =>
  isRow(size, line) ? `row ${line + 1}` : `column ${line - size + 1}`

const placeName = (size: number, cell: number): string =>
  `row ${rowOf(size, cell) + 1}, column ${columnOf(size, cell) + 1}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function standing(state: State, line: number): string {
  const over = excess(state, line)
  if (over === 0) return 'true'
  if (over < 0) return `${-over} too little`
  return `${over} too much${isBroken(state, line) ? ', and more is kept than the target' : ''}`
}

export function spotWords(state: State, { kind, at }: Spot): string {
  const { size, digits, targets, marks } = state
  if (kind === 'cell')
    return `${capital(placeName(size, at))}: ${digits[at]}, ${MARK_WORDS[marks[at] ?? 'none']}.`
  return `${capital(lineName(size, at))}: target ${targets[at]}, ${standing(state, at)}.`
}

export const tallyWords = (state: State): string => `${countTrue(state)} of ${state.size * 2} lines true.`

const DONE: Readonly<Record<Mark, string>> = { none: 'Cleared', out: 'Struck', keep: 'Kept' }

/** What a marking or its undoing changed. */
export function newsWords(before: State, after: State): string {
  const { size } = after
  const cells = after.marks.flatMap((mark, cell) => (mark === before.marks[cell] ? [] : [cell]))
  const [first] = cells
  if (first === undefined) return ''
  const done = DONE[after.marks[first] ?? 'none']
  const what =
    cells.length > 1
      ? `${done} ${cells.length} digits.`
      : `${done} ${after.digits[first]} in ${placeName(size, first)}.`
  const changes = linesOf(size).flatMap((line) => {
    const name = capital(lineName(size, line))
    if (isTrue(after, line) !== isTrue(before, line))
      return isTrue(after, line) ? `${name} is true.` : `${name} is no longer true.`
    return isBroken(after, line) && !isBroken(before, line) ? `${name} cannot come true like this.` : []
  })
  return [what, ...changes].join(' ')
}

export function adviceWords({ size, digits }: State, { cell, mark, line }: Advice): string {
  const what = `${digits[cell]} in ${placeName(size, cell)}`
  if (mark === 'none') return `The mark on the ${what} is wrong.`
  const verb = mark === 'out' ? 'Strike' : 'Keep'
  return `${verb} the ${what}${line === undefined ? '' : `: ${lineName(size, line)} decides it`}.`
}
