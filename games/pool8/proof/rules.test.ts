import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { levels, rules } from '../rules.ts'
import { scene } from './tables.ts'
import { type Seat, type State, type Turn } from '../rules/state.ts'
import { HEAD_STRING, WIDTH } from '../rules/table.ts'

const MOST_TICKS = 200_000

const tick = (state: State): State => rules.tick?.(state) ?? state

/** Lets the computer play until the frame is decided, and tells of each stroke how it stood before the ruling. */
function frame(start: State, watch: (before: State, after: State) => void): State {
  let state = start
  for (let ticks = 0; state.winner === null; ticks++) {
    if (ticks > MOST_TICKS) throw new Error(`No end after ${MOST_TICKS} ticks and ${state.shots} strokes.`)
    const next = tick(state)
    if (state.stroke && !next.stroke) watch(state, next)
    state = next
  }
  return state
}

const match = (seed: number, seats: readonly [Seat, Seat]): State => ({ ...rules.start(seed, 4), seats })

describe('the computer', () => {
  test('the strong one beats the weak one in at least three of four matches, and clears racks', () => {
    const matches = 32
    let won = 0
    let cleared = 0
    for (let seed = 1; seed <= matches; seed++) {
      const strong: Turn = seed % 2 === 0 ? 0 : 1
      let visit = 0
      const end = frame(match(seed, strong === 0 ? ['hard', 'easy'] : ['easy', 'hard']), (before, after) => {
        visit = before.turn === strong && after.turn === strong ? visit + 1 : 0
      })
      if (end.winner !== strong) continue
      won++
      // Eight strokes in one visit, each of which pots: its seven balls, and the eight.
      if (visit >= 8 && end.news?.kind === 'won') cleared++
    }
    expect(won).toBeGreaterThanOrEqual((matches * 3) / 4)
    expect(cleared).toBeGreaterThanOrEqual(4)
  })

  test('the middle one stands between them', () => {
    const matches = 16
    let overWeak = 0
    let overStrong = 0
    for (let seed = 1; seed <= matches; seed++) {
      if (frame(match(seed, ['medium', 'easy']), () => {}).winner === 0) overWeak++
      if (frame(match(seed, ['medium', 'hard']), () => {}).winner === 0) overStrong++
    }
    expect(overWeak).toBeGreaterThan(matches * 0.6)
    expect(overStrong).toBeLessThan(matches * 0.45)
  })

  test('plays whole frames against itself under the real rules, to the last bit the same twice', () => {
    for (const seed of [5, 6]) {
      const kinds = new Set<string>()
      const once = frame(match(seed, ['hard', 'medium']), (_, { news }) => kinds.add(news?.kind ?? 'silence'))
      // The second time every state goes through a save.
      let again = match(seed, ['hard', 'medium'])
      while (again.winner === null) again = JSON.parse(JSON.stringify(tick(again))) as State
      expect(again).toEqual(once)
      expect(kinds).toContain('groups')
      expect(kinds).not.toContain('silence')
    }
  })

  test('never moves a ball while it thinks, but for the one in its hand, and says where it aims before it strikes', () => {
    let state = {
      ...scene({ 0: [60, 60], 3: [40, 40], 8: [180, 90], 9: [150, 30] }),
      turn: 1 as const,
      seats: ['player', 'hard'] as const,
    }
    let shown = 0
    const { balls } = state.motion
    while (!state.stroke) {
      expect(state.motion.balls).toEqual(balls)
      if (state.mind?.ready) shown++
      state = tick(state) as typeof state
    }
    expect(shown).toBeGreaterThan(20)
  })
})

const open = () => scene({ 0: [60, 56], 3: [150, 30], 8: [180, 90] })
const shot = { kind: 'shoot', dx: 1, dy: 0, power: 0.5, top: 0, side: 0 } as const

