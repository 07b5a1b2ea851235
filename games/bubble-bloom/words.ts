/** What is said aloud: enough to play by ear. */
import { capital, type AdvisingWords } from '../kit/words.ts'
import {
  fieldOf,
  levels,
  roomLeft,
  rules,
  shotsFor,
  untilSinking,
  type Action,
  type Blossom,
  type State,
} from './rules.ts'
import { around, columnOf, COLUMNS, exists, rowOf, type Field } from './rules/field.ts'

const NAMES = ['rose', 'forget-me-not', 'sunflower', 'clover', 'aster', 'lily']
/** Kinds count from 1. */
const kindName = (kind: number) => NAMES[kind - 1] ?? ''
const nameOf = (seed: Blossom | undefined) => kindName(seed?.kind ?? 0)
const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`

const plural = (kind: number) => `${kindName(kind)}s`.replace('ys', 'ies')
const several = (n: number, kind: number) => (n === 1 ? kindName(kind) : `${n} ${plural(kind)}`)

/** Aims count quarters of a degree. */
const degrees = (aim: number) =>
  aim ? `${Math.abs(aim) / 4} degrees ${aim < 0 ? 'left' : 'right'}` : 'straight up'

/** What a seed that sets nothing off comes to hang beside: its own kind, if it is there, is all that matters. */
function neighbours(field: Field, cell: number, own: number): string {
  const kinds = [...new Set(around(cell).flatMap((at) => field[at] || []))]
  if (kinds.includes(own)) return kindName(own)
  if (kinds.length > 2) return `${kinds.length} kinds`
  return kinds.map(kindName).join(', ') || 'the top'
}

/** What the seed in hand would meet and do, then where it points. */
export function aimWords(state: State, aim: number): string {
  const after = rules.act(state, aim)
  const { shot, bed } = after
  if (after === state || !shot) return ''
  const { seed, burst, fallen } = shot
  const field = fieldOf(state.bed)
  const tell = (does: string) => `${capital(nameOf(seed))} ${does}. ${capital(degrees(aim))}.`
  if (rules.outcome(after) === 'lost') return tell('loses: the bed crosses the line')
  if (burst.length === 0)
    return tell(
      `meets ${neighbours(field, seed.cell, seed.kind)}. Row ${rowOf(seed.cell) + 1}, column ${columnOf(seed.cell) + 1}`,
    )
  const met = around(seed.cell).filter((at) => field[at] === seed.kind).length
  const drops = fallen.length ? `, drops ${fallen.length}` : ''
  return tell(
    `meets ${several(met, seed.kind)}, bursts ${burst.length}${drops}${bed.length ? '' : ', clears the bed'}`,
  )
}

/** Why two seeds do not change places. */
export const alikeWords = ({ kind }: Blossom): string => `Both seeds are ${plural(kind)}.`

/** From left to right; every other row is indented by half a blossom, and has nine. */
function rowWords(field: Field, row: number, isLowest: boolean): string {
  const runs: { readonly kind: number; length: number }[] = []
  for (let column = 0; exists(row, column); column++) {
    const kind = field[row * COLUMNS + column] ?? 0
    const last = runs.at(-1)
    if (last?.kind === kind) last.length++
    else runs.push({ kind, length: 1 })
  }
  const told = runs.map(({ kind, length }) =>
    kind ? several(length, kind) : length > 1 ? `gap ${length}` : 'gap',
  )
  return `Row ${row + 1}${row % 2 ? ', indented' : ''}${isLowest ? ', lowest' : ''}: ${told.join(', ')}.`
}

/** Rows between the bed and the line, and shots until there is one less. */
function roomWords(state: State): string {
  const room = roomLeft(state)
  return `${room < 0 ? 'over the line' : `${count(room, 'row')} free`}, sinks in ${untilSinking(state)}`
}

function describe(state: State): string[] {
  const { bed, hand, spent } = state
  const field = fieldOf(bed)
  const stars = levels.stars(state)
  const rows = bed.reduce((most, { cell }) => Math.max(most, rowOf(cell) + 1), 0)
  return [
    `Seeds: ${hand.map(nameOf).join(', then ')}.`,
    `${capital(roomWords(state))}.`,
    `${count(spent, 'shot')} spent, ${count(stars, 'star')}${stars > 1 ? ` up to ${shotsFor(state, stars)}` : ''}.`,
    ...Array.from({ length: rows }, (_, row) => rowWords(field, row, row === rows - 1)),
  ]
}

function changed(before: State, after: State): string {
  const { bed, hand, spent, sunk, shot } = after
  const [now, next] = hand
  const held = `Now ${nameOf(now)}, next ${nameOf(next)}.`
  if (spent === before.spent) return now?.id === before.hand[0]?.id ? '' : held
  if (spent < before.spent) {
    const back = bed.length - before.bed.length
    const grown = back > 0 ? ` ${count(back, 'blossom')} back.` : ''
    return `Took the ${nameOf(now)} back.${grown}${sunk < before.sunk ? ' Bed up.' : ''} Next ${nameOf(next)}.`
  }
  const [burst, fallen] = [shot?.burst.length, shot?.fallen.length]
  const did = burst ? `${burst} burst${fallen ? `, ${fallen} fell` : ''}.` : 'Nothing burst.'
  if (bed.length === 0) return `${did} The bed is clear.`
  const sinks = sunk > before.sunk ? ' Bed sank.' : untilSinking(after) === 1 ? ' Sinks next shot.' : ''
  return `${did}${sinks} ${rules.outcome(after) === 'lost' ? 'Over the line.' : held}`
}

export const words: AdvisingWords<State, Action> = {
  describe,
  task: (state) =>
    `${count(state.bed.length, 'blossom')}, ${roomWords(state)}. ${capital(nameOf(state.hand[0]))}, ${nameOf(state.hand[1])}.`,
  changed,
  advise: (hint, { hand }) =>
    hint === 'swap' ? `Swap: take the ${nameOf(hand[1])}.` : `Shoot ${degrees(hint)}.`,
}

/** Shots against the most that still earn as many stars as now. */
export function shotWords(state: State): string {
  const stars = levels.stars(state)
  return `Shot ${state.spent}${stars > 1 ? `/${shotsFor(state, stars)}` : ''} ${'★'.repeat(stars)}`
}
