/** Bursts of particles on the field. */
import { CONFETTI } from '../../kit/paint/palette.ts'
import type { Burst, Particles } from '../../kit/paint/particles.ts'
import { BOSS } from '../rules/curve.ts'
import type { Help, Point, Reward, State, Virus } from '../rules/state.ts'
import { radiusOf } from '../rules/waves.ts'
import { SIGNS } from './gift.ts'
import { onScreen, type Layout } from './layout.ts'
import { VIRUS_TONES } from './virus.ts'

/** Most hits per tick that give sparks, so that a spread into a crowd does not use up all particles. */
const MAX_SPARKS = 3

/** Bursts into dots, without gravity, at a point of the field. */
const burst = (bits: Particles, layout: Layout, at: Point, rest: Omit<Burst, 'x' | 'y'>) =>
  bits.burst({ ...onScreen(layout, at.x, at.y), gravity: 0, shape: 'dot', ...rest })

/** Shows a widening ring; `units` is its size. */
const ripple = (
  bits: Particles,
  layout: Layout,
  at: Point,
  colours: readonly string[],
  units: number,
  life: number,
) => burst(bits, layout, at, { count: 1, colours, speed: 0, size: units * layout.unit, shape: 'ring', life })

export function burstVirus(bits: Particles, layout: Layout, virus: Virus): void {
  const { light, true: body, deep } = VIRUS_TONES[virus.kind]
  const { unit } = layout
  const boss = virus.kind === 'boss'
  ripple(bits, layout, virus, ['#fff'], radiusOf(virus.kind, virus.size) * 0.8, boss ? 0.9 : 0.4)
  burst(bits, layout, virus, {
    count: boss ? 70 : 8 + virus.size * 4,
    colours: boss ? [...CONFETTI, light, body] : [light, body, deep],
    speed: (boss ? 380 : 150 + virus.size * 30) * unit,
    life: boss ? 1.3 : 0.6,
    size: (boss ? 11 : 5 + virus.size) * unit,
  })
}

/** Small bursts all over a beaten boss. */
export function burstAround(bits: Particles, layout: Layout, { x, y }: Virus, tick: number): void {
  const aside = Math.sin(tick * 1.7) * BOSS.radius
  const ahead = Math.sin(tick * 2.3) * BOSS.radius
  burst(bits, layout, { x: x + aside, y: y + ahead }, { count: 7, colours: CONFETTI, size: 7 })
}

/** Sparks from viruses that were hit but did not burst. */
export function sparkHits(bits: Particles, layout: Layout, { viruses, tick, x: aim }: State): void {
  // Towards the defender, who fired.
  const angle = layout.lying ? Math.PI : Math.PI / 2
  const struck = viruses.filter(({ hit }) => hit === tick).slice(0, MAX_SPARKS)
  for (const { x, y, kind, size } of struck)
    burst(
      bits,
      layout,
      { x: kind === 'boss' ? aim : x, y: y + radiusOf(kind, size) * 0.9 },
      { count: 2, colours: ['#fffbd0', '#ffe27a'], angle, spread: 2, life: 0.25, shape: 'spark' },
    )
}

/** The colours of a gift or capsule. */
export function burstSign(
  bits: Particles,
  layout: Layout,
  at: Point,
  sign: Help | Reward,
  count: number,
  speed = 160,
): void {
  const { light, true: body } = SIGNS[sign][0]
  burst(bits, layout, at, { count, colours: ['#fff', light, body], speed, size: 6 })
}

export function burstSurge(bits: Particles, layout: Layout, defender: Point): void {
  const colours = ['#ffd21f', '#fff2a0', '#fff']
  ripple(bits, layout, defender, colours, 70, 0.7)
  burst(bits, layout, defender, { count: 30, colours, speed: 300, life: 0.8, size: 7 })
}

/** A ring of laurels in ice blue: the best score is beaten. */
export function burstRecord(bits: Particles, layout: Layout, defender: Point): void {
  const colours = ['#8ff4ff', '#d8fbff']
  for (const units of [50, 90]) ripple(bits, layout, defender, colours, units, 0.9)
  burst(bits, layout, defender, { count: 24, colours, speed: 200, life: 1.2, size: 8, shape: 'spark' })
}

/** The defender was hit. */
export function burstDefender(bits: Particles, layout: Layout, defender: State, isShielded: boolean): void {
  const colours = isShielded ? ['#8ff4ff', '#fff'] : ['#ff8a9a', '#fff', '#ef3e5b']
  ripple(bits, layout, defender, colours, 50, 0.6)
  burst(bits, layout, defender, { count: defender.hearts ? 22 : 50, colours, speed: 260, life: 0.9, size: 7 })
}
