import { describe, expect, test } from 'vitest'
import { GARDEN, speedAt } from '../rules/curve.ts'
import type { Cane } from '../rules/state.ts'
import { rules } from '../rules.ts'
import { flapsWell, fly, seeds } from './people.ts'

describe('every gap can be passed', () => {
  test('a careful pilot passes 300 gaps on each of 100 seeds', () => {
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
