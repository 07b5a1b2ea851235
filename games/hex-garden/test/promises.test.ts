/** Tests that every hand has room for one of its pieces if any piece fits, and that the difficulty stays as tuned. */
import { expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { rules, type Planting, type State } from '../rules.ts'
import { NONE } from '../rules/bed.ts'
import { hasRoom, PIECES } from '../rules/pieces.ts'
import { handOf, seeds, SKILLS } from '../../kit/test/people.ts'
import { greedy, planner } from './people.ts'

const SEEDS = seeds(100)

/** Plays a whole round and checks every hand that is dealt. */
function play(seed: number, choose: (state: State) => Planting | undefined): State {
  let state = rules.start(seed, 1)
  expectRoom(state, `seed ${seed}`)
  while (rules.outcome(state) === 'playing') {
    const planting = choose(state)
    if (!planting) throw new Error(`Seed ${seed}: the round goes on, but nothing was chosen.`)
    state = rules.act(state, planting)
    if (!state.hand.includes(NONE)) expectRoom(state, `seed ${seed}, planting ${state.planted}`)
  }
  return state
}

/** At least one of three dealt pieces fits, unless no piece does. */
function expectRoom({ bed, hand }: State, where: string): void {
  if (hand.some((piece) => hasRoom(bed, piece))) return
  expect(
    PIECES.flatMap((_, piece) => (hasRoom(bed, piece) ? [piece] : [])),
    `${where}: pieces that would have fit`,
  ).toEqual([])
}

const mean = (ends: readonly State[], of: (end: State) => number) =>
  ends.reduce((sum, end) => sum + of(end), 0) / ends.length

// Guards against unnoticed drift: any change of pieces, chances or points changes these numbers.
test('a greedy player keeps the recorded averages over 100 seeds', { timeout: 120_000 }, () => {
  const ends = SEEDS.map((seed) => play(seed, greedy))
  expect(mean(ends, ({ score }) => score)).toBe(2261.86)
  expect(mean(ends, ({ planted }) => planted)).toBe(54.21)
})

test('a random player keeps the recorded average score over 100 seeds, and plants more than four pieces', () => {
  const ends = SEEDS.map((seed) => {
    const dice = chance(seed)
    return play(seed, (state) => dice.pick(rules.moves(state)))
  })
  expect(mean(ends, ({ score }) => score)).toBe(241.05)
  expect(Math.min(...ends.map(({ planted }) => planted)), 'the shortest round').toBeGreaterThan(4)
})

/** Plantings per round. Kept low, because the expert's search is slow. */
const FEW = 30

function scoreOf(plan: (state: State) => readonly Planting[]): number {
  let sum = 0
  for (const seed of [1, 2, 3]) {
    let state = rules.start(seed, 1)
    while (state.planted < FEW && rules.outcome(state) === 'playing')
      for (const planting of plan(state)) state = rules.act(state, planting)
    sum += state.score
  }
  return sum
}

test('planning with the whole hand scores a fifth more', () => {
  const greedily = scoreOf((state) => [greedy(state) ?? { slot: 7, cell: 0 }])
  const planned = scoreOf(planner(SKILLS.expert, handOf(SKILLS.expert, 1)))
  expect(planned).toBeGreaterThan(greedily * 1.2)
})
