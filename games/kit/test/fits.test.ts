/** Checks that states reached by bots in games with a tick pass `fits` after a JSON round trip. */
import { expect, test, vi } from 'vitest'
import { fly, flapsWell } from '../../birdify/test/people.ts'
import { rules as birdify } from '../../birdify/rules.ts'
import { busiest as fullYard } from '../../boxtower/test/busiest.ts'
import { playRound as stack } from '../../boxtower/test/people.ts'
import { rules as boxtower } from '../../boxtower/rules.ts'
import { busiest as fullTree } from '../../egg-quest/test/busiest.ts'
import { climbTree } from '../../egg-quest/test/people.ts'
import { rules as eggQuest } from '../../egg-quest/rules.ts'
import { busiest as fullField } from '../../fightvirus/test/busiest.ts'
import { dodger, playRound as fight } from '../../fightvirus/test/people.ts'
import { rules as fightvirus } from '../../fightvirus/rules.ts'
import { guesser, playOut } from '../../pool8/test/people.ts'
import { rules as pool8 } from '../../pool8/rules.ts'
import { CHILD, playRound as roll, PRACTISED } from '../../rolly-vortex/test/people.ts'
import { rules as rollyVortex } from '../../rolly-vortex/rules.ts'
import { busiest as fullChutes } from '../../sort-eggs/test/busiest.ts'
import { playDay, sorter } from '../../sort-eggs/test/people.ts'
import { rules as sortEggs } from '../../sort-eggs/rules.ts'
import { busiest as highTower } from '../../stack-builder/test/busiest.ts'
import { lined } from '../../stack-builder/test/people.ts'
import { rules as stackBuilder } from '../../stack-builder/rules.ts'
import type { Rules } from '../rules.ts'

/** Ticks between two checks of the state. */
const EVERY = 23

function checked<State, Action>(
  rules: Rules<State, Action>,
  play: () => void,
): { count: number; refused: string[] } {
  const { tick, fits } = rules
  if (!tick || !fits) throw new Error('A game with a tick must define fits.')
  let count = 0
  const refused: string[] = []
  const spy = vi.spyOn(rules as Required<typeof rules>, 'tick').mockImplementation((state) => {
    if (count++ % EVERY === 0 && rules.outcome(state) === 'playing') {
      const saved = JSON.stringify(state)
      if (!fits(JSON.parse(saved))) refused.push(saved.slice(0, 2000))
    }
    return tick(state)
  })
  play()
  spy.mockRestore()
  return { count, refused }
}

test.each([
  ['birdify', () => checked(birdify, () => void fly(3, 120, flapsWell))],
  ['boxtower', () => checked(boxtower, () => void stack(3, { error: 1, patient: true }, 60, 20_000))],
  ['egg-quest', () => checked(eggQuest, () => void climbTree(3, { error: 1 }, 120))],
  ['fightvirus', () => checked(fightvirus, () => void fight(3, dodger, 12, ({ tick }) => tick < 12_000))],
  ['pool8', () => checked(pool8, () => void playOut(pool8.start(3, 2), guesser(1)))],
  [
    'rolly-vortex',
    () => checked(rollyVortex, () => [PRACTISED, CHILD].forEach((person) => roll(3, 120, person))),
  ],
  ['sort-eggs', () => checked(sortEggs, () => void playDay(3, sorter(8), 20_000))],
  ['stack-builder', () => checked(stackBuilder, () => void lined(120))],
])('%s accepts the states of a long round', (_, check) => {
  const { count, refused } = check()
  expect(refused).toEqual([])
  expect(count).toBeGreaterThan(1000)
})

test.each([
  ['boxtower', boxtower, fullYard],
  ['egg-quest', eggQuest, fullTree],
  ['fightvirus', fightvirus, fullField],
  ['sort-eggs', sortEggs, fullChutes],
  ['stack-builder', stackBuilder, highTower],
] as const)('%s accepts its busiest scene', (_, { fits }, busiest) => {
  expect(fits?.(JSON.parse(JSON.stringify(busiest())))).toBe(true)
})
