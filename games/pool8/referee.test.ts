import { describe, expect, test } from 'vitest'
import { judge, legalFirst } from './referee.ts'
import { rules } from './rules.ts'
import { type Places, scene } from './scene.ts'
import { type News, type State, type Stroke } from './state.ts'
import { free } from './spots.ts'
import { FOOT_SPOT, HEAD_STRING, WIDTH } from './table.ts'

const SOLIDS_STRIPES = ['solids', 'stripes'] as const

/** Somewhere out of the way for each ball. */
const spread = (...ids: number[]): Places => Object.fromEntries(ids.map((id) => [id, [20 + id * 12, 20 + (id % 3) * 30]]))

interface Case {
  readonly name: string
  /** Balls that stand after the stroke; the cue ball always does unless potted. */
  readonly left: readonly number[]
  readonly before?: Partial<State>
  readonly saw: Partial<Stroke>
  readonly news: News['kind']
  readonly foul?: string
  readonly turn: 0 | 1
  readonly hand?: State['hand']
  readonly winner?: 0 | 1 | null
  readonly groups?: State['groups']
}

function ruling({ left, before, saw }: Pick<Case, 'left' | 'before' | 'saw'>): State {
  const stroke: Stroke = { first: 0, cushionFirst: false, behind: false, rail: false, railed: [], potted: [], ...saw }
  const cue = stroke.potted.includes(0) ? [] : [0]
  return judge({ ...scene(spread(...cue, ...left)), ...before, stroke })
}

const BREAK = { breaking: true, hand: 'behind the line' } as const
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
const without = (...gone: number[]) => ALL.filter((id) => !gone.includes(id))
const MINE = { groups: SOLIDS_STRIPES }
const ON_EIGHT = [8, 9, 10, 11]

