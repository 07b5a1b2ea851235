import { describe, expect, test } from 'vitest'
import { multiplierOf } from '../rules/chain.ts'
import { CHAIN, GARDEN, HELP, nookIn, POINTS } from '../rules/curve.ts'
import { gapHeight } from '../rules/garden.ts'
import type { Cane, Flight, Treat } from '../rules/state.ts'
import { rules } from '../rules.ts'

const FAR = 5000
const calm = { from: 9e8, until: 9e8 + 100, way: 1 as const, force: 1 }
const cane: Cane = {
  id: 1,
  x: FAR,
  middle: 300,
  gap: 200,
  sway: 0,
  period: 100,
  closes: false,
  nook: 0,
  draft: false,
  bent: 0,
}
const hornet = { id: 1, x: FAR, y: 300, sway: 0, period: 100 }
const last: Cane = { ...cane, id: 2, x: FAR + GARDEN.planted + 100 }
const opening: Flight = {
  ...rules.start(7, 1),
  tick: 3000,
  x: FAR,
  y: 300,
  fall: 0,
  gust: calm,
  canes: [last],
  treats: [],
  gaps: 1,
}
const at = (change: Partial<Flight>): Flight => rules.tick?.({ ...opening, ...change }) ?? opening
const berry = (kind: Treat['kind'], x = FAR + 10): Treat => ({ id: 1, x, y: 300, kind })
const inGap = { canes: [cane, last], gaps: 0 }
const GRAZE = 200 + GARDEN.bird - 2

describe('a flight', () => {
  test.each<[string, Partial<Flight>, Flight['crash']]>([
    ['continues in the middle of a gap', inGap, null],
    ['ends when the bird grazes the upper cane', { ...inGap, y: GRAZE }, 'cane'],
    ['ends when the bird grazes the lower cane', { ...inGap, y: 600 - GRAZE }, 'cane'],
    ['continues just inside the gap', { ...inGap, y: GRAZE + 4 }, null],
    ['continues just before a cane, high up', { ...inGap, x: FAR - 31 - GARDEN.bird - 5, y: 60 }, null],
    ['ends at the side of a cane', { ...inGap, x: FAR - 31 - GARDEN.bird, y: 60 }, 'cane'],
    ['ends on the ground', { y: 590, fall: 4 }, 'ground'],
    ['continues at the ceiling', { y: -29, fall: -7 }, null],
    ['ends at a hornet', { hornets: [hornet] }, 'hornet'],
    ['continues just above a hornet', { hornets: [{ ...hornet, y: 336 }] }, null],
  ])('%s', (_name, change, crash) => {
    expect(at(change).crash).toBe(crash)
  })

  test('a flap lifts at once, and a crashed bird neither flaps nor moves', () => {
    expect(at({ fall: GARDEN.flap }).y).toBeLessThan(opening.y)
    const crashed: Flight = { ...opening, crash: 'cane' }
    expect(rules.act(crashed, 'flap')).toBe(crashed)
    expect(rules.tick?.(crashed)).toBe(crashed)
  })

  test('each cane counts once, after the bird has passed it', () => {
    expect(at(inGap).gaps).toBe(0)
    const passed = at({ ...inGap, x: FAR + 31 + GARDEN.bird })
    expect([passed.gaps, passed.points]).toEqual([1, 1])
    expect(at({ ...passed, fall: 0 }).gaps).toBe(1)
  })

  test('a gate closes as the bird approaches', () => {
    const gate = { ...cane, closes: true }
    expect(gapHeight(gate, FAR - GARDEN.closesFrom)).toBe(200 + GARDEN.opened)
    expect(gapHeight(gate, FAR - GARDEN.closedAt)).toBe(200)
    expect(gapHeight(gate, FAR + 20)).toBe(200)
  })
})

