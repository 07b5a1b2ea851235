/** Simulates short-lived particles in the tube: bursts, twinkles, speed lines. */
import { TUBE_RADIUS } from '../rules/curve.ts'
import type { Batch } from './gl.ts'

/** Position in turns, metres from the axis and metres from the start; and the velocity of each. */
interface Spark {
  angle: number
  radius: number
  at: number
  readonly spin: number
  readonly rise: number
  readonly pace: number
  readonly life: number
  readonly size: number
  readonly colour: readonly [number, number, number]
  readonly solid: number
  age: number
}

export interface SparkBurst {
  readonly angle: number
  readonly radius: number
  readonly at: number
  readonly count: number
  /** Speed in all directions, in m/s. */
  readonly force: number
  /** Speed along the tube, in m/s. */
  readonly pace: number
  readonly life: number
  readonly size: number
  readonly colours: readonly (readonly [number, number, number])[]
  /** 0 for light, 1 for splinters. */
  readonly solid: number
}

const MOST = 300
const STREAKS = 22
/** Length of a spark's tail, in seconds of its movement. */
const TAIL = 0.035

export const GOLD = [1, 0.75, 0.15] as const
export const FIRE = [[1, 0.42, 0.05], GOLD, [1, 0.95, 0.6]] as const
export const WHITE = [1, 1, 1] as const
export const SKY = [0.5, 0.95, 1] as const
export const CONFETTI = [GOLD, WHITE, [1, 0.3, 0.55], [0.35, 1, 0.5]] as const

export function createSparks() {
  let live: Spark[] = []
  const streaks = Array.from({ length: STREAKS }, (_, i) => ({
    angle: (i * 0.618) % 1,
    ahead: (i * 37) % 80,
    out: (i % 5) / 5,
  }))

  return {
    burst({ angle, radius, at, count, force, pace, life, size, colours, solid }: SparkBurst) {
      for (let i = 0; i < count && live.length < MOST; i++) {
        const way = Math.random() * Math.PI * 2
        const strength = force * (0.3 + Math.random() * 0.7)
        live.push({
          angle,
          radius,
          at,
          spin: (Math.cos(way) * strength) / (TUBE_RADIUS * Math.PI * 2),
          rise: Math.sin(way) * strength,
          pace: pace * (0.8 + Math.random() * 0.4) + (Math.random() - 0.5) * force,
          life: life * (0.5 + Math.random() * 0.5),
          size: size * (0.5 + Math.random() * 0.5),
          colour: colours[i % colours.length] ?? WHITE,
          solid,
          age: 0,
        })
      }
    },
    clear() {
      live = []
    },
    draw(batch: Batch, distance: number, delta: number) {
      for (const spark of live) {
        spark.age += delta
        spark.angle += spark.spin * delta
        spark.radius = Math.min(TUBE_RADIUS - 0.05, spark.radius + spark.rise * delta)
        spark.at += spark.pace * delta
        const left = Math.max(0, 1 - spark.age / spark.life)
        const { angle, radius, spin, rise, size, colour } = spark
        const [ahead, tail] = [spark.at - distance, radius - rise * TAIL]
        batch.add(
          angle,
          radius,
          ahead,
          size * left,
          angle - spin * TAIL,
          tail,
          ahead,
          Math.min(1, left * 2),
          ...colour,
        )
      }
      live = live.filter(({ age, life }) => age < life)
    },
    /** Draws a four-pointed twinkle. */
    twinkle(batch: Batch, angle: number, radius: number, ahead: number, size: number) {
      const round = size / (TUBE_RADIUS * Math.PI * 2)
      batch.add(angle - round, radius, ahead, size * 0.16, angle + round, radius, ahead, 0.9, ...WHITE)
      batch.add(angle, radius - size, ahead, size * 0.16, angle, radius + size, ahead, 0.9, ...WHITE)
    },
    /** Draws speed lines, longer and brighter at higher speed. */
    rush(batch: Batch, moved: number, strength: number) {
      for (const streak of streaks) {
        streak.ahead -= moved * 1.3
        if (streak.ahead < -8) {
          streak.ahead += 88
          streak.angle = Math.random()
        }
        const radius = 1.9 + streak.out
        const end = streak.ahead + 1 + strength * 5
        batch.add(
          streak.angle,
          radius,
          streak.ahead,
          0.02,
          streak.angle,
          radius,
          end,
          strength * 0.5,
          ...WHITE,
        )
      }
    },
  }
}

export type Sparks = ReturnType<typeof createSparks>
