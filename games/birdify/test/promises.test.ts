import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { sized } from '../../kit/test/size.ts'
import { GARDEN, speedAt } from '../rules/curve.ts'
import type { Cane } from '../rules/state.ts'
import { flapsWell, fly } from './people.ts'
import { grown } from './grown.ts'

describe('every gap can be passed', () => {
  test('a careful pilot passes 300 gaps on each of 100 seeds', () => {
    const fallen = seeds(sized(100, 25))
      .map((seed) => ({ seed, flight: fly(seed, 300, flapsWell) }))
      .filter(({ flight }) => flight.crash)
      .map(({ seed, flight }) => `seed ${seed} fell at gap ${flight.gaps} by ${flight.crash}`)
    expect(fallen).toEqual([])
  })

  test('no gap is further from the last than the bird can fly', () => {
    for (const seed of seeds(sized(100, 40))) {
      const { canes } = grown(seed, 112_000)
      expect(canes.length).toBeGreaterThan(280)
      expect(
        canes.filter((cane, i) => !isReached(cane, canes[i - 1])).map(({ id }) => id),
        `seed ${seed}`,
      ).toEqual([])
    }
  })
})

function isReached(cane: Cane, last: Cane | undefined): boolean {
  if (!last) return true
  const down = cane.middle - last.middle
  // The two canes of a pair leave a way free that is as high as a flap and a bird.
  if (cane.x - last.x <= GARDEN.pair) return cane.gap - Math.abs(down) > heightOf(19) + 2 * GARDEN.bird
  // The shortest time between leaving one gap and entering the next: full speed, with a storm behind.
  const way = cane.x - last.x - GARDEN.cane - 2 * GARDEN.bird
  const ticks = Math.floor(way / (speedAt(cane.id) * (1 + GARDEN.push * 1.5)))
  const wander = cane.sway + last.sway
  // A bird that drops need only come below the upper end of the gap.
  return wander - down < climb(ticks) && wander + down < drop(ticks) + cane.gap / 2
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
