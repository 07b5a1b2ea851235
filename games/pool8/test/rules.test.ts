import { describe, expect, test } from 'vitest'
import { HEAD_STRING, WIDTH } from '../rules/table.ts'
import { levels, rules } from '../rules.ts'
import { guesser, playOut, spontaneous, tick } from './people.ts'
import { levelOf, scene } from './tables.ts'

const open = () => scene({ 0: [60, 56], 3: [150, 30], 8: [180, 90] })
const shot = { kind: 'shoot', dx: 1, dy: 0, power: 0.5, top: 0, side: 0 } as const

describe('a stroke', () => {
  test.each([
    ['no direction', { ...shot, dx: 0 }],
    ['a direction that is not a number', { ...shot, dx: NaN }],
    ['a direction too short to be squared exactly', { ...shot, dx: 2.7e-162 }],
    ['no power', { ...shot, power: 0 }],
    ['too much power', { ...shot, power: 1.01 }],
    ['a tip beside the ball', { ...shot, top: 0.8, side: 0.8 }],
  ])('with %s is rejected', (_, action) => {
    const state = open()
    expect(rules.act(state, action)).toBe(state)
  })

  test.each([
    ['a request to speed up', { kind: 'hurry' }, true],
    ['a request to the coach', { kind: 'ask' }, true],
    ['a request to speed up with a direction', { kind: 'hurry', dx: 1 }, false],
    ['a position on the cloth', { kind: 'place', x: 60, y: 30 }, true],
    ['a position as text', { kind: 'place', x: '60', y: '30' }, false],
    ['a position beyond the cushion', { kind: 'place', x: 60, y: WIDTH }, false],
    ['a direction that is too long', { ...shot, dx: 1e6 }, false],
  ])('isAction of %s (%j) is %s', (_, action, isOne) => expect(rules.isAction(action)).toBe(isOne))

  test('is rejected while balls roll, out of turn and after the end', () => {
    const rolling = rules.act(open(), shot)
    expect(rules.act(rolling, shot)).toBe(rolling)
    const theirs = { ...open(), seats: ['player', 'easy'] as const, turn: 1 as const }
    expect(rules.act(theirs, shot)).toBe(theirs)
    const over = { ...open(), winner: 0 as const }
    expect(rules.act(over, shot)).toBe(over)
    expect(tick(over)).toBe(over)
  })

  test('has the same result when it is played twice', () => {
    const [once, twice] = [0, 1].map(() => {
      let state = rules.act(rules.start(5, levelOf('Two players')), {
        ...shot,
        power: 1,
        dy: 0.01,
        top: 0.3,
        side: -0.4,
      })
      while (state.stroke) state = tick(state)
      return state
    })
    expect(once).toEqual(twice)
  })
})

describe('the ball in hand may be placed', () => {
  test.each([
    { name: 'anywhere', hand: 'anywhere', to: [200, 90], allowed: true },
    { name: 'not into a cushion', hand: 'anywhere', to: [1, 50], allowed: false },
    { name: 'not off the table', hand: 'anywhere', to: [112, 130], allowed: false },
    { name: 'not onto a ball', hand: 'anywhere', to: [148, 30], allowed: false },
    { name: 'not at a position that is not a number', hand: 'anywhere', to: [NaN, 30], allowed: false },
    { name: 'on the head string', hand: 'behind the line', to: [HEAD_STRING, 20], allowed: true },
    {
      name: 'not before the head string',
      hand: 'behind the line',
      to: [HEAD_STRING + 0.1, 20],
      allowed: false,
    },
    { name: 'not when it is not in hand', hand: 'no', to: [40, 20], allowed: false },
  ] as const)('$name', ({ hand, to: [x, y], allowed }) => {
    const state = { ...open(), hand }
    const after = rules.act(state, { kind: 'place', x, y })
    const [cue] = after.motion.balls
    expect([cue?.x, cue?.y]).toEqual(allowed ? [x, y] : [60, 56])
    expect(after === state).toBe(!allowed)
  })
})

test('random players finish their frames', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const end = playOut(rules.start(seed, levelOf('Two players')), guesser(seed))
    expect(rules.outcome(end)).toBe('won')
  }
})

test('a player of first ideas clears a practice rack in less than 60 strokes', () => {
  const end = playOut(rules.start(2, levelOf('Practice')), spontaneous)
  expect(rules.score(end)).toBe(15)
  expect(end.shots).toBeLessThan(60)
})

test.each([
  { name: 'a frame in which the rival pots nothing', left: [9, 10, 11, 12, 13, 14, 15], score: 15, stars: 3 },
  { name: 'a clear win', left: [9, 10, 11], score: 11, stars: 2 },
  { name: 'a close win', left: [9], score: 9, stars: 1 },
])('$name scores $score and earns $stars stars', ({ left, score, stars }) => {
  const places = Object.fromEntries(left.map((id) => [id, [20 + 12 * id, WIDTH / 2] as const]))
  const state = scene(places, { winner: 0, groups: ['solids', 'stripes'] })
  expect(rules.score(state)).toBe(score)
  expect(levels.stars(state)).toBe(stars)
})

test.each([
  ['Easy', 'easy'],
  ['Medium', 'medium'],
  ['Hard', 'hard'],
  ['Master', 'master'],
  ['Race to three', 'medium'],
  ['Nine-ball', 'medium'],
  ['Two players', 'player'],
  ['Nine-ball for two', 'player'],
  ['Practice', 'nobody'],
  ['Plants', 'nobody'],
  ['Cannons', 'nobody'],
  ['Banks', 'nobody'],
  ['Escapes', 'nobody'],
])('%s seats %s', (name, rival) => {
  expect(rules.start(1, levelOf(name)).seats).toEqual(['player', rival])
  expect(levels.names).toHaveLength(22)
})

test('a frame lost to the computer is lost; a frame of two players is always won', () => {
  const lost = { ...scene({}), winner: 1 as const }
  expect(rules.outcome({ ...lost, seats: ['player', 'easy'] })).toBe('lost')
  expect(rules.outcome({ ...lost, seats: ['player', 'player'] })).toBe('won')
})
