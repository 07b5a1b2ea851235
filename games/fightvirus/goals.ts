/** Goals, the looks they unlock, and the records. */
import type { Fact, Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { DEFENDER } from './rules/curve.ts'
import type { State } from './rules/state.ts'
import { isDying } from './rules/waves.ts'

const hasAllHearts = ({ hearts }: State) => hearts === DEFENDER.hearts
const longestChain = (n: number, { after }: Moment<State>) => Math.max(n, after.chain)
const surges = (n: number, { before, after }: Moment<State>) => n + Number(after.surge > before.surge)
const marksOf = ({ marks }: State) => Object.values(marks)

/** Counts bosses beaten while a condition holds. */
const bossBeatenWhile = (holds: (after: State) => boolean): Goal<State>['step'] => {
  return (n, { before, after }) => n + Number(after.bosses > before.bosses && holds(after))
}

export const goals: readonly Goal<State>[] = [
  { id: 'surge', words: 'Start a surge', count: 1, step: surges },
  {
    id: 'unhurt',
    words: 'Reach wave 3 with all three hearts',
    count: 3,
    step: (n, { after }) => (hasAllHearts(after) ? after.wave : n),
  },
  { id: 'boss', words: 'Beat a boss', count: 1, step: (_, { after }) => after.bosses },
  {
    id: 'ram',
    words: 'Burst 12 viruses in one surge',
    count: 12,
    step: (n, { before, after }) => (after.surge ? n + after.bursts - before.bursts : 0),
  },
  {
    id: 'bursts',
    words: 'Burst 500 viruses in total',
    count: 500,
    overall: true,
    step: (_, { after }) => after.bursts,
  },
  {
    id: 'today',
    words: 'Reach wave 7 in today’s round',
    count: 7,
    step: (n, { after, isToday }) => (isToday ? after.wave : n),
  },
  {
    id: 'beam',
    words: 'Finish off a boss with the beam',
    count: 1,
    step: (n, { before, after }) =>
      n + Number(before.beam > 0 && !before.viruses.some(isDying) && after.viruses.some(isDying)),
  },
  {
    id: 'full',
    words: 'Take the same upgrade three times',
    count: 3,
    step: (_, { after }) => Math.max(...marksOf(after)),
  },
  {
    id: 'many',
    words: 'Carry six different upgrades',
    count: 6,
    step: (_, { after }) => marksOf(after).filter(Boolean).length,
  },
  {
    id: 'whole',
    words: 'Beat a boss with all three hearts',
    count: 1,
    step: bossBeatenWhile(hasAllHearts),
  },
  {
    id: 'brink',
    words: 'Beat a boss on your last heart',
    count: 1,
    step: bossBeatenWhile(({ hearts }) => hearts === 1),
  },
  { id: 'avalanche', words: 'Burst 180 viruses in one chain', count: 180, step: longestChain },
  { id: 'third', words: 'Beat three bosses in one round', count: 3, step: (_, { after }) => after.bosses },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  {
    id: 'bursts',
    once: 'Burst # viruses in one round',
    total: 'Burst # viruses',
    usual: 60,
    step: (_, { after }) => after.bursts,
  },
  { id: 'waves', once: 'Reach wave #', usual: 2, step: (_, { after }) => after.wave },
  { id: 'chain', once: 'Burst # viruses in one chain', usual: 12, step: longestChain },
  { id: 'surges', once: 'Start # surges in one round', total: 'Start # surges', usual: 0, step: surges },
  {
    id: 'unhurt',
    once: 'Burst # viruses with all hearts',
    usual: 30,
    step: (n, { after }) => (hasAllHearts(after) ? after.bursts : n),
  },
]

export const looks: readonly Look[] = [
  { id: 'cell', name: 'White cell' },
  { id: 'panda', name: 'Panda', goals: 2 },
  { id: 'bee', name: 'Bumblebee', goals: 3 },
  { id: 'ninja', name: 'Ninja', goals: 5 },
  { id: 'robot', name: 'Robot', goals: 7 },
  { id: 'pumpkin', name: 'Pumpkin', goals: 9 },
  { id: 'royal', name: 'Golden guard', goals: 11 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'wave', name: 'Highest wave', of: ({ wave }) => wave },
  { id: 'bursts', name: 'Most viruses burst', of: ({ bursts }) => bursts },
  { id: 'chain', name: 'Longest chain', of: ({ longest }) => longest },
  { id: 'bosses', name: 'Most bosses beaten', of: ({ bosses }) => bosses },
]