describe('the soft first stretch', () => {
  const shoot = { ...cane, x: 600 }
  const soft = { x: 600, canes: [shoot, last], gaps: 0, y: 60 }

  test('bounces the bird off the moss', () => {
    const bounced = at({ x: 600, y: 590, fall: 8 })
    expect([bounced.crash, bounced.fall, bounced.y]).toEqual([
      null,
      GARDEN.bounce,
      GARDEN.height - GARDEN.bird,
    ])
  })

  test('lets the bird push a shoot aside, for no points', () => {
    const bumped = at(soft)
    expect([bumped.crash, bumped.canes[0]?.bent]).toEqual([null, bumped.tick])
    const passed = at({ ...bumped, x: 600 + 31 + GARDEN.bird })
    expect([passed.gaps, passed.points, passed.shaves]).toEqual([1, 0, 0])
  })

  test('does not protect the bird from hornets', () => {
    expect(at({ x: 600, canes: [last], hornets: [{ ...hornet, x: 600 }] }).crash).toBe('hornet')
  })
})

describe('the chain', () => {
  test.each<[Treat['kind'], number, number, number]>([
    ['berry', 0, 1, 1],
    ['golden', 0, 5, CHAIN.rich],
    ['star', 0, 10, CHAIN.rich],
    ['berry', CHAIN.step, 2, CHAIN.step + 1],
    ['golden', CHAIN.step * 2, 15, CHAIN.step * 2 + CHAIN.rich],
  ])('scores a %s with %i in the meter', (kind, chain, points, more) => {
    const after = at({ treats: [berry(kind)], chain, flights: 9 })
    expect([after.points, after.chain, after.treats]).toEqual([points, more, []])
  })

  test.each<[number, number]>([
    [0, 0],
    [4, 0],
    [CHAIN.step, 0],
    [CHAIN.step + 3, CHAIN.step],
    [CHAIN.step * 2, CHAIN.step],
  ])('drops the meter from %i to %i when a berry is missed', (chain, left) => {
    const behind = FAR - GARDEN.bird - GARDEN.berry + 1
    const after = at({ treats: [{ ...berry('berry', behind), y: 100 }], chain, flights: 9, row: 7 })
    expect([after.chain, after.row]).toEqual([left, 0])
    expect(at({ treats: [{ ...berry('golden', behind), y: 100 }], chain }).chain, 'a golden one').toBe(chain)
  })

  test('multiplies gaps; a close shave counts double and extends it', () => {
    const passing = { ...inGap, x: FAR + 31 + GARDEN.bird, chain: CHAIN.step * 2, flights: 9 }
    expect(at(passing).points).toBe(3)
    const shave = at({ ...passing, y: GRAZE + 9 })
    expect([shave.points, shave.shaves, shave.chain]).toEqual([6, 1, CHAIN.step * 2 + 1])
  })

  test('starts a golden flight when full: nothing hurts, all counts five times, berries are pulled in', () => {
    const full = at({ treats: [berry('berry')], chain: CHAIN.step * CHAIN.most - 1, flights: 9 })
    expect([full.golden, full.chain]).toEqual([full.tick + HELP.golden, CHAIN.step])
    const golden = { golden: 9000, flights: 9 }
    expect(at({ ...golden, y: 590, fall: 8 }).fall).toBe(GARDEN.bounce)
    expect(at({ ...golden, hornets: [hornet] })).toMatchObject({
      crash: null,
      hornets: [],
      points: POINTS.hornet * CHAIN.golden,
    })
    const through = at({ ...golden, ...inGap, y: 60 })
    expect(through.crash).toBeNull()
    expect(at({ ...through, x: FAR + 31 + GARDEN.bird }).points).toBe(CHAIN.golden)
    const drawn = at({ ...golden, treats: [{ ...berry('berry', FAR + 120), y: 400 }] }).treats[0]
    expect([drawn && drawn.x < FAR + 120, drawn && drawn.y < 400]).toEqual([true, true])
    expect(at({ ...golden, tick: 9000, y: 590 }).crash, 'after it ends').toBe('ground')
  })
})

describe('golden flights', () => {
  test.each([
    [0, CHAIN.first, 0, 2],
    [1, CHAIN.first + CHAIN.step, CHAIN.step, 3],
    [9, CHAIN.step * CHAIN.most, CHAIN.step, CHAIN.golden],
  ])('after %i of them, the next one starts at %i berries', (flights, chain, left, times) => {
    const short = at({ treats: [berry('berry')], chain: chain - 2, flights })
    expect([short.golden, short.chain]).toEqual([0, chain - 1])
    const full = at({ treats: [berry('berry')], chain: chain - 1, flights })
    expect([full.golden, full.chain, full.flights]).toEqual([full.tick + HELP.golden, left, flights + 1])
    expect(multiplierOf(full)).toBe(times)
  })

  test('before the first one, a missed berry costs only one', () => {
    const missed = { ...berry('berry', FAR - GARDEN.bird - GARDEN.berry + 1), y: 100 }
    expect(at({ treats: [missed], chain: 7 }).chain).toBe(6)
  })
})

