/** What is said aloud: enough to play by ear. */
import { capital, placeWords, type AdvisingWords } from '../kit/words.ts'
import { advise, type Advice } from './rules/coach.ts'
import { cellsOf, isRow, linesOf } from './rules/lines.ts'
import { countTrue, excess, isBroken, isTrue, type Mark, type Marking, type State } from './rules/state.ts'
import type { Spot } from './view/layout.ts'

const MARK_WORDS: Readonly<Record<Mark, string>> = { none: 'no mark', out: 'struck out', keep: 'kept' }

const lineName = (size: number, line: number): string =>
  isRow(size, line) ? `row ${line + 1}` : `column ${line - size + 1}`

function standing(state: State, line: number): string {
  const over = excess(state, line)
  if (over === 0) return 'true'
  if (over < 0) return `${-over} too little`
  return `${over} too much${isBroken(state, line) ? ', and too much is kept' : ''}`
}

const targetWords = (state: State, line: number) => `target ${state.targets[line]}, ${standing(state, line)}`

/** What is under the cursor, then where that is. */
export function spotWords(state: State, { kind, at }: Spot): string {
  const { size, digits, marks } = state
  if (kind === 'cell')
    return `${digits[at]}, ${MARK_WORDS[marks[at] ?? 'none']}. ${capital(placeWords(size, at))}.`
  return `${capital(targetWords(state, at))}. ${capital(lineName(size, at))}.`
}

/** Why a line cannot be kept. */
export const refusalWords = (state: State, line: number): string =>
  isTrue(state, line) ? 'Nothing is left to keep.' : `${capital(lineName(state.size, line))} is not true yet.`

const DONE: Readonly<Record<Mark, string>> = { none: 'Cleared', out: 'Struck', keep: 'Kept' }
const SHORT: Readonly<Record<Mark, string>> = { none: '', out: ' struck', keep: ' kept' }

function lineWords(state: State, line: number): string {
  const { size, digits, marks } = state
  const name = capital(lineName(size, line))
  if (!isRow(size, line)) return `${name}: ${targetWords(state, line)}.`
  const row = cellsOf(size, line).map((cell) => `${digits[cell]}${SHORT[marks[cell] ?? 'none']}`)
  return `${name}: ${row.join(', ')}; ${targetWords(state, line)}.`
}

/** What a marking or its undoing changed. */
function changed(before: State, after: State): string {
  const { size } = after
  const cells = after.marks.flatMap((mark, cell) => (mark === before.marks[cell] ? [] : [cell]))
  const [first] = cells
  if (first === undefined) return ''
  const done = DONE[after.marks[first] ?? 'none']
  const what =
    cells.length > 1
      ? `${done} ${cells.length} digits.`
      : `${done} ${after.digits[first]} in ${placeWords(size, first)}.`
  const changes = linesOf(size).flatMap((line) => {
    const name = capital(lineName(size, line))
    if (isTrue(after, line) !== isTrue(before, line))
      return isTrue(after, line) ? `${name} true.` : `${name} not true.`
    return isBroken(after, line) && !isBroken(before, line) ? `${name} cannot come true.` : []
  })
  return [what, ...changes].join(' ')
}

export function adviceWords({ size, digits }: State, { cell, mark, line }: Advice): string {
  const what = `${digits[cell]} in ${placeWords(size, cell)}`
  if (mark === 'none') return `The mark on the ${what} is wrong.`
  const verb = mark === 'out' ? 'Strike' : 'Keep'
  return `${verb} the ${what}${line === undefined ? '' : `: ${lineName(size, line)} decides it`}.`
}

export const words: AdvisingWords<State, Marking> = {
  describe: (state) => linesOf(state.size).map((line) => lineWords(state, line)),
  task: (state) => `${state.size} by ${state.size}, ${countTrue(state)} of ${state.size * 2} lines true.`,
  changed,
  advise(_, state) {
    const advice = advise(state)
    return advice ? adviceWords(state, advice) : ''
  },
}