const CASES: readonly Case[] = [
  { name: 'break: four balls to the rails is legal', left: ALL, before: BREAK, saw: { first: 1, railed: [1, 2, 3, 4] }, news: 'missed', turn: 1, hand: 'no', groups: null },
  { name: 'break: three to the rails is weak, the other player breaks again', left: ALL, before: BREAK, saw: { first: 1, railed: [1, 2, 3] }, news: 'weak break', turn: 1, hand: 'behind the line', groups: null },
  { name: 'break: a miss is weak too', left: ALL, before: BREAK, saw: {}, news: 'weak break', turn: 1, hand: 'behind the line' },
  { name: 'break: one ball down is legal, the shooter goes on and the table stays open', left: without(3), before: BREAK, saw: { first: 1, potted: [3] }, news: 'potted', turn: 0, hand: 'no', groups: null },
  { name: 'break: balls of one kind down still leave the table open', left: without(3, 4, 5), before: BREAK, saw: { first: 1, potted: [3, 4, 5] }, news: 'potted', turn: 0, groups: null },
  { name: 'break: a scratch gives the ball behind the head string', left: ALL, before: BREAK, saw: { first: 1, railed: [1, 2, 3, 4], potted: [0] }, news: 'foul', foul: 'scratch', turn: 1, hand: 'behind the line', groups: null },
  { name: 'break: a scratch with a ball down is still a foul', left: without(3), before: BREAK, saw: { first: 1, potted: [3, 0] }, news: 'foul', foul: 'scratch', turn: 1, hand: 'behind the line', groups: null },
  { name: 'break: the eight is spotted and the shooter goes on', left: without(8), before: BREAK, saw: { first: 1, potted: [8] }, news: 'eight spotted', turn: 0, hand: 'no', winner: null },
  { name: 'break: the eight and a scratch: spotted, and the other player has the ball', left: without(8), before: BREAK, saw: { first: 1, potted: [8, 0] }, news: 'foul', foul: 'scratch', turn: 1, hand: 'behind the line', winner: null },

  { name: 'open: a pot chooses the group', left: without(10), saw: { first: 10, potted: [10] }, news: 'groups', turn: 0, groups: ['stripes', 'solids'] },
  { name: 'open: the second player chooses too', left: without(10), before: { turn: 1 }, saw: { first: 10, potted: [10] }, news: 'groups', turn: 1, groups: SOLIDS_STRIPES },
  { name: 'open: of two kinds at once the first one in decides', left: without(10, 2), saw: { first: 2, potted: [10, 2] }, news: 'groups', turn: 0, groups: ['stripes', 'solids'] },
  { name: 'open: a stripe may be potted off a solid', left: without(10), saw: { first: 2, potted: [10] }, news: 'groups', turn: 0, groups: ['stripes', 'solids'] },
  { name: 'open: the eight first is a foul', left: ALL, saw: { first: 8, rail: true }, news: 'foul', foul: 'wrong ball', turn: 1, hand: 'anywhere', groups: null },
  { name: 'open: a pot with a foul chooses nothing', left: without(10), saw: { first: 10, potted: [10, 0] }, news: 'foul', foul: 'scratch', turn: 1, hand: 'anywhere', groups: null },
  { name: 'open: the eight down loses', left: without(8), saw: { first: 2, potted: [8] }, news: 'eight early', turn: 0, winner: 1 },
  { name: 'open: a miss passes the turn', left: ALL, saw: { first: 2, rail: true }, news: 'missed', turn: 1, hand: 'no' },

  { name: 'groups: an own ball down, the shooter goes on', left: without(3), before: MINE, saw: { first: 3, potted: [3] }, news: 'potted', turn: 0 },
  { name: 'groups: only the rival’s ball down, the turn passes', left: without(9), before: MINE, saw: { first: 3, rail: true, potted: [9] }, news: 'missed', turn: 1, hand: 'no' },
  { name: 'groups: one of each down, the shooter goes on', left: without(3, 9), before: MINE, saw: { first: 3, potted: [9, 3] }, news: 'potted', turn: 0 },
  { name: 'groups: the rival’s ball first', left: ALL, before: MINE, saw: { first: 9, rail: true }, news: 'foul', foul: 'wrong ball', turn: 1, hand: 'anywhere' },
  { name: 'groups: the rival’s ball first, though an own one drops', left: without(3), before: MINE, saw: { first: 9, potted: [3] }, news: 'foul', foul: 'wrong ball', turn: 1, hand: 'anywhere' },
  { name: 'groups: the eight first while own balls stand', left: ALL, before: MINE, saw: { first: 8, rail: true }, news: 'foul', foul: 'wrong ball', turn: 1, hand: 'anywhere' },
  { name: 'groups: the last own ball may be met first when it drops', left: [8, 9], before: MINE, saw: { first: 3, potted: [3] }, news: 'potted', turn: 0 },
  { name: 'groups: no ball met', left: ALL, before: MINE, saw: { cushionFirst: true }, news: 'foul', foul: 'no contact', turn: 1, hand: 'anywhere' },
  { name: 'groups: no cushion after the contact', left: ALL, before: MINE, saw: { first: 3, cushionFirst: true }, news: 'foul', foul: 'no rail', turn: 1, hand: 'anywhere' },
  { name: 'groups: a pot needs no cushion', left: without(3), before: MINE, saw: { first: 3, potted: [3] }, news: 'potted', turn: 0 },
  { name: 'groups: scratch', left: ALL, before: MINE, saw: { first: 3, rail: true, potted: [0] }, news: 'foul', foul: 'scratch', turn: 1, hand: 'anywhere' },
  { name: 'groups: a potted own ball and a scratch', left: without(3), before: MINE, saw: { first: 3, potted: [3, 0] }, news: 'foul', foul: 'scratch', turn: 1, hand: 'anywhere' },

  { name: 'head string: a ball behind it may not be met straight', left: ALL, before: { hand: 'behind the line' }, saw: { first: 3, behind: true, rail: true }, news: 'foul', foul: 'behind the line', turn: 1, hand: 'anywhere' },
  { name: 'head string: by way of a cushion it may', left: ALL, before: { hand: 'behind the line' }, saw: { first: 3, behind: true, cushionFirst: true, rail: true }, news: 'missed', turn: 1, hand: 'no' },
  { name: 'head string: from anywhere it may', left: ALL, before: { hand: 'anywhere' }, saw: { first: 3, behind: true, rail: true }, news: 'missed', turn: 1, hand: 'no' },

  { name: 'eight: down with own balls standing loses', left: without(8), before: MINE, saw: { first: 3, potted: [8] }, news: 'eight early', turn: 0, winner: 1 },
  { name: 'eight: down together with the last own ball loses', left: [9, 10], before: MINE, saw: { first: 3, potted: [3, 8] }, news: 'eight early', turn: 0, winner: 1 },
  { name: 'eight: down last wins', left: [9, 10], before: MINE, saw: { first: 8, potted: [8] }, news: 'won', turn: 0, winner: 0 },
  { name: 'eight: the second player wins as well', left: [1, 2], before: { ...MINE, turn: 1 }, saw: { first: 8, potted: [8] }, news: 'won', turn: 1, winner: 1 },
  { name: 'eight: down with a scratch loses', left: [9, 10], before: MINE, saw: { first: 8, potted: [8, 0] }, news: 'eight and foul', turn: 0, winner: 1 },
  { name: 'eight: down off the wrong ball loses', left: [9, 10], before: MINE, saw: { first: 9, potted: [8] }, news: 'eight and foul', turn: 0, winner: 1 },
  { name: 'eight: missed with a scratch is only a foul', left: ON_EIGHT, before: MINE, saw: { first: 8, rail: true, potted: [0] }, news: 'foul', foul: 'scratch', turn: 1, hand: 'anywhere', winner: null },
  { name: 'eight: the wrong ball first on the eight is a foul', left: ON_EIGHT, before: MINE, saw: { first: 9, rail: true }, news: 'foul', foul: 'wrong ball', turn: 1, hand: 'anywhere' },
  { name: 'eight: missed without a foul passes the turn', left: ON_EIGHT, before: MINE, saw: { first: 8, rail: true }, news: 'missed', turn: 1, hand: 'no', winner: null },
]

