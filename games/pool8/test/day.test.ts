/** Tests the table of the day: laid out by its seed alone, clearable by a good player, harder from Monday to Sunday. */
import { describe, expect, test } from 'vitest'
import { dayRound } from '../../kit/round/day.ts'
import { game } from '../game.ts'
import { isFree } from '../rules/spots.ts'
import { countStanding, type State } from '../rules/state.ts'
import { levels, rules } from '../rules.ts'
import { playDay } from './day.ts'
import { playOut, spontaneous, tick } from './people.ts'
import { scene } from './tables.ts'

const WEEKS = 4
/** Far more visits than a good player needs on any day. */
const MOST_VISITS = 12

/** The tables of one weekday over several weeks; Monday is 1. */
const tablesOf = (weekday: number): State[] =>
  Array.from({ length: WEEKS }, (_, week) => {
    const day = new Date(Date.UTC(2026, 10, 15 + weekday + 7 * week)).toISOString().slice(0, 10)
    const { seed, level } = dayRound('pool8', true, day)
    expect(level).toBe(-weekday)
    return rules.start(seed, level)
  })

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const standing = (state: State) => countStanding(state, (id) => id !== 0)

test('tables differ, no balls overlap, and only a genuine save is accepted', () => {
  const tables = WEEKDAYS.flatMap(tablesOf)
  expect(new Set(tables.map(({ motion }) => JSON.stringify(motion))).size).toBe(tables.length)
  for (const state of tables) {
    const { balls } = state.motion
    for (const { id, x, y, pocket } of balls) expect(pocket >= 0 || isFree(balls, id, x, y)).toBe(true)
    expect(rules.fits?.(JSON.parse(JSON.stringify(state)))).toBe(true)
    expect(rules.fits?.({ ...state, level: 0 })).toBe(false)
    expect(rules.fits?.({ ...state, seats: ['player', 'easy'] })).toBe(false)
    expect(state).toMatchObject({ hand: 'anywhere', breaking: false, winner: null })
  }
  expect(WEEKDAYS.map((weekday) => tablesOf(weekday).map(standing)[0])).toEqual([4, 5, 5, 6, 6, 7, 8])
})

/** Average visits in which a good player clears the tables of this weekday. */
function visitsOn(weekday: number): number {
  const counts = tablesOf(weekday).map((start, week) => {
    const { end, seconds } = playDay(start, week)
    expect([rules.outcome(end), standing(end)]).toEqual(['won', 0])
    expect(end.card.visits).toBeLessThanOrEqual(MOST_VISITS)
    expect(seconds).toBeLessThan(300)
    return end.card.visits
  })
  return counts.reduce((sum, count) => sum + count, 0) / WEEKS
}

test('a good player clears it within 12 visits, and needs more on Sundays than on Mondays', () => {
  expect(visitsOn(7)).toBeGreaterThan(visitsOn(1))
})

test('a player of first ideas clears a Sunday, and every state can be saved', () => {
  const [sunday] = tablesOf(7)
  let misfits = 0
  const end = playOut(sunday as State, spontaneous, (...states) => {
    for (const state of states) misfits += Number(!rules.fits?.(JSON.parse(JSON.stringify(state))))
  })
  expect([rules.outcome(end), misfits]).toEqual(['won', 0])
})

function stroke(state: State, dx: number, dy: number, power: number): State {
  let next = rules.act(state, { kind: 'shoot', dx, dy, power, top: 0, side: 0 })
  while (next.stroke) next = tick(next)
  return next
}

describe('visits', () => {
  const start = rules.start(1, -1)
  const { end } = playDay(start, 1, 'expert')
  test('continue after a pot and end with a miss or a scratch', () => {
    expect(end.card).toMatchObject({ visits: 1, run: 4, longest: 4, fouls: 0 })
    const missed = stroke(start, 0, 1, 0.1)
    expect(missed).toMatchObject({ card: { visits: 2, run: 0, fouls: 0 }, hand: 'no', turn: 0 })
    const scratched = stroke(rules.act(start, { kind: 'place', x: 12, y: 12 }), -1, -1, 0.3)
    expect(scratched).toMatchObject({ card: { visits: 2, fouls: 1 }, hand: 'anywhere', turn: 0 })
  })

  test('end the round even if the cue ball follows the last ball', () => {
    const last = { ...scene({ 0: [30, 30], 1: [20, 20] }), level: -1, seats: start.seats, card: start.card }
    expect(stroke(last, -1, -1, 0.9)).toMatchObject({ winner: 0, card: { visits: 1, run: 1 } })
  })

  test.each([
    { visits: 1, stars: 3, score: 8 },
    { visits: 2, stars: 3, score: 7 },
    { visits: 3, stars: 2, score: 6 },
    { visits: 4, stars: 2, score: 5 },
    { visits: 5, stars: 1, score: 4 },
    { visits: 20, stars: 1, score: 0 },
  ])('on a Monday: $visits earn $stars stars and $score points', ({ visits, stars, score }) => {
    const state: State = { ...end, card: { ...end.card, visits } }
    expect([levels.stars(state), rules.score(state)]).toEqual([stars, score])
  })

  test('are named in the pill, the announcement and the verdict', () => {
    expect(game.tally?.(start)).toBe('Visit 1, par 2')
    expect(game.words?.changed(start, stroke(start, 0, 1, 0.1))).toBe('Missed. Visit 2, par 2. 4 balls left.')
    expect(game.verdict?.(end)).toBe('Cleared in 1 visit!')
    expect(game.tally?.(rules.start(1, 1))).toBe('')
  })
})
