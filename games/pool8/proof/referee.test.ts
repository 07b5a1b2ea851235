import { describe, expect, test } from 'vitest'
import { judge, mayMeetFirst } from '../rules/referee.ts'
import { rules } from '../rules.ts'
import { type Places, scene } from './tables.ts'
import { type State, type Stroke } from '../rules/state.ts'
import { isFree } from '../rules/spots.ts'
import { FOOT_SPOT, HEAD_STRING, WIDTH } from '../rules/table.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
const BREAK = { breaking: true, hand: 'behind the line' } as const
const MINE = { groups: ['solids', 'stripes'] } as const

/** How the table stood: what is known, and which balls were up. */
const WHEN: Readonly<Record<string, readonly [Partial<State>, readonly number[]]>> = {
  break: [BREAK, ALL],
  open: [{}, ALL],
  'open, second player': [{ turn: 1 }, ALL],
  'open, behind the line': [{ hand: 'behind the line' }, ALL],
  'open, in hand': [{ hand: 'anywhere' }, ALL],
  solids: [MINE, ALL],
  'last solid': [MINE, [3, 8, 9, 10]],
  'on the eight': [MINE, [8, 9, 10]],
  'on the eight, second player': [{ ...MINE, turn: 1 }, [1, 2, 8]],
}

