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
import { BEE, flowerOf, FROST, POD, RAINBOW, STONE, VINE } from './rules/kinds.ts'

const NAMES = 'rose forget-me-not sunflower clover aster lily stone rainbow pod bee vine'.split(' ')
const PLURALS = 'roses forget-me-nots sunflowers clovers asters lilies stones rainbows pods bees vines'.split(
  ' ',
)
/** Kinds count from 1. */
const kindName = (kind: number, names = NAMES) =>
  (kind > FROST ? 'frozen ' : '') + (names[(kind % FROST) - 1] ?? '')

/** The effect of each element, announced when a hint uses it. */
const LESSONS: Readonly<Record<number, string>> = {
  [STONE]: 'Stones never burst: let them fall.',
  [FROST]: 'Ice melts when something bursts beside it.',
  [RAINBOW]: 'Rainbows count as every kind.',
  [POD]: 'Pods burst everything around them.',
  [BEE]: 'A freed bee dyes its neighbours.',
  [VINE]: 'Vines grow when nothing bursts.',
}

const nameOf = (seed: Blossom | undefined) => kindName(seed?.kind ?? 0)
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const several = (count: number, kind: number) =>
  count === 1 ? kindName(kind) : `${count} ${kindName(kind, PLURALS)}`

/** Aims count quarters of a degree. */
const degrees = (aim: number) =>
  aim ? `${Math.abs(aim) / 4} degrees ${aim < 0 ? 'left' : 'right'}` : 'straight up'

/** The neighbours of a seed that bursts nothing. If its own kind is among them, only that matters. */
function neighbours(field: Field, cell: number, own: number): string {
  const kinds = [...new Set(around(cell).flatMap((at) => field[at] || []))]
  if (kinds.includes(own)) return kindName(own)
  const names = kinds.map((kind) => kindName(kind)).join(', ')
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
  if (fallen.length) return 'Everything hanging from them falls too.'
  if (burst.length) return 'That leaves the least to clear.'
  const isPair = around(seed?.cell ?? 0).some((at) => fieldOf(state.bed)[at] === seed?.kind)
  return isPair
    ? 'Nothing bursts yet, but the pair needs only one more.'
    : 'Nothing matches, so put it where it blocks the least.'
}

function advise(hint: Action, state: State): string {
  if (hint === 'swap') return `Swap: the ${nameOf(state.hand[1])} is more useful.`
  const after = rules.act(state, hint)
  const side = hint ? (hint < 0 ? 'left' : 'right') : 'straight up'
  return `Aim ${side}: ${effectWords(state, after)}. ${reason(state, after)}`
}

/** Explains why two seeds cannot be swapped. */
export const alikeWords = ({ kind }: Blossom): string => `Both seeds are ${kindName(kind, PLURALS)}.`

/** Reads from left to right. Every other row is indented by half a blossom and has nine cells. */
function rowWords(field: Field, row: number, isLowest: boolean): string {
  const runs: { readonly kind: number; length: number }[] = []
  for (let column = 0; exists(row, column); column++) {
    const kind = field[row * COLUMNS + column] ?? 0
    const last = runs.at(-1)
    if (last?.kind === kind) last.length++
    else runs.push({ kind, length: 1 })
  }
  const contents = runs.map(({ kind, length }) =>
    kind ? several(length, kind) : length > 1 ? `${length} gaps` : 'gap',
  )
  return `Row ${row + 1}${row % 2 ? ', indented' : ''}${isLowest ? ', lowest' : ''}: ${contents.join(', ')}.`
}

/** Free rows between the bed and the line. */
function roomWords(state: State): string {
  const room = roomLeft(state)
  return room < 0 ? 'Over the line' : `${plural(room, 'row', 'rows')} free`
}

function describe(state: State): string[] {
  const { bed, hand, spent, streak } = state
  const field = fieldOf(bed)
  const stars = levels.stars(state)
  const rows = bed.reduce((most, { cell }) => Math.max(most, rowOf(cell) + 1), 0)
  return [
    `Seeds: ${hand.map(nameOf).join(', then ') || 'none'}; ${seedsLeft(state)} left.`,
    `${roomWords(state)}, sinks in ${plural(untilSinking(state), 'shot', 'shots')}.`,
    `${plural(spent, 'shot', 'shots')} used, streak ${streak}, ${plural(stars, 'star', 'stars')}${stars > 1 ? ` up to ${shotsFor(state, stars)} shots` : ''}.`,
    ...Array.from({ length: rows }, (_, row) => rowWords(field, row, row === rows - 1)),
  ]
}

function changed(before: State, after: State): string {
  const { bed, hand, spent, sunk, shot } = after
  const [now, next] = hand
  const seeds = `Now ${nameOf(now)}, ${next ? `next ${nameOf(next)}` : 'your last'}.`
  if (spent === before.spent) return now?.id === before.hand[0]?.id ? '' : seeds
  if (spent < before.spent) {
    const back = bed.length - before.bed.length
    const returned = back > 0 ? ` ${back} returned.` : ''
    return `Took back the ${nameOf(now)}.${returned}${sunk < before.sunk ? ' Bed raised.' : ''}${next ? ` Next ${nameOf(next)}.` : ''}`
  }
  const [burst, fallen] = [shot?.burst.length, shot?.fallen.length]
  const [melted, dyed] = [true, false].map((isMelted) => countChanged(before, after, isMelted))
  const effects = [
    burst ? `${burst} burst` : 'Nothing burst',
    fallen && `${fallen} fell`,
    melted && `${melted} melted`,
    dyed && `${dyed} dyed`,
    bed.length > before.bed.length + 1 && 'a vine grew',
  ]
  const result = `${effects.filter(Boolean).join(', ')}.`
  if (bed.length === 0) return `${result} The bed is clear.`
  const sinks = sunk > before.sunk ? ' Bed sank.' : untilSinking(after) === 1 ? ' Sinks next.' : ''
  const lost = roomLeft(after) < 0 ? 'Over the line.' : 'Out of seeds.'
  return `${result}${sinks} ${rules.outcome(after) === 'lost' ? lost : seeds}`
}

export const words: AdvisingWords<State, Action> = {
  describe,
  task(state) {
    const rest = `${roomWords(state)}, sinks in ${untilSinking(state)}.`
    const blossoms = state.bed.filter(({ kind }) => flowerOf(kind)).length
    return `${plural(blossoms, 'blossom', 'blossoms')}, ${plural(seedsLeft(state), 'seed', 'seeds')}. ${rest}`
  },
  changed,
  advise,
}

/** The remaining seeds, and the stars that they would still earn. */
export const bagWords = (state: State): string =>
  `${plural(seedsLeft(state), 'seed', 'seeds')} ${'★'.repeat(levels.stars(state))}`
