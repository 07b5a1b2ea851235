/** Builds the screen-reader texts, detailed enough to play by ear. */
import { capital, type AdvisingWords } from '../kit/words.ts'
import {
  fieldOf,
  levels,
  roomLeft,
  rules,
  seedsLeft,
  shotsFor,
  untilSinking,
  type Action,
  type Blossom,
  type State,
} from './rules.ts'
import { ELEMENTS } from './rules/curve.ts'
import { around, columnOf, COLUMNS, exists, rowOf, type Field } from './rules/field.ts'
import { BEE, FROST, POD, RAINBOW, STONE, VINE } from './rules/kinds.ts'

const NAMES = 'rose forget-me-not sunflower clover aster lily stone rainbow pod bee vine'.split(' ')
/** Kinds count from 1. */
const kindName = (kind: number) => (kind > FROST ? 'frozen ' : '') + (NAMES[(kind % FROST) - 1] ?? '')

/** The effect of each element, announced when it first appears and when a hint uses it. */
const LESSONS: Readonly<Record<number, string>> = {
  [STONE]: 'Stones never burst: let them fall.',
  [FROST]: 'Ice melts when something bursts beside it.',
  [RAINBOW]: 'Rainbows count as every kind.',
  [POD]: 'Pods burst everything around them.',
  [BEE]: 'A freed bee dyes its neighbours.',
  [VINE]: 'Vines grow when nothing bursts.',
}

