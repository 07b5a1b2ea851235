import { describe, expect, test } from 'vitest'
import { chance } from '../kit/chance.ts'
import { levels, rules } from './rules.ts'
import { scene } from './scene.ts'
import { type Action, type Seat, type State } from './state.ts'
import { HEAD_STRING } from './table.ts'

const MOST_TICKS = 200_000

const tick = (state: State): State => rules.tick?.(state) ?? state

/** Lets the computer play both sides until the frame is decided, and watches each stroke's ruling. */
function frame(seed: number, seats: readonly [Seat, Seat], watch: (before: State, after: State) => void): State {
  let state: State = { ...rules.start(seed, 4), seats }
  for (let ticks = 0; state.winner === null; ticks++) {
    if (ticks > MOST_TICKS) throw new Error(`Seed ${seed}: no end after ${MOST_TICKS} ticks.`)
    const next = tick(state)
    if (state.stroke && !next.stroke) watch(state, next)
    state = next
  }
  return state
}

test('the strong computer beats the weak one in at least three of four matches, and clears racks', () => {
  const matches = 32
  let won = 0
  let longest = 0
  for (let seed = 1; seed <= matches; seed++) {
    const strong = seed % 2 === 0 ? 0 : 1
    let run = 0
    const end = frame(seed, strong === 0 ? ['hard', 'easy'] : ['easy', 'hard'], (before, after) => {
      const keeps = before.turn === strong && (after.turn === strong || after.winner === strong)
      run = keeps && after.winner !== 1 - strong ? run + before.stroke!.potted.length : 0
      longest = Math.max(longest, run)
    })
    if (end.winner === strong) won++
  }
  expect(won).toBeGreaterThanOrEqual((matches * 3) / 4)
  // Seven balls and the eight without giving the table away.
  expect(longest).toBeGreaterThanOrEqual(8)
})
