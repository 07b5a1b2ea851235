import { expect, test } from 'vitest'
import { seenBy, VISIONS, type Vision } from '../../../test-support/signs/vision.ts'
import { paintsOf } from '../view/uniforms.ts'
import { zoneOf } from '../view/zones.ts'

/** The shader's least light on the front of an obstacle, in the middle of its height, and its most on the wall. */
const FRONT = 0.86 - 0.11
const WALL = 1

const lightness = (vision: Vision, paint: readonly number[], light: number) =>
  seenBy(vision, [...paint.map((part) => Math.round(Math.min(1, part * light) * 255)), 255])[0] ?? 0

/** The zones of all laps, which get darker. */
const ZONES = Array.from({ length: 21 }, (_, number) => zoneOf(number))

test.each(Object.keys(VISIONS) as Vision[])(
  'obstacles differ from the wall in lightness, with and without strong signs: %s',
  (vision) => {
    const faults: string[] = []
    for (const zone of ZONES)
      for (const [strong, least] of [
        [false, 7],
        [true, 25],
      ] as const) {
        const [wall = [], inlay = [], , , obstacle = []] = paintsOf(zone, strong)
        for (const behind of [wall, inlay]) {
          const apart = lightness(vision, obstacle, FRONT) - lightness(vision, behind, WALL)
          if (apart < least) faults.push(`${zone.name}${strong ? ', strong' : ''}: ${apart.toFixed(1)}`)
        }
      }
    expect(faults).toEqual([])
  },
)
