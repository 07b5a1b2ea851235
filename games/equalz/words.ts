/** Words the announcements: enough to play by ear. */
import type { Unit } from '../kit/rules.ts'
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import { capital, placeWords, type AdvisingWords } from '../kit/words.ts'
import { advise, type CoachAdvice } from './rules/coach.ts'
import { bedLine, cellsOf, DOUBLE, isRow, isVeiled, linesOf, withTwin, type Spot } from './rules/lines.ts'
import type { LineDeduction } from './rules/solve.ts'
import {
  countTrue,
  excess,
  isBroken,
  isTrue,
  type CellMark,
  type Marking,
  type State,
} from './rules/state.ts'

const MARK_WORDS: Readonly<Record<CellMark, string>> = { none: 'no mark', out: 'struck out', keep: 'kept' }
/** After the symbols on the twins' tiles. */
const TWIN_NAMES = ['star', 'heart', 'moon'] as const
/** If more lines change, only their number is announced. */
const MOST_LINES = 4

export const digitWords = (digit: number): string =>
  digit === DOUBLE ? '×2' : digit < 0 ? `−${-digit}` : String(digit)

const digitAt = ({ digits }: State, cell: number) => digitWords(digits[cell] ?? 0)

const kindOf = (size: number, line: number): string => ['row', 'column', 'bed'][Math.floor(line / size)] ?? ''

const lineName = (size: number, line: number): string =>
  kindOf(size, line) + (line < bedLine(size) ? ` ${(line % size) + 1}` : '')

/** The name of a line within a sentence: 'row 1', 'the bed'. */
const lineInSentence = (size: number, line: number): string =>
  line < bedLine(size) ? lineName(size, line) : 'the bed'

const ADDS_UP: Unit = ['adds up', 'add up']
const NO_LONGER_ADDS_UP: Unit = ['no longer adds up', 'no longer add up']
const CANNOT_ADD_UP: Unit = ['can no longer add up', 'can no longer add up']

/** 'Row 1 adds up.', 'Row 1 and column 2 add up.' Empty without lines. */
function linesSentence(size: number, lines: readonly number[], [one, many]: Unit): string {
  // The bed comes first: 'row 2, column 2 and the bed' would sound like a cell.
  const names = lines
    .toSorted((a, b) => Number(b === bedLine(size)) - Number(a === bedLine(size)))
    .map((line) => lineInSentence(size, line))
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  return list && capital(`${list} ${lines.length === 1 ? one : many}.`)
}

/** The symbol of the cell's twins, if it has one. */
function twinOf(state: State, cell: number): string | undefined {
  const pair = withTwin(state, cell)
  return TWIN_NAMES[state.twins.findIndex((each) => each === pair)]
}

function targetWords(state: State, line: number): string {
  const target = state.targets[line]
  if (!target || isVeiled(target)) return 'target veiled'
  const over = excess(state, line)
  const broken = isBroken(state, line) ? ', broken' : ''
  const number = target.any.join(' or ')
  if (target.counts) {
    const progress = over === 0 ? 'done' : over > 0 ? `${over} to go` : `${-over} too many`
    return `strikes ${number}, ${progress}${broken}`
  }
  if (over === 0) return `target ${number}, adds up`
  return `target ${number}, ${over > 0 ? `${over} over` : `${-over} under`}${broken}`
}

/** The digit or target under the cursor, then its row and column. */
export function spotWords(state: State, { kind, at }: Spot): string {
  const { size, marks, bed } = state
  if (kind === 'line') return `${capital(targetWords(state, at))}. ${capital(lineName(size, at))}.`
  const twin = twinOf(state, at)
  const what = [
    digitAt(state, at),
    twin && `${twin} twin`,
    bed.includes(at) && 'bed',
    MARK_WORDS[marks[at] ?? 'none'],
  ]
  return `${what.filter(Boolean).join(', ')}. ${capital(placeWords(size, at))}.`
}

/** Says why a line cannot be kept. */
export const refusalWords = (state: State, line: number): string =>
  isTrue(state, line)
    ? 'Nothing left to keep.'
    : `${capital(lineInSentence(state.size, line))} does not add up yet.`

const DONE: Readonly<Record<CellMark, string>> = { none: 'Cleared', out: 'Struck', keep: 'Kept' }
const SHORT: Readonly<Record<CellMark, string>> = { none: '', out: ' struck', keep: ' kept' }

function lineWords(state: State, line: number): string {
  const name = capital(lineName(state.size, line))
  if (!isRow(state.size, line)) return `${name}: ${targetWords(state, line)}.`
  const row = cellsOf(state, line).map(
    (cell) => `${digitAt(state, cell)}${SHORT[state.marks[cell] ?? 'none']}`,
  )
  return `${name}: ${row.join(', ')}; ${targetWords(state, line)}.`
}

