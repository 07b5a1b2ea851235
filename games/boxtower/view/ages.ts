/** Tracks how many seconds ago things happened. */
import type { Yard } from '../rules/yard.ts'
import type { Changes } from './changes.ts'
import type { DriverMood } from './crane-parts.ts'

const LONG_AGO = 99

export interface Ages {
  /** Age of the last landing, the last neat one, and the last storm weathered. */
  readonly landed: number
  readonly neat: number
  readonly weathered: number
  /** Age of the ivy on a crate. */
  rooted(id: number): number
  /** Mood of the crane driver. */
  mood(): DriverMood
}

export function createAges() {
  let clock = 0
  let fell = LONG_AGO
  const rootedAt = new Map<number, number>()

  const ages = {
    landed: LONG_AGO,
    neat: LONG_AGO,
    weathered: LONG_AGO,
    rooted: (id: number) => clock - (rootedAt.get(id) ?? -LONG_AGO),
    mood: (): DriverMood => (fell < 1.4 ? 'alarmed' : ages.neat < 1 ? 'glad' : 'watching'),

    begin(): void {
      rootedAt.clear()
      ages.landed = ages.neat = ages.weathered = fell = LONG_AGO
    },
    see({ landing }: Yard, { landed, fallen, rooted, weathered }: Changes): void {
      if (landed) ages.landed = 0
      if (landed && landing?.neat) ages.neat = 0
      if (fallen.length) fell = 0
      if (weathered) ages.weathered = 0
      for (const { id } of rooted) rootedAt.set(id, clock)
    },
    pass(delta: number): void {
      clock += delta
      ages.landed += delta
      ages.neat += delta
      ages.weathered += delta
      fell += delta
    },
  }
  return ages
}
