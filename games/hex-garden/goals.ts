/** Defines the goals, the looks they unlock and the other records. */
import type { Fact, Feat, Goal, Look, Moment } from '../kit/goals.ts'
import type { Medals } from '../kit/medals.ts'
import { bloomOf, type State } from './rules.ts'
import type { Bloom } from './rules/bloom.ts'
import { BEE } from './rules/pieces.ts'

export const medals: Medals = [720, 1500, 4000, 6500]

type Garden = Moment<State>

/** The bloom that a planting caused; nothing if one was taken back. */
const grown = ({ before, after }: Garden) =>
  after.planted > before.planted ? bloomOf(before, after.last) : undefined

const linesOf = (moment: Garden): Bloom['lines'] => grown(moment)?.lines ?? []

/** The most lines that bloomed at once. */
const atOnce = (most: number, moment: Garden) => Math.max(most, linesOf(moment).length)

/** Lines bloomed in total, without those taken back. */
const inTotal = (sum: number, moment: Garden) => {
  const { before, after } = moment
  const undone = after.planted < before.planted ? bloomOf(after, before.last).lines.length : 0
  return sum + linesOf(moment).length - undone
}

const longest = (_: number, { after }: Garden) => after.longest

/** Reached as soon as the condition holds once. */
const once = (isSo: (bloom: Bloom, moment: Garden) => boolean) => (reached: number, moment: Garden) => {
  const bloom = grown(moment)
  return reached || (bloom && isSo(bloom, moment)) ? 1 : 0
}

/** Whether a line bloomed with the same flower in every cell. */
const isOfOneKind = ({ lines, full }: Bloom) =>
  lines.some((line) => line.every((cell) => full[cell] === full[line[0] ?? 0]))

/** Whether a line bloomed that contained this kind. */
const hasBloomed = (kind: number) =>
  once(({ lines, full }) => lines.flat().some((cell) => full[cell] === kind))

export const goals: readonly Goal<State>[] = [
  { id: 'line', words: 'Make a line bloom', count: 1, step: atOnce },
  { id: 'row', words: 'Keep a streak of three', count: 3, step: longest },
  { id: 'bee', words: 'Make a line with a bee bloom', count: 1, step: hasBloomed(BEE) },
  { id: 'two', words: 'Make two lines bloom at once', count: 2, step: atOnce },
  { id: 'fifty', words: 'Make 50 lines bloom in total', count: 50, overall: true, step: inTotal },
  {
    id: 'water',
    words: 'Water three flowers at once',
    count: 1,
    step: once(({ watered }) => watered.length > 2),
  },
  {
    id: 'nine',
    words: 'Make a line of nine bloom',
    count: 1,
    step: once(({ lines }) => lines.some(({ length }) => length === 9)),
  },
  { id: 'swarm', words: 'Call the swarm', count: 1, step: once(({ filled }) => filled.length > 0) },
  { id: 'three', words: 'Make three lines bloom at once', count: 3, step: atOnce },
  { id: 'kind', words: 'Make a line of one kind of flower bloom', count: 1, step: once(isOfOneKind) },
  { id: 'stone', words: 'Break a stone', count: 1, step: once(({ broken }) => broken.length > 0) },
  {
    id: 'today',
    words: 'Score 1,000 in today’s round',
    count: 1000,
    step: (_, { after, isToday }) => (isToday ? after.score : 0),
  },
  {
    id: 'gold',
    words: 'Make four lines bloom with the swarm',
    count: 1,
    step: once(({ filled, lines }) => filled.length > 0 && lines.length > 3),
  },
  { id: 'twelve', words: 'Keep a streak of twelve', count: 12, step: longest },
  { id: 'thousand', words: 'Make 1,000 lines bloom in total', count: 1000, overall: true, step: inTotal },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  {
    id: 'points',
    once: 'Score # in one round',
    total: 'Score #',
    usual: 300,
    step: (_, { after }) => after.score,
  },
  {
    id: 'lines',
    once: 'Make # lines bloom in one round',
    total: 'Make # lines bloom',
    usual: 6,
    step: inTotal,
  },
  { id: 'streak', once: 'Keep a streak of #', usual: 2, step: longest },
  {
    id: 'planted',
    once: 'Plant # pieces in one round',
    total: 'Plant # pieces',
    usual: 20,
    step: (_, { after }) => after.planted,
  },
  {
    id: 'several',
    total: 'Bloom two lines at once # times',
    usual: 0,
    step: (sum, moment) => sum + Number(linesOf(moment).length > 1),
  },
]

export const looks: readonly Look[] = [
  { id: 'meadow', name: 'Bee meadow' },
  { id: 'sunset', name: 'Last light', goals: 2 },
  { id: 'cherry', name: 'Cherry orchard', goals: 3 },
  { id: 'frost', name: 'Hoarfrost', goals: 5 },
  { id: 'honey', name: 'Inside the hive', goals: 7 },
  { id: 'night', name: 'Firefly night', goals: 9 },
  { id: 'reef', name: 'Coral reef', goals: 11 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'planted', name: 'Pieces planted', of: ({ planted }) => planted },
  { id: 'streak', name: 'Longest streak', of: ({ longest }) => longest },
]