const nameOf = (seed: Blossom | undefined) => kindName(seed?.kind ?? 0)
const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`

const plural = (kind: number) => `${kindName(kind)}s`.replace('ys', 'ies')
const several = (n: number, kind: number) => (n === 1 ? kindName(kind) : `${n} ${plural(kind)}`)

/** Aims count quarters of a degree. */
const degrees = (aim: number) =>
  aim ? `${Math.abs(aim) / 4} degrees ${aim < 0 ? 'left' : 'right'}` : 'straight up'

/** The neighbours of a seed that bursts nothing. If its own kind is among them, only that matters. */
function neighbours(field: Field, cell: number, own: number): string {
  const kinds = [...new Set(around(cell).flatMap((at) => field[at] || []))]
  if (kinds.includes(own)) return kindName(own)
  const names = kinds.map(kindName).join(', ')
  // Keeps it short: three names are too many.
  return names.split(' ').length > 2 ? `${kinds.length} kinds` : names || 'the top'
}

/** Predicts the neighbours and the effect of a shot. */
function effectWords(state: State, after: State): string {
  const { shot, bed } = after
  if (after === state || !shot) return ''
  const { seed, burst, fallen } = shot
  const field = fieldOf(state.bed)
  const name = nameOf(seed)
  if (rules.outcome(after) === 'lost')
    return `${name} loses: ${roomLeft(after) < 0 ? 'the bed crosses the line' : 'the bag is empty'}`
  if (burst.length === 0) return `${name} meets ${neighbours(field, seed.cell, seed.kind)}`
  const met = around(seed.cell).filter((at) => field[at] === seed.kind).length
  const friends = met ? several(met, seed.kind) : kindName(RAINBOW)
  const drops = fallen.length ? `, drops ${fallen.length}` : ''
  return `${name} meets ${friends}, bursts ${burst.length}${drops}${bed.length ? '' : ', clears the bed'}`
}

/** Announces the effect of an aim, the cell of a seed that would burst nothing, and the angle. */
export function aimWords(state: State, aim: number): string {
  const after = rules.act(state, aim)
  const effect = effectWords(state, after)
  const { seed: { cell = 0 } = {}, burst = [] } = after.shot ?? {}
  const isParked = !burst.length && rules.outcome(after) !== 'lost'
  const place = isParked ? ` Row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}.` : ''
  return effect && `${capital(effect)}.${place} ${capital(degrees(aim))}.`
}

/** Counts the blossoms that changed their kind, either by melting or by a bee's dye. */
const countChanged = ({ bed }: State, after: State, isMelted: boolean) =>
  after.bed.filter(({ id, kind }) =>
    bed.some((was) => was.id === id && was.kind !== kind && was.kind > FROST === isMelted),
  ).length

/** Explains why a shot is good. */
function reason(state: State, after: State): string {
  const { burst = [], fallen = [], seed } = after.shot ?? {}
  const kinds = new Map(state.bed.map(({ id, kind }) => [id, kind]))
  const gone = new Set([...burst, ...fallen].map((id) => kinds.get(id)))
  const used = ELEMENTS.findLast(
    ({ kind }) => gone.has(kind) || (kind === FROST && countChanged(state, after, true)),
  )
  if (used) return LESSONS[used.kind] ?? ''
  if (fallen.length) return 'What hangs on those falls too.'
  if (burst.length) return 'It leaves the least behind.'
  const isPair = around(seed?.cell ?? 0).some((at) => fieldOf(state.bed)[at] === seed?.kind)
  return isPair
    ? 'Nothing bursts yet, but a pair waits for a third.'
    : 'Nothing fits: it blocks the least there.'
}

function advise(hint: Action, state: State): string {
  if (hint === 'swap') return `Swap: the ${nameOf(state.hand[1])} does more.`
  const after = rules.act(state, hint)
  const side = hint ? (hint < 0 ? 'left' : 'right') : 'straight up'
  return `Aim ${side}: ${effectWords(state, after)}. ${reason(state, after)}`
}

/** Explains why two seeds cannot be swapped. */
export const alikeWords = ({ kind }: Blossom): string => `Both seeds are ${plural(kind)}.`

/** Reads from left to right. Every other row is indented by half a blossom and has nine cells. */
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

/** Free rows between the bed and the line, and shots until the bed sinks by one. */
function roomWords(state: State): string {
  const room = roomLeft(state)
  return `${room < 0 ? 'over the line' : `${count(room, 'row')} free`}, sinks in ${untilSinking(state)}`
}

function describe(state: State): string[] {
  const { bed, hand, spent, streak } = state
  const field = fieldOf(bed)
  const stars = levels.stars(state)
  const rows = bed.reduce((most, { cell }) => Math.max(most, rowOf(cell) + 1), 0)
  return [
    `Seeds: ${hand.map(nameOf).join(', then ') || 'none'}; ${seedsLeft(state)} left.`,
    `${capital(roomWords(state))}.`,
    `${count(spent, 'shot')} spent, streak ${streak}, ${count(stars, 'star')}${stars > 1 ? ` up to ${shotsFor(state, stars)}` : ''}.`,
    ...Array.from({ length: rows }, (_, row) => rowWords(field, row, row === rows - 1)),
  ]
}

function changed(before: State, after: State): string {
  const { bed, hand, spent, sunk, shot } = after
  const [now, next] = hand
  const held = `Now ${nameOf(now)}, ${next ? `next ${nameOf(next)}` : 'the last'}.`
  if (spent === before.spent) return now?.id === before.hand[0]?.id ? '' : held
  if (spent < before.spent) {
    const back = bed.length - before.bed.length
    const grown = back > 0 ? ` ${count(back, 'blossom')} back.` : ''
    return `Took the ${nameOf(now)} back.${grown}${sunk < before.sunk ? ' Bed up.' : ''}${next ? ` Next ${nameOf(next)}.` : ''}`
  }
  const [burst, fallen] = [shot?.burst.length, shot?.fallen.length]
  const [melted, dyed] = [true, false].map((isMelted) => countChanged(before, after, isMelted))
  const told = [
    burst ? `${burst} burst` : 'Nothing burst',
    fallen && `${fallen} fell`,
    melted && `${melted} melted`,
    dyed && `${dyed} dyed`,
    bed.length > before.bed.length + 1 && 'vine grew',
  ]
  const did = `${told.filter(Boolean).join(', ')}.`
  if (bed.length === 0) return `${did} The bed is clear.`
  const sinks = sunk > before.sunk ? ' Bed sank.' : untilSinking(after) === 1 ? ' Sinks next.' : ''
  const lost = roomLeft(after) < 0 ? 'Over the line.' : 'Out of seeds.'
  return `${did}${sinks} ${rules.outcome(after) === 'lost' ? lost : held}`
}

export const words: AdvisingWords<State, Action> = {
  describe,
  task(state) {
    const lesson = ELEMENTS.find(({ from }) => from === state.level)?.kind ?? 0
    const rest = LESSONS[lesson] ?? `${capital(roomWords(state))}.`
    return `${state.bed.length} hang, ${count(seedsLeft(state), 'seed')}. ${rest}`
  },
  changed,
  advise,
}

/** The remaining seeds, and the stars that they would still earn. */
export const bagWords = (state: State): string =>
  `${count(seedsLeft(state), 'seed')} ${'★'.repeat(levels.stars(state))}`