/** Lists the cells that are twins or lie in the bed. */
function twinAndBedWords({ size, twins, bed }: State): string[] {
  const rows = [...new Set(bed.map((cell) => rowOf(size, cell)))]
  return [
    ...twins.map(
      ([one, other], i) =>
        `${capital(TWIN_NAMES[i] ?? '')} twins: ${placeWords(size, one)} and ${placeWords(size, other)}.`,
    ),
    ...rows.map((row) => {
      const columns = bed.filter((cell) => rowOf(size, cell) === row).map((cell) => columnOf(size, cell) + 1)
      return `Bed in row ${row + 1}: ${columns.length === 1 ? 'column' : 'columns'} ${columns.join(', ')}.`
    }),
  ]
}

/** The effect of a step on a line, as a verb; undefined without one. */
function lineChange(before: State, after: State, line: number): Unit | undefined {
  if (isTrue(after, line) !== isTrue(before, line)) return isTrue(after, line) ? ADDS_UP : NO_LONGER_ADDS_UP
  return isBroken(after, line) && !isBroken(before, line) ? CANNOT_ADD_UP : undefined
}

/** Announces a marking or its undo. */
function changed(before: State, after: State): string {
  const { size } = after
  const cells = after.marks.flatMap((mark, cell) => (mark === before.marks[cell] ? [] : [cell]))
  const [first, second] = cells
  if (first === undefined) return ''
  const done = DONE[after.marks[first] ?? 'none']
  const isPair = cells.length === 2 && withTwin(after, first).includes(second ?? -1)
  const what = isPair
    ? `${done} the ${twinOf(after, first)} twins.`
    : cells.length > 1
      ? `${done} ${cells.length} digits.`
      : `${done} ${digitAt(after, first)} in ${placeWords(size, first)}.`
  const lines = linesOf(after)
  const changes = lines.map((line) => lineChange(before, after, line))
  const sentences = [ADDS_UP, NO_LONGER_ADDS_UP, CANNOT_ADD_UP].map((verb) =>
    linesSentence(
      size,
      lines.filter((line) => changes[line] === verb),
      verb,
    ),
  )
  const isMany = changes.filter(Boolean).length > MOST_LINES
  return [what, ...(isMany ? [progressWords(after)] : sentences)].filter(Boolean).join(' ')
}

/** '3 of 6 lines add up.' */
function progressWords(state: State): string {
  const count = countTrue(state)
  return `${count} of ${state.targets.length} lines ${ADDS_UP[count === 1 ? 0 : 1]}.`
}

/** Says why a line decides about a digit. */
function reasonOf(state: State, cell: number, goes: boolean, { line, isPlain, ways }: LineDeduction): string {
  const its = `its ${kindOf(state.size, line)}`
  const { counts, any } = state.targets[line] ?? { counts: false, any: [] }
  const digit = state.digits[cell] ?? 0
  if (isPlain && counts)
    return goes ? `Every unmarked digit in ${its} has to go` : `${capital(its)} has all the strikes it needs`
  if (isPlain && excess(state, line) === 0) return `${capital(its)} already adds up`
  if (isPlain) return goes ? `Too ${digit > 0 ? 'much' : 'little'} for ${its}` : `${capital(its)} needs it`
  if (goes && digit === DOUBLE && any.every((number) => number % 2 === 1))
    return `${capital(its)} has an odd target, so nothing may double it`
  if (ways === 1) return `${capital(its)} can add up in only one way`
  const all = ways === 2 ? 'both' : 'all'
  return `${capital(its)} can add up in ${ways} ways, ${all} ${goes ? 'without' : 'with'} it`
}

export function adviceWords(state: State, { cell, mark, step }: CoachAdvice): string {
  const name = `the ${digitAt(state, cell)}`
  if (!step) return `The mark on ${name} is wrong: clear it.`
  const goes = mark === 'out'
  return `${reasonOf(state, cell, goes, step)}: ${goes ? 'strike' : 'keep'} ${name}.`
}

export const words: AdvisingWords<State, Marking> = {
  describe: (state) => [...linesOf(state).map((line) => lineWords(state, line)), ...twinAndBedWords(state)],
  task: (state) => `${state.size} by ${state.size}, ${progressWords(state)}`,
  changed,
  advise(_, state) {
    const advice = advise(state)
    return advice ? adviceWords(state, advice) : ''
  },
  where: ({ cells: [cell = 0] }, { size }) => `${capital(placeWords(size, cell))}.`,
}