describe('a fork', () => {
  const nook = 300 - 100 - GARDEN.post - nookIn(200) / 2
  const fork = { canes: [{ ...cane, nook }, last], gaps: 0 }

  test.each<[string, number, Flight['crash']]>([
    ['wide gap', 300, null],
    ['golden gap', nook, null],
    ['post between them', 300 - 100 - GARDEN.post / 2, 'cane'],
    ['cane beyond the golden gap', nook - nookIn(200) / 2 - 4, 'cane'],
  ])('meets the bird with its %s', (_, y, crash) => expect(at({ ...fork, y }).crash).toBe(crash))
})

describe('a landing on a cane', () => {
  const low = { ...inGap, y: 400 - GARDEN.bird + 2, fall: 3 }

  test('bounces the bird off once, at the price of its meter', () => {
    const landed = at({ ...low, chain: 4, flights: 1, row: 4 })
    expect(landed).toMatchObject({ crash: null, fall: GARDEN.hop, landed: 1, chain: 0, row: 0 })
    expect(at({ ...low, chain: 4, landed: 1 }).crash).toBe('cane')
  })

  test('ends the flight without a berry, or at the side of the cane', () => {
    expect(at({ ...low, chain: 0 }).crash).toBe('cane')
    expect(at({ ...low, chain: 4, y: 420, x: FAR - 31 - GARDEN.bird + 6 }).crash).toBe('cane')
  })

  test('is no close shave', () => {
    const passed = at({ ...inGap, x: FAR + 31 + GARDEN.bird, landed: 1, room: 0 })
    expect([passed.gaps, passed.shaves, passed.points]).toEqual([1, 0, 1])
  })
})

test('warm air makes the bird lighter', () => {
  const inDraft = { canes: [{ ...cane, x: FAR + GARDEN.draftTo + 50, draft: true }, last], gaps: 0 }
  expect(at(inDraft).fall).toBeCloseTo(GARDEN.gravity * GARDEN.draft)
})

test('a star falls once it is near', () => {
  const [near, far] = [300, 600].map((x) => at({ treats: [{ ...berry('star', FAR + x), y: 100 }] }).treats[0])
  expect(near?.y).toBeGreaterThan(100)
  expect(far?.y).toBe(100)
})

describe('a help', () => {
  test.each<[string, Partial<Flight>, Partial<Flight>]>([
    ['a cane', { ...inGap, y: 60 }, { gaps: 0 }],
    ['the ground', { y: 590, fall: 8 }, { fall: GARDEN.bounce }],
    ['a hornet', { hornets: [hornet] }, { hornets: [], points: 0 }],
  ])('a bubble absorbs a hit by %s and pauses the flight for a moment', (_, change, outcome) => {
    const saved = at({ ...change, bubble: true })
    expect(saved).toMatchObject({ crash: null, bubble: false, stop: HELP.stop, ...outcome })
    const next = rules.tick?.(saved) ?? saved
    expect([next.tick, next.x, next.stop]).toEqual([saved.tick, saved.x, HELP.stop - 1])
  })

  test('a bubble does not burst on moss or in a golden flight', () => {
    expect(at({ x: 600, y: 590, bubble: true }).bubble).toBe(true)
    expect(at({ golden: 9000, y: 590, bubble: true }).bubble).toBe(true)
  })

  test('takes effect when touched', () => {
    expect(at({ treats: [berry('bubble')] }).bubble).toBe(true)
    const drawn = at({ treats: [berry('magnet')] })
    expect([drawn.magnet, drawn.points, drawn.chain]).toEqual([drawn.tick + HELP.magnet, 0, 0])
  })

  test('a magnet keeps the meter when a berry is missed', () => {
    const behind = { ...berry('berry', FAR - GARDEN.bird - GARDEN.berry + 1), y: 100 }
    expect(at({ magnet: 9000, treats: [behind], chain: 4 }).chain).toBe(4)
  })
})
