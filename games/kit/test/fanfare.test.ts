import { expect, test } from 'vitest'
import { fanfareOf } from '../deferred/music/fanfare.ts'
import type { Game } from '../game.ts'
import { PACK } from '../round/packs.ts'

interface State {
  readonly outcome: 'playing' | 'won' | 'lost'
  readonly score: number
}

const rules = {
  outcome: ({ outcome }: State) => outcome,
  score: ({ score }: State) => score,
}
const arcade = { rules, medals: [10, 20, 30, 40] } as unknown as Game<State, never>
const levelled = { rules, levels: {} } as unknown as Game<State, never>
const named = { rules, levels: { names: ['Easy'] } } as unknown as Game<State, never>

const WON: State = { outcome: 'won', score: 5 }
const LOST: State = { outcome: 'lost', score: 5 }
/** Every level of the first pack but the third. */
const NEARLY = Object.fromEntries(Array.from({ length: PACK }, (_, i) => [i + 1, i === 2 ? 0 : 1]))
const ALL = { ...NEARLY, 3: 1 }

test.each([
  ['a new best score', arcade, { level: 1, state: { ...LOST, score: 50 }, best: 40 }, {}, {}, 'best'],
  ['a first score without a medal', arcade, { level: 1, state: LOST, best: undefined }, {}, {}, 'lost'],
  [
    'a medal below the best score',
    arcade,
    { level: 1, state: { ...LOST, score: 15 }, best: 40 },
    {},
    {},
    'medal',
  ],
  ['a level', levelled, { level: 2, state: WON, best: undefined }, { 1: 1 }, { 1: 1, 2: 1 }, 'won'],
  ['the last level of a pack', levelled, { level: 3, state: WON, best: undefined }, NEARLY, ALL, 'pack'],
  ['a level of a finished pack', levelled, { level: 3, state: WON, best: 5 }, ALL, ALL, 'won'],
  ['a daily board', levelled, { level: -3, state: WON, best: undefined }, ALL, ALL, 'won'],
  ['a named choice', named, { level: 3, state: WON, best: undefined }, NEARLY, ALL, 'won'],
  ['a lost level', levelled, { level: 3, state: LOST, best: undefined }, NEARLY, NEARLY, 'lost'],
] as const)('%s has the right fanfare', (_, game, standing, before, after, tune) => {
  expect(fanfareOf(game, standing, before, after)).toBe(tune)
})
