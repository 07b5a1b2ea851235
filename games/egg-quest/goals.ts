/** Defines the goals of Egg Quest, the eggs they unlock, and records besides the score. */
import { whenever, type Fact, type Feat, type Goal, type Look, type Moment } from '../kit/goals.ts'
import { CHAIN, TREE, ZONES } from './rules/curve.ts'
import { seedsCaught, nestOf, type Climb } from './rules.ts'

type Change = Moment<Climb>

const isSpringLeap = ({ before, after }: Change) =>
  after.leaps > before.leaps && nestOf(after, after.at).kind === 'spring'

const [, treetops, , , stars] = ZONES

export const goals: readonly Goal<Climb>[] = [
  { id: 'ten', words: 'Climb ten nests in one round', count: 10, step: (_, { after }) => after.best },
  {
    id: 'seeds',
    words: 'Catch 20 seeds in total',
    count: 20,
    overall: true,
    step: (n, { before, after }) => n + seedsCaught(before, after).length,
  },
  {
    id: 'row',
    words: 'Land five dead centres in a row',
    count: CHAIN.fever,
    step: (_, { after }) => after.combo,
  },
  {
    id: 'treetops',
    words: 'Reach the treetops with all three eggs',
    count: treetops.from,
    step: (n, { after }) => (after.eggs >= TREE.eggs ? after.best : n),
  },
  whenever('springs', 'Leap from five springs in total', isSpringLeap, 5),
  whenever(
    'saved',
    'Let Mother hen save three eggs in total',
    ({ before, after }) => after.saves > before.saves,
    3,
  ),
  {
    id: 'goldenegg',
    words: 'Earn a golden egg: 10 dead centres in a row',
    count: CHAIN.golden,
    step: (_, { after }) => after.combo,
  },
  whenever('crows', 'Scare away five crows in total', ({ before, after }) => after.scared > before.scared, 5),
  {
    id: 'today',
    words: 'Climb 60 nests in today’s round',
    count: 60,
    step: (_, { after, isToday }) => (isToday ? after.best : 0),
  },
  { id: 'stars', words: 'Climb to the stars', count: stars.from, step: (_, { after }) => after.best },
  { id: 'eggs', words: 'Have five eggs at once', count: TREE.most, step: (_, { after }) => after.eggs },
  {
    id: 'perfect',
    words: 'Land dead centre 30 times in a row',
    count: 30,
    step: (_, { after }) => after.combo,
  },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<Climb>[] = [
  {
    id: 'nests',
    once: 'Climb # nests in one round',
    total: 'Climb # nests',
    usual: 8,
    step: (_, { after }) => after.best,
  },
  {
    id: 'seeds',
    once: 'Catch # seeds in one round',
    total: 'Catch # seeds',
    usual: 4,
    step: (n, { before, after }) => n + seedsCaught(before, after).length,
  },
  { id: 'chain', once: 'Land # dead centres in a row', usual: 2, step: (_, { after }) => after.longest },
  {
    id: 'safe',
    once: 'Climb # nests without losing an egg',
    usual: 3,
    step: (n, { after }) => (after.eggs >= TREE.eggs ? after.best : n),
  },
  {
    id: 'springs',
    once: 'Leap from # springs in one round',
    total: 'Leap from # springs',
    usual: 1,
    step: (n, change) => n + Number(isSpringLeap(change)),
  },
]

export const looks: readonly Look[] = [
  { id: 'farm', name: 'Farm egg' },
  { id: 'thrush', name: 'Thrush egg', goals: 2 },
  { id: 'easter', name: 'Easter egg', goals: 4 },
  { id: 'acorn', name: 'Acorn', goals: 6 },
  { id: 'snow', name: 'Snowball', goals: 8 },
  { id: 'night', name: 'Night sky', goals: 10 },
  { id: 'golden', name: 'Golden egg', goals: 12 },
]

export const feats: readonly Feat<Climb>[] = [
  { id: 'nests', name: 'Highest nest', of: ({ best }) => best },
  { id: 'chain', name: 'Longest chain', of: ({ longest }) => longest },
]