describe('a stroke', () => {
  test.each([
    ['no direction', { ...shot, dx: 0 }],
    ['no number', { ...shot, dx: NaN }],
    ['no power', { ...shot, power: 0 }],
    ['too much power', { ...shot, power: 1.01 }],
    ['a tip beside the ball', { ...shot, top: 0.8, side: 0.8 }],
  ])('with %s is none', (_, action) => {
    const state = open()
    expect(rules.act(state, action)).toBe(state)
  })

  test('waits until the balls stand, and for its turn', () => {
    const rolling = rules.act(open(), shot)
    expect(rules.act(rolling, shot)).toBe(rolling)
    const theirs = { ...open(), seats: ['player', 'easy'] as const, turn: 1 as const }
    expect(rules.act(theirs, shot)).toBe(theirs)
    const over = { ...open(), winner: 0 as const }
    expect(rules.act(over, shot)).toBe(over)
    expect(tick(over)).toBe(over)
  })

  test('played twice is the same stroke', () => {
    const [once, twice] = [0, 1].map(() => {
      let state = rules.act(rules.start(5, 4), { ...shot, power: 1, dy: 0.01, top: 0.3, side: -0.4 })
      while (state.stroke) state = tick(state)
      return state
    })
    expect(once).toEqual(twice)
  })
})

describe('the ball in hand', () => {
  test.each([
    { name: 'anywhere', hand: 'anywhere', to: [200, 90], allowed: true },
    { name: 'not into a cushion', hand: 'anywhere', to: [1, 50], allowed: false },
    { name: 'not off the table', hand: 'anywhere', to: [112, 130], allowed: false },
    { name: 'not onto a ball', hand: 'anywhere', to: [148, 30], allowed: false },
    { name: 'not nowhere', hand: 'anywhere', to: [NaN, 30], allowed: false },
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

test('players who choose at random finish their frames', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const dice = chance(seed)
    let state = rules.start(seed, 4)
    for (let ticks = 0; state.winner === null; ticks++) {
      if (ticks > MOST_TICKS) throw new Error(`Seed ${seed}: no end after ${state.shots} strokes.`)
      const moves = rules.moves(state)
      state = moves.length > 0 ? rules.act(state, dice.pick(moves)) : tick(state)
    }
    expect(rules.outcome(state)).toBe('won')
  }
})

test('a practice rack is cleared by whoever plays what comes to mind first', () => {
  let state = rules.start(2, 5)
  for (let ticks = 0; rules.outcome(state) === 'playing'; ticks++) {
    if (ticks > MOST_TICKS) throw new Error(`Not cleared after ${state.shots} strokes.`)
    const [first, second] = rules.moves(state)
    // With the ball in hand it is placed before the stroke.
    const placed = first?.kind === 'place' ? rules.act(state, first) : state
    const shot = first?.kind === 'place' ? second : first
    state = shot ? rules.act(placed, shot) : tick(state)
  }
  expect(rules.score(state)).toBe(15)
  expect(state.shots).toBeLessThan(60)
})

test.each([
  { name: 'a frame without an answer', left: [9, 10, 11, 12, 13, 14, 15], score: 15, stars: 3 },
  { name: 'a clear one', left: [9, 10, 11], score: 11, stars: 2 },
  { name: 'a close one', left: [9], score: 9, stars: 1 },
])('$name is worth $score and $stars stars', ({ left, score, stars }) => {
  const places = Object.fromEntries(left.map((id) => [id, [20 + 12 * id, WIDTH / 2] as const]))
  const state = scene(places, { winner: 0, groups: ['solids', 'stripes'] })
  expect(rules.score(state)).toBe(score)
  expect(levels.stars(state)).toBe(stars)
})

test.each([
  { level: 1, rival: 'easy' },
  { level: 2, rival: 'medium' },
  { level: 3, rival: 'hard' },
  { level: 4, rival: 'player' },
  { level: 5, rival: 'nobody' },
])('level $level seats $rival', ({ level, rival }) => {
  expect(rules.start(1, level).seats).toEqual(['player', rival])
  expect(levels.names).toHaveLength(5)
})

test('losing to the computer is lost; at a table for two somebody has won', () => {
  const lost = { ...scene({}), winner: 1 as const }
  expect(rules.outcome({ ...lost, seats: ['player', 'easy'] })).toBe('lost')
  expect(rules.outcome({ ...lost, seats: ['player', 'player'] })).toBe('won')
})