const CASES = `
break                       | met 1, railed 4              | missed           | turn 1, open                | four to the rails is legal
break                       | met 1, railed 3              | weak break       | turn 1, behind the line     | three are not enough: the other player breaks again
break                       |                              | weak break       | turn 1, behind the line     | neither is a miss
break                       | met 1, potted 3              | potted           | turn 0, open                | a ball down is legal, and the table stays open
break                       | met 1, potted 3 4 5          | potted           | turn 0, open                | so it does with three of a kind down
break                       | met 1, railed 4, potted 0    | foul: scratch    | turn 1, behind the line     | the ball is played from behind the head string
break                       | met 1, potted 3 0            | foul: scratch    | turn 1, behind the line     | a ball down does not excuse it
break                       | met 1, potted 8              | eight spotted    | turn 0, open                | the eight comes back, the shooter goes on
break                       | met 1, potted 8 0            | foul: scratch    | turn 1, behind the line     | the eight comes back, the shooter does not
open                        | met 2, rail                  | missed           | turn 1, open                | a miss passes the turn
open                        | met 10, potted 10            | groups           | turn 0, stripes             | a pot chooses the group
open, second player         | met 10, potted 10            | groups           | turn 1, stripes             | the second player chooses, too
open                        | met 2, potted 10 2           | groups           | turn 0, stripes             | of two kinds at once the first one in decides
open                        | met 2, potted 10             | groups           | turn 0, stripes             | a stripe may be potted off a solid
open                        | met 8, rail                  | foul: wrong ball first | turn 1, in hand             | the eight may not be met first
open                        | met 10, potted 10 0          | foul: scratch    | turn 1, in hand, open       | a pot with a foul chooses nothing
open                        | met 2, potted 8              | eight too early  | wins 1                      | the eight is nobody's yet
solids                      | met 3, potted 3              | potted           | turn 0                      | the shooter goes on, and a pot needs no cushion
solids                      | met 3, potted 9              | missed           | turn 1                      | only the rival's ball fell
solids                      | met 3, potted 9 3            | potted           | turn 0                      | one of each keeps the turn
solids                      | met 9, rail                  | foul: wrong ball first | turn 1, in hand             | the rival's ball was first
solids                      | met 9, potted 3              | foul: wrong ball first | turn 1, in hand             | and an own ball down does not excuse it
solids                      | met 8, rail                  | foul: wrong ball first | turn 1, in hand             | the eight was first while own balls stand
solids                      | cushion                      | foul: no ball hit | turn 1, in hand             | no ball was met
solids                      | met 3                        | foul: no cushion hit | turn 1, in hand             | no cushion after the contact
solids                      | cushion, met 3               | foul: no cushion hit | turn 1, in hand             | a cushion before the contact does not count
solids                      | met 3, rail, potted 0        | foul: scratch    | turn 1, in hand             | the cue ball fell
solids                      | met 3, potted 3 0            | foul: scratch    | turn 1, in hand             | with an own ball down as well
solids                      | met 3, potted 8              | eight too early  | wins 1                      | own balls stand
last solid                  | met 3, potted 3              | potted           | turn 0                      | the last own ball is met first and falls
last solid                  | met 3, potted 3 8            | eight too early  | wins 1                      | the last ball and the eight in one stroke
open, behind the line       | met 3, behind, rail          | foul: behind the line | turn 1, in hand        | a ball behind the head string was met straight
open, behind the line       | cushion, met 3, behind, rail | missed           | turn 1                      | by way of a cushion it may be
open, in hand               | met 3, behind, rail          | missed           | turn 1                      | from anywhere it may be
on the eight                | met 8, potted 8              | won              | wins 0                      | the eight, last
on the eight, second player | met 8, potted 8              | won              | wins 1                      | the second player can win, too
on the eight                | met 8, potted 8 0            | eight with a foul | wins 1                      | with a scratch
on the eight                | met 9, potted 8              | eight with a foul | wins 1                      | off the wrong ball
on the eight                | met 8, rail, potted 0        | foul: scratch    | turn 1, in hand             | a scratch that misses the eight is only a foul
on the eight                | met 9, rail                  | foul: wrong ball first | turn 1, in hand             | the eight must be met first
on the eight                | met 8, rail                  | missed           | turn 1                      | a clean miss passes the turn
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([when = '', saw = '', ruling = '', next = '', why = '']) => ({ when, saw, ruling, next, why }))

/** Somewhere out of the way for each ball. */
const spread = (...ids: number[]): Places =>
  Object.fromEntries(ids.map((id) => [id, [20 + id * 12, 20 + (id % 3) * 30]]))

function seen(text: string): Stroke {
  const stroke: Stroke = { first: 0, cushionFirst: false, behind: false, rail: false, railed: [], potted: [] }
  for (const [word, ...numbers] of text.split(', ').map((part) => part.split(' '))) {
    const ids = numbers.map(Number)
    if (word === 'met') stroke.first = ids[0] ?? 0
    if (word === 'cushion') stroke.cushionFirst = true
    if (word === 'behind') stroke.behind = true
    if (word === 'rail') stroke.rail = true
    if (word === 'railed') stroke.railed = ALL.slice(0, ids[0])
    if (word === 'potted') stroke.potted = ids
  }
  return stroke
}

function described({ news, turn, hand, winner, groups }: State, parts: readonly string[]): string[] {
  const facts = [`turn ${turn}`, `wins ${winner}`, groups ? groups[turn] : 'open']
  facts.push(hand === 'anywhere' ? 'in hand' : hand)
  const ruling = news?.kind === 'foul' ? `foul: ${news.foul}` : (news?.kind ?? '')
  return [ruling, ...parts.filter((part) => facts.includes(part))]
}

describe('the referee', () => {
  test.each(CASES)('$when: $saw → $ruling, for $why', ({ when, saw, ruling, next }) => {
    const [before, up] = WHEN[when] ?? [{}, []]
    const stroke = seen(saw)
    const left = [0, ...up].filter((id) => !stroke.potted.includes(id))
    const state = judge({ ...scene(spread(...left)), ...before, stroke })
    const parts = next.split(', ')
    expect(described(state, parts)).toEqual([ruling, ...parts])
    // Nothing is left over from the stroke, and the ball is in hand only where the table says so.
    expect(state.stroke).toBeNull()
    expect(state.hand !== 'no').toBe(parts.includes('in hand') || parts.includes('behind the line'))
    expect(state.winner !== null).toBe(next.startsWith('wins'))
    expect(state.breaking).toBe(ruling === 'weak break')
  })

  test('after a scratch the cue ball stands behind the head string, clear of others', () => {
    const stroke = seen('met 3, rail, potted 0')
    const { motion } = judge({ ...scene({ 3: [HEAD_STRING, WIDTH / 2], 8: [100, 20] }), stroke })
    const [cue] = motion.balls
    expect(cue?.pocket).toBe(-1)
    expect(cue && cue.x <= HEAD_STRING && isFree(motion.balls, 0, cue.x, cue.y)).toBe(true)
  })

  test('an eight from the break goes behind a taken foot spot', () => {
    const stroke = seen('met 3, potted 8')
    const { motion } = judge({ ...scene({ 0: [30, 30], 3: [FOOT_SPOT, WIDTH / 2] }, BREAK), stroke })
    const eight = motion.balls[8]
    expect(eight).toMatchObject({ pocket: -1, y: WIDTH / 2 })
    expect(eight && eight.x - FOOT_SPOT).toBeCloseTo(6, 0)
  })

  test('a weak break is racked anew', () => {
    const { motion } = judge({ ...scene(spread(0, ...ALL), BREAK), stroke: seen('met 1, railed 3') })
    expect(motion.balls.slice(1).every((ball) => ball.pocket < 0 && ball.x > FOOT_SPOT - 1)).toBe(true)
    expect(motion.balls[0]).toMatchObject({ x: HEAD_STRING, y: WIDTH / 2 })
  })

  test('who may be met first', () => {
    const legal = (state: State) => ALL.filter((id) => mayMeetFirst(state, id))
    expect(legal(scene(spread(0, ...ALL)))).toEqual(ALL.filter((id) => id !== 8))
    expect(legal(scene(spread(0, ...ALL), MINE))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(legal(scene(spread(0, ...ALL), { ...MINE, turn: 1 }))).toEqual([9, 10, 11, 12, 13, 14, 15])
    expect(legal(scene(spread(0, 8, 9), MINE))).toEqual([8])
  })
})

function played(state: State, dx: number, dy: number, power: number): State {
  let next = rules.act(state, { kind: 'shoot', dx, dy, power, top: -0.5, side: 0 })
  while (next.stroke) next = rules.tick?.(next) ?? next
  return next
}

describe('rulings on strokes that are really played', () => {
  const corner = { 0: [60, 60], 8: [180, 90], 3: [40, 40] } as const
  test.each([
    ['straight into the corner', corner, [-1, -1, 0.3], { kind: 'groups' }],
    ['following it in', { ...corner, 0: [30, 30], 3: [20, 20] }, [-1, -1, 0.9], { foul: 'scratch' }],
    ['past every ball', corner, [0, 1, 0.2], { foul: 'no ball hit' }],
    ['too softly', { ...corner, 0: [60, 56], 3: [80, 56] }, [1, 0, 0.1], { foul: 'no cushion hit' }],
    ['at the eight', { ...corner, 0: [60, 56], 8: [80, 56] }, [1, 0, 0.5], { foul: 'wrong ball first' }],
    ['at a ball and to a rail', { ...corner, 0: [60, 56], 3: [80, 58] }, [1, 0, 0.5], { kind: 'missed' }],
  ] as const)('%s', (_, places, [dx, dy, power], news) => {
    expect(played(scene(places), dx, dy, power).news).toMatchObject(news)
  })

  test('the eight, last and straight, wins', () => {
    const state = scene({ 0: [60, 60], 8: [40, 40], 9: [180, 90] }, MINE)
    expect(played(state, -1, -1, 0.3)).toMatchObject({ winner: 0, news: { kind: 'won' } })
  })

  test('in practice nothing is a foul but a scratch, and the last ball ends it', () => {
    const last = scene({ 0: [60, 60], 8: [40, 40] }, { seats: rules.start(1, 5).seats })
    expect(played(last, 0, 1, 0.3)).toMatchObject({ turn: 0, hand: 'no', news: { kind: 'missed' } })
    const done = played(last, -1, -1, 0.3)
    expect(done).toMatchObject({ winner: 0, news: { kind: 'all clear' } })
    expect(rules.outcome(done)).toBe('won')
    expect(rules.score(done)).toBe(15)
  })
})
