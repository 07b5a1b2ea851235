import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { gapAt, GARDEN, speedAt } from '../rules/curve.ts'
import type { Cane, Flight } from '../rules/state.ts'
import { windAt } from '../rules/wind.ts'
import { flapsWell, fly } from './people.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

describe('the promise', () => {
  test('a bot passes 300 gaps on each of 100 seeds', () => {
    const fallen = seeds(100)
      .map((seed) => ({ seed, flight: fly(seed, 300, flapsWell) }))
      .filter(({ flight }) => flight.crash)
      .map(({ seed, flight }) => `seed ${seed} fell at gap ${flight.gaps} by ${flight.crash}`)
    expect(fallen).toEqual([])
  })

  test('no gap is further from the last than the bird can fly', () => {
    for (const seed of seeds(100)) {
      const canes = allCanes(seed, 300)
      for (const [i, cane] of canes.entries()) {
        const last = canes[i - 1]
        if (!last) continue
        // The shortest time between leaving one gap and entering the next: full speed, with the wind behind.
        const way = cane.x - last.x - GARDEN.cane - 2 * GARDEN.bird
        const ticks = Math.floor(way / (speedAt(cane.id) * 1.2))
        const wander = cane.sway + last.sway
        expect(last.middle - cane.middle + wander, `climb to cane ${cane.id} of seed ${seed}`).toBeLessThan(
          climb(ticks),
        )
        expect(cane.middle - last.middle + wander, `drop to cane ${cane.id} of seed ${seed}`).toBeLessThan(
          drop(ticks),
        )
      }
    }
  })
})

/** The canes as they were planted, read off while a ghost that never crashes flies by. */
function allCanes(seed: number, count: number): Cane[] {
  const canes = new Map<number, Cane>()
  let flight = rules.start(seed, 1)
  while (canes.size < count) {
    for (const cane of flight.canes) canes.set(cane.id, cane)
    const passed = {
      ...flight,
      y: 300,
      fall: 0,
      crash: null,
      gaps: flight.canes[0]?.id ?? 0,
      x: flight.x + 290,
    }
    flight = rules.tick?.(passed) ?? passed
  }
  return [...canes.values()]
}

/** How high a bird climbs that flaps every ten ticks, which any finger can. */
const climb = (ticks: number) => Math.floor(ticks / 10) * heightOf(10)
const heightOf = (ticks: number) => {
  let [rise, fall] = [0, GARDEN.flap as number]
  for (let i = 0; i < ticks; i++) rise -= fall += GARDEN.gravity
  return rise
}
/** How deep a bird drops that flies level when it leaves the gap. */
const drop = (ticks: number) => {
  let [depth, fall] = [0, 0]
  for (let i = 0; i < ticks; i++) depth += fall = Math.min(GARDEN.fastestFall, fall + GARDEN.gravity)
  return depth
}

describe('difficulty', () => {
  test('grows steadily, and never past what is fair', () => {
    for (let n = 1; n < 500; n++) {
      expect(gapAt(n)).toBeLessThan(gapAt(n - 1))
      expect(speedAt(n)).toBeGreaterThan(speedAt(n - 1))
    }
    expect(gapAt(10_000)).toBeGreaterThan(150)
    expect(speedAt(10_000)).toBeLessThan(4.4)
  })

  test('a bird left alone is on the ground within three seconds', () => {
    const flight = fly(1, 300, () => false)
    expect(flight.crash).toBe('ground')
    expect(flight.tick).toBeLessThan(180)
  })

  test('someone who flaps evenly, without looking, gathers the first berries', () => {
    for (const seed of seeds(20)) {
      let beat = 0
      expect(fly(seed, 300, () => ++beat % 38 === 0).points, `seed ${seed}`).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('flight', () => {
  const opening = rules.start(7, 1)
  const at = (change: Partial<Flight>): Flight => rules.tick?.({ ...opening, ...change }) ?? opening
  const cane: Cane = { id: 1, x: 100, middle: 300, gap: 200, sway: 0, period: 100 }
  const calm = { from: 9e9, until: 9e9, way: 1 as const }

  test.each<[string, Partial<Flight>, Flight['crash']]>([
    ['in the middle of a gap', { canes: [cane], x: 100, y: 300, fall: 0 }, null],
    ['grazing the upper cane', { canes: [cane], x: 100, y: 200 + GARDEN.bird - 2, fall: 0 }, 'cane'],
    ['grazing the lower cane', { canes: [cane], x: 100, y: 400 - GARDEN.bird + 2, fall: 0 }, 'cane'],
    ['just inside the gap', { canes: [cane], x: 100, y: 200 + GARDEN.bird + 2, fall: 0 }, null],
    ['beside the cane, high up', { canes: [cane], x: 100 - 31 - GARDEN.bird - 5, y: 60, fall: 0 }, null],
    ['into the side of the cane', { canes: [cane], x: 100 - 31 - GARDEN.bird, y: 60, fall: 0 }, 'cane'],
    ['on the ground', { canes: [], y: 590, fall: 4 }, 'ground'],
    ['against the ceiling', { canes: [], y: -29, fall: -7 }, null],
  ])('%s', (_name, change, crash) => {
    expect(at({ gust: calm, ...change }).crash).toBe(crash)
  })

  test('a flap lifts at once, and a crashed bird does not flap', () => {
    expect(at({ fall: GARDEN.flap }).y).toBeLessThan(opening.y)
    const crashed: Flight = { ...opening, crash: 'cane' }
    expect(rules.act(crashed, 'flap')).toBe(crashed)
    expect(rules.tick?.(crashed)).toBe(crashed)
  })

  test.each([
    ['berry', false, 1],
    ['golden berry', true, 5],
  ])('a %s is eaten once', (_name, golden, worth) => {
    const berries = [{ id: 1, x: 10, y: 300, golden }]
    const after = at({ berries, x: 0, y: 300, fall: 0 })
    expect(after.points).toBe(worth)
    expect(after.berries.find(({ id }) => id === 1)).toBeUndefined()
  })

  test('each cane counts once, when the bird has left it behind', () => {
    const behind = { canes: [cane], y: 300, fall: 0, gust: calm, berries: [] }
    expect(at({ ...behind, x: 100 }).gaps).toBe(0)
    const passed = at({ ...behind, x: 100 + 31 + GARDEN.bird })
    expect([passed.gaps, passed.points]).toEqual([1, 1])
    expect(at({ ...passed, fall: 0 }).gaps).toBe(1)
  })

  test('wind swells and dies away, and is nothing outside its time', () => {
    const gust = { from: 100, until: 220, way: -1 as const }
    expect([90, 100, 112, 160, 208, 220, 300].map((tick) => windAt(gust, tick))).toEqual([
      0, 0, -0.5, -1, -0.5, 0, 0,
    ])
  })

  test('a gust is announced in time, and the first comes after a quiet start', () => {
    for (const seed of seeds(50)) expect(rules.start(seed, 1).gust.from).toBeGreaterThan(600)
    const after = at({ tick: 1000, gust: { from: 800, until: 900, way: 1 } })
    expect(after.gust.from - after.tick).toBeGreaterThan(GARDEN.warning)
  })
})
