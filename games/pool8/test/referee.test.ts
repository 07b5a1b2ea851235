import { describe, expect, test } from 'vitest'
import { judge, mayMeetFirst } from '../rules/referee.ts'
import { rules } from '../rules.ts'
import { levelOf, type Places, scene } from './tables.ts'
import { isFoul, type State, type CueStroke } from '../rules/state.ts'
import { isFree } from '../rules/spots.ts'
import { isNine } from '../rules/choices.ts'
import { NEW_STROKE } from '../rules/stroke.ts'
import { FOOT_SPOT, HEAD_STRING, RADIUS, WIDTH } from '../rules/table.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
const BREAK = { breaking: true, hand: 'behind the line' } as const
const MINE = { groups: ['solids', 'stripes'] } as const

const NINE = { level: levelOf('Nine-ball') } as const
const NINES = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Named situations: known state, and the balls on the table. */
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
  'race, second break': [{ ...BREAK, level: levelOf('Race to three'), frames: [1, 0] }, ALL],
  'race, on the eight': [{ ...MINE, level: levelOf('Race to three') }, [8, 9, 10]],
  'race, two won': [{ ...MINE, level: levelOf('Race to three'), frames: [2, 1] }, [8, 9, 10]],
  'nine, break': [{ ...NINE, ...BREAK }, NINES],
  nine: [NINE, NINES],
  'nine, on the three': [NINE, [3, 5, 9]],
  'nine, two fouls': [{ ...NINE, faults: [2, 0] }, NINES],
  'nine, two won': [{ ...NINE, frames: [2, 0] }, [5, 9]],
}