describe('the referee', () => {
  test.each(CASES)('$name', (given) => {
    const state = ruling(given)
    expect(state.news).toMatchObject(given.foul ? { kind: given.news, foul: given.foul } : { kind: given.news })
    expect(state.turn).toBe(given.turn)
    expect(state.winner).toBe(given.winner ?? null)
    if (given.hand) expect(state.hand).toBe(given.hand)
    if (given.groups !== undefined) expect(state.groups).toEqual(given.groups)
    expect(state.stroke).toBeNull()
    expect(state.breaking).toBe(given.news === 'weak break')
  })

  test('after a scratch the cue ball stands behind the head string, clear of others', () => {
    const { motion } = judge({
      ...scene({ 3: [HEAD_STRING, WIDTH / 2], 8: [100, 20] }),
      stroke: { first: 3, cushionFirst: false, behind: false, rail: true, railed: [], potted: [0] },
    })
    const [cue] = motion.balls
    expect(cue?.pocket).toBe(-1)
    expect(cue && cue.x <= HEAD_STRING && free(motion.balls, 0, cue.x, cue.y)).toBe(true)
  })

  test('an eight from the break goes behind a taken foot spot', () => {
    const { motion } = judge({
      ...scene({ 0: [30, 30], 3: [FOOT_SPOT, WIDTH / 2] }, BREAK),
      stroke: { first: 3, cushionFirst: false, behind: false, rail: true, railed: [], potted: [8] },
    })
    const eight = motion.balls[8]
    expect(eight).toMatchObject({ pocket: -1, y: WIDTH / 2 })
    expect(eight && eight.x - FOOT_SPOT).toBeCloseTo(6, 0)
  })

  test('who may be met first', () => {
    const legal = (state: State) => ALL.filter((id) => legalFirst(state, id))
    expect(legal(scene(spread(0, ...ALL)))).toEqual(without(8))
    expect(legal(scene(spread(0, ...ALL), MINE))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(legal(scene(spread(0, ...ALL), { ...MINE, turn: 1 }))).toEqual([9, 10, 11, 12, 13, 14, 15])
    expect(legal(scene(spread(0, ...ON_EIGHT), MINE))).toEqual([8])
  })
})

describe('rulings on strokes that are really played', () => {
  const shot = (dx: number, dy: number, power: number) => ({ kind: 'shoot', dx, dy, power, top: -0.5, side: 0 }) as const

  function played(state: State, dx: number, dy: number, power: number): State {
    let next = rules.act(state, shot(dx, dy, power))
    while (next.stroke) next = rules.tick?.(next) ?? next
    return next
  }

  test.each([
    { name: 'straight into the corner', places: { 0: [60, 60], 3: [40, 40], 8: [180, 90] }, aim: [-1, -1, 0.3], news: { kind: 'groups' } },
    { name: 'following it in', places: { 0: [30, 30], 3: [20, 20], 8: [180, 90] }, aim: [-1, -1, 0.9], news: { kind: 'foul', foul: 'scratch' } },
    { name: 'into the empty', places: { 0: [60, 56], 3: [180, 20], 8: [180, 90] }, aim: [0, 1, 0.2], news: { kind: 'foul', foul: 'no contact' } },
    { name: 'too softly', places: { 0: [60, 56], 3: [80, 56], 8: [180, 90] }, aim: [1, 0, 0.1], news: { kind: 'foul', foul: 'no rail' } },
    { name: 'at the eight on an open table', places: { 0: [60, 56], 3: [180, 20], 8: [80, 56] }, aim: [1, 0, 0.5], news: { kind: 'foul', foul: 'wrong ball' } },
    { name: 'at a ball and on to a cushion', places: { 0: [60, 56], 3: [80, 58], 8: [180, 90] }, aim: [1, 0, 0.5], news: { kind: 'missed' } },
  ] as const)('$name', ({ places, aim: [dx, dy, power], news }) => {
    expect(played(scene(places), dx, dy, power).news).toMatchObject(news)
  })

  test('the eight, last and straight, wins', () => {
    const state = scene({ 0: [60, 60], 8: [40, 40], 9: [180, 90] }, MINE)
    expect(played(state, -1, -1, 0.3)).toMatchObject({ winner: 0, news: { kind: 'won' } })
  })

  test('in practice every ball counts, nobody fouls but by a scratch, and the last ball ends it', () => {
    const practice = rules.start(1, 5)
    const last = { ...scene({ 0: [60, 60], 8: [40, 40] }), seats: practice.seats }
    expect(played(last, 0, 1, 0.3)).toMatchObject({ turn: 0, hand: 'no', news: { kind: 'missed' }, winner: null })
    const done = played(last, -1, -1, 0.3)
    expect(done).toMatchObject({ winner: 0, news: { kind: 'cleared' } })
    expect(rules.outcome(done)).toBe('won')
    expect(rules.score(done)).toBe(15)
  })
})