/** Paragraphs refer to the WPA's Rules of Play: 2 is nine-ball, 3 eight-ball, 6 fouls. */
const CASES = `
break                       | hit 1, railed 4              | missed                 | turn 1, open            | 3.3 d | four balls to the rails are legal
break                       | hit 1, railed 2              | missed                 | turn 1, open            | 3.3 d | so are two: the world rules ask for four
break                       | hit 1, railed 1              | weak break             | turn 0, behind the line | 3.3 d | one is not enough: in the first frame the same player breaks again
break                       |                              | weak break             | turn 0, behind the line | 3.3 d | a break that hits nothing is weak, too
race, second break          | hit 1, railed 1              | weak break             | turn 1, frames 1 0, behind the line | 3.3 d | in a later frame the other player breaks again
break                       | hit 1, potted 3              | potted                 | turn 0, open            | 3.3 c | a ball down is legal, and the table stays open
break                       | hit 1, potted 3 4 5          | potted                 | turn 0, open            | 3.3 c | so it does with three solids down
break                       | hit 1, railed 4, potted 0    | foul: scratch          | turn 1, behind the line | 3.3 h | the ball is played from behind the head string
break                       | hit 1, potted 3 0            | foul: scratch          | turn 1, behind the line | 3.3 h | a ball down does not excuse it
break                       | hit 1, potted 8              | eight spotted          | turn 0, open            | 3.3 e | the eight is spotted, and the shooter continues
break                       | hit 1, potted 8 0            | foul: scratch          | turn 1, behind the line | 3.3 f | the eight is spotted, and the turn passes
open                        | hit 2, rail                  | missed                 | turn 1, open            | 3.4   | a miss passes the turn
open                        | hit 10, potted 10            | stripes                | turn 0, stripes         | 3.4   | a pot chooses the group
open, second player         | hit 10, potted 10            | stripes                | turn 1, stripes         | 3.4   | the second player chooses, too
open                        | hit 2, potted 10 2           | stripes                | turn 0, stripes         | 3.4   | of two kinds at once the first one in decides
open                        | hit 2, potted 10             | stripes                | turn 0, stripes         | 3.4   | a stripe may be potted off a solid
open                        | hit 8, rail                  | foul: wrong ball first | turn 1, in hand         | 6.2   | the eight may not be hit first
open                        | hit 10, potted 10 0          | foul: scratch          | turn 1, in hand, open   | 3.4   | a pot with a foul chooses nothing
open                        | hit 2, potted 8              | eight too early        | wins 1                  | 3.8 b | the groups are still open
solids                      | hit 3, potted 3              | potted                 | turn 0                  | 3.5   | the shooter continues, and a pot needs no cushion
solids                      | hit 3, potted 9              | missed                 | turn 1                  | 3.5   | only the rival's ball dropped
solids                      | hit 3, potted 9 3            | potted                 | turn 0                  | 3.5   | one of each keeps the turn
solids                      | hit 9, rail                  | foul: wrong ball first | turn 1, in hand         | 6.2   | the rival's ball was first
solids                      | hit 9, potted 3              | foul: wrong ball first | turn 1, in hand         | 6.2   | potting an own ball does not excuse it
solids                      | hit 8, rail                  | foul: wrong ball first | turn 1, in hand         | 6.2   | own balls are still on the table
solids                      | cushion                      | foul: no ball hit      | turn 1, in hand         | 6.3   | no ball was hit
solids                      | hit 3                        | foul: no cushion hit   | turn 1, in hand         | 6.3   | no cushion after the contact
solids                      | cushion, hit 3               | foul: no cushion hit   | turn 1, in hand         | 6.3   | a cushion before the contact does not count
solids                      | hit 3, rail, potted 0        | foul: scratch          | turn 1, in hand         | 6.1   | the cue ball dropped
solids                      | hit 3, potted 3 0            | foul: scratch          | turn 1, in hand         | 6.1   | with an own ball down as well
solids                      | hit 3, potted 8              | eight too early        | wins 1                  | 3.8 b | own balls are still on the table
last solid                  | hit 3, potted 3              | potted                 | turn 0                  | 3.5   | the last own ball may be potted
last solid                  | hit 3, potted 3 8            | eight too early        | wins 1                  | 3.8 b | the last ball and the eight in one stroke
open, behind the line       | hit 3, behind, rail          | foul: behind the line  | turn 1, in hand         | 6.11  | a ball behind the head string, which was not crossed
open, behind the line       | hit 3, behind, potted 3      | foul: behind the line  | turn 1, in hand, open   | 6.11  | a pot does not excuse it
open, behind the line       | cushion, hit 3, behind, rail | foul: behind the line  | turn 1, in hand         | 6.11  | nor does a cushion behind the head string
open, behind the line       | cushion, crossed, hit 3, rail | missed                | turn 1                  | 6.11  | the head string was crossed on the way
open, behind the line       | hit 3, rail                  | missed                 | turn 1                  | 6.11  | a ball beyond the head string may be hit
open, in hand               | hit 3, behind, rail          | missed                 | turn 1                  | 1.5   | from anywhere every ball may be hit
on the eight                | hit 8, potted 8              | won                    | wins 0                  | 3.5   | the eight, last
on the eight, second player | hit 8, potted 8              | won                    | wins 1                  | 3.5   | the second player can win, too
on the eight                | hit 8, potted 8 0            | eight with a foul      | wins 1                  | 3.8 a | with a scratch
on the eight                | hit 9, potted 8              | eight with a foul      | wins 1                  | 3.8 a | off the wrong ball
on the eight                | hit 8, rail, potted 0        | foul: scratch          | turn 1, in hand         | 3.9   | a scratch that misses the eight is only a foul
on the eight                | hit 9, rail                  | foul: wrong ball first | turn 1, in hand         | 6.2   | the eight must be hit first
on the eight                | hit 8, rail                  | missed                 | turn 1                  | 3.5   | a clean miss passes the turn
race, on the eight          | hit 8, potted 8              | won                    | turn 1, frames 1 0, behind the line | 3.1 | wins a frame of the race, and the break alternates
race, on the eight          | hit 8, potted 8 0            | eight with a foul      | turn 1, frames 0 1, behind the line | 3.8 a | the rival wins the frame
race, two won               | hit 8, potted 8              | won                    | wins 0, frames 3 1      | 3.5   | the third frame wins the race
nine, break                 | hit 1, railed 4, rail        | missed                 | turn 1                  | 2.3 b | four balls to the rails are legal
nine, break                 | hit 1, railed 1, rail        | foul: illegal break    | turn 1, in hand         | 2.3 b | one is a foul, without a new rack
nine, break                 | hit 2, railed 5              | foul: wrong ball first | turn 1, in hand         | 6.2   | the one must be hit first
nine, break                 | hit 1, potted 5              | potted                 | turn 0                  | 2.5   | any ball down keeps the turn
nine, break                 | hit 1, potted 9              | won                    | turn 1, frames 1 0, behind the line | 2.5 | the nine at the break wins
nine, break                 | hit 1, potted 9 0            | foul: scratch          | turn 1, in hand         | 2.6   | after a scratch the nine is spotted
nine                        | hit 1, potted 7              | potted                 | turn 0                  | 2.5   | off the lowest ball any ball may be potted
nine                        | hit 2, potted 2              | foul: wrong ball first | turn 1, in hand         | 6.2   | the lowest must be hit first
nine                        | hit 1                        | foul: no cushion hit   | turn 1, in hand         | 6.3   | no cushion after the contact
nine                        | hit 1, rail                  | missed                 | turn 1                  | 2.5   | a miss passes the turn
nine                        | hit 1, potted 9              | won                    | turn 1, frames 1 0, behind the line | 2.5 | a combination on the nine wins
nine, on the three          | hit 3, potted 3              | potted                 | turn 0                  | 2.5   | the lowest is the lowest before the stroke
nine, on the three          | hit 5, potted 9              | foul: wrong ball first | turn 1, in hand         | 2.6   | a nine potted with a foul is spotted
nine, two fouls             | hit 2, rail                  | third foul             | turn 1, frames 0 1, behind the line | 6.14 | the third foul in a row loses the frame
nine, two fouls             | hit 1, rail                  | missed                 | turn 1                  | 6.14  | a fair stroke resets the count
nine, two won               | hit 5, potted 9              | won                    | wins 0, frames 3 0      | 2.5   | the third frame wins
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([when = '', saw = '', ruling = '', next = '', wpa = '', why = '']) => ({
    when,
    saw,
    ruling,
    next,
    wpa,
    why,
  }))

/** Places each ball out of the way. */
const spread = (...ids: number[]): Places =>
  Object.fromEntries(ids.map((id) => [id, [20 + id * 12, 20 + (id % 3) * 30]]))

function seen(text: string): CueStroke {
  const stroke: CueStroke = { ...NEW_STROKE }
  for (const [word, ...numbers] of text.split(', ').map((part) => part.split(' '))) {
    const ids = numbers.map(Number)
    if (word === 'hit') stroke.first = ids[0] ?? 0
    if (word === 'cushion') stroke.cushionFirst = true
    if (word === 'crossed') stroke.crossed = true
    if (word === 'behind') stroke.behind = true
    if (word === 'rail') stroke.rail = true
    if (word === 'railed') stroke.railed = ALL.slice(0, ids[0])
    if (word === 'potted') stroke.potted = ids
  }
  return stroke
}

function described(state: State, parts: readonly string[]): string[] {
  const { news, turn, hand, winner, groups, frames } = state
  const facts = [
    `turn ${turn}`,
    `wins ${winner}`,
    `frames ${frames.join(' ')}`,
    groups ? groups[turn] : 'open',
  ]
  facts.push(hand === 'anywhere' ? 'in hand' : hand)
  const ruling = isFoul(news?.kind) ? `foul: ${news?.kind}` : (news?.kind ?? '')
  return [ruling, ...parts.filter((part) => facts.includes(part))]
}

describe('the referee', () => {
  test('has more than forty cases, each with its paragraph', () => {
    expect(CASES.length).toBeGreaterThan(40)
    expect(CASES.filter(({ wpa, why }) => !/^[1236]\.\d+( [a-h])?$/.test(wpa) || !why)).toEqual([])
  })

  test.each(CASES)('$when: $saw → $ruling, by $wpa: $why', ({ when, saw, ruling, next }) => {
    const [before, up] = WHEN[when] ?? [{}, []]
    const stroke = seen(saw)
    const left = [0, ...up].filter((id) => !stroke.potted.includes(id))
    const state = judge({ ...scene(spread(...left)), ...before, stroke })
    const parts = next.split(', ')
    expect(described(state, parts)).toEqual([ruling, ...parts])
    // The stroke is cleared, and the ball is in hand only where the table of cases says so.
    expect(state.stroke).toBeNull()
    expect(state.hand !== 'no').toBe(parts.includes('in hand') || parts.includes('behind the line'))
    expect(state.winner !== null).toBe(next.startsWith('wins'))
    expect(state.breaking).toBe(parts.includes('behind the line') && !ruling.startsWith('foul'))
    const hasNine = isNine(state) && state.winner === null
    expect(hasNine && state.motion.balls[9]?.pocket !== -1, 'the nine stays on the table until it wins').toBe(
      false,
    )
  })

  test('spots the cue ball on or behind the head string after a scratch, clear of others', () => {
    const stroke = seen('hit 3, rail, potted 0')
    const { motion } = judge({ ...scene({ 3: [HEAD_STRING, WIDTH / 2], 8: [100, 20] }), stroke })
    const [cue] = motion.balls
    expect(cue?.pocket).toBe(-1)
    expect(cue && cue.x <= HEAD_STRING && isFree(motion.balls, 0, cue.x, cue.y)).toBe(true)
  })

  test('spots an eight from the break behind a taken foot spot', () => {
    const stroke = seen('hit 3, potted 8')
    const { motion } = judge({ ...scene({ 0: [30, 30], 3: [FOOT_SPOT, WIDTH / 2] }, BREAK), stroke })
    const eight = motion.balls[8]
    expect(eight).toMatchObject({ pocket: -1, y: WIDTH / 2 })
    expect(eight && eight.x - FOOT_SPOT).toBeCloseTo(2 * RADIUS, 0)
  })

  test('racks the balls again after a weak break', () => {
    const { motion } = judge({ ...scene(spread(0, ...ALL), BREAK), stroke: seen('hit 1, railed 1') })
    expect(motion.balls.slice(1).every((ball) => ball.pocket < 0 && ball.x > FOOT_SPOT - 1)).toBe(true)
    expect(motion.balls[0]).toMatchObject({ x: HEAD_STRING, y: WIDTH / 2 })
  })

  test('names the balls that may be hit first', () => {
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

describe('a ball behind the head string, played from behind it', () => {
  /**
   * From behind the head string at a ball behind it: straight, off the head cushion, and off the foot cushion and back.
   */
  const places = { 0: [40, 30], 3: [40, 80], 8: [160, 100] } as const
  const behind = scene(places, { hand: 'behind the line' })
  test.each([
    ['straight', { ...behind }, [0, 1, 0.4], { kind: 'behind the line' }],
    ['off the head cushion', behind, [-37, 25, 0.6], { kind: 'behind the line' }],
    ['off the foot cushion', behind, [362, 45, 0.8], { kind: 'missed' }],
    [
      'straight, with the ball in hand anywhere',
      { ...behind, hand: 'anywhere' },
      [0, 1, 0.5],
      { kind: 'missed' },
    ],
  ] as const)('%s', (_, state, [dx, dy, power], news) => {
    expect(played(state, dx, dy, power).news).toMatchObject(news)
  })
})

describe('the ruling on a simulated stroke', () => {
  const corner = { 0: [60, 60], 8: [180, 90], 3: [40, 40] } as const
  test.each([
    ['straight into the corner', corner, [-1, -1, 0.3], { kind: 'solids' }],
    ['following it in', { ...corner, 0: [30, 30], 3: [20, 20] }, [-1, -1, 0.9], { kind: 'scratch' }],
    ['past every ball', corner, [0, 1, 0.2], { kind: 'no ball hit' }],
    ['too softly', { ...corner, 0: [60, 56], 3: [80, 56] }, [1, 0, 0.2], { kind: 'no cushion hit' }],
    ['at the eight', { ...corner, 0: [60, 56], 8: [80, 56] }, [1, 0, 0.5], { kind: 'wrong ball first' }],
    ['at a ball and to a rail', { ...corner, 0: [60, 56], 3: [80, 58] }, [1, 0, 0.5], { kind: 'missed' }],
  ] as const)('%s', (_, places, [dx, dy, power], news) => {
    expect(played(scene(places), dx, dy, power).news).toMatchObject(news)
  })

  test('that pots the eight last is a win', () => {
    const state = scene({ 0: [60, 60], 8: [40, 40], 9: [180, 90] }, MINE)
    expect(played(state, -1, -1, 0.3)).toMatchObject({ winner: 0, news: { kind: 'won' } })
  })

  test('in practice allows a miss, and the last ball ends the round', () => {
    const last = scene({ 0: [60, 60], 8: [40, 40] }, { seats: rules.start(1, levelOf('Practice')).seats })
    expect(played(last, 0, 1, 0.3)).toMatchObject({ turn: 0, hand: 'no', news: { kind: 'missed' } })
    const done = played(last, -1, -1, 0.3)
    expect(done).toMatchObject({ winner: 0, news: { kind: 'all clear' } })
    expect(rules.outcome(done)).toBe('won')
    expect(rules.score(done)).toBe(15)
  })
})
