/** Deals a wave: groups of one kind in formation, until the wave's strength is spent. */
import type { Chance } from '../../kit/rules/chance.ts'
import { BOSS, FIELD, FIRST_WAVE, HALF, KINDS, SHELL, SIZES, STRENGTHS, WAVE } from './curve.ts'
import type { VirusArrival, VirusKind, Virus } from './state.ts'

export const isBossWave = (wave: number) => wave % BOSS.every === 0
/** Every third wave of five is a swarm of tiny viruses, good for chains. */
export const isSwarm = (wave: number) => wave % BOSS.every === 3
/** Waves with heartbeats: some at first, later all but boss waves. */
export const hasBeat = (wave: number) =>
  !isBossWave(wave) && (wave > 20 || (wave > 10 && wave % BOSS.every === 2))
/** Number of boss waves before this one. */
export const lapOf = (wave: number) => Math.floor((wave - 1) / BOSS.every)

/** Mode of a beaten boss about to burst. */
export const DYING = 3
export const isDying = ({ kind, mode }: Virus) => kind === 'boss' && mode === DYING
/** A shut shell is immune to shots. */
export const isShut = ({ kind, id }: Virus, tick: number) =>
  kind === 'shell' && (tick + id * 37) % SHELL.period < SHELL.shut

export const radiusOf = (kind: VirusKind, size: number) =>
  kind === 'boss' ? BOSS.radius : (SIZES[size] ?? SIZES[0])

export function strengthOf(kind: VirusKind, size: number, wave: number): number {
  if (kind === 'boss') return BOSS.strength(lapOf(wave))
  if (isSwarm(wave)) return 1 + lapOf(wave)
  return Math.round((STRENGTHS[size] ?? 1) * WAVE.growth(wave))
}

export const halfOf = (strength: number) => Math.ceil(strength * HALF)

/** Total hits that a virus takes, including all halves. */
export function hitsIn(size: number, strength: number): number {
  return strength + (size > 0 ? 2 * hitsIn(size - 1, halfOf(strength)) : 0)
}

/** Position of the i-th virus in a group, and its delay in ticks. Without y it comes from above. */
type Formation = (i: number, count: number, middle: number) => { x: number; y?: number; after: number }

/** The tip comes first. */
const wedge: Formation = (i, count, middle) => {
  const aside = i - (count - 1) / 2
  return { x: middle + aside * 58, after: Math.abs(aside) * 26 }
}

const FORMATIONS: readonly Formation[] = [
  // A row.
  (i, count) => ({ x: (FIELD.width * (i + 0.5)) / count, after: (i % 2) * 16 }),
  wedge,
  // A column.
  (i, _count, middle) => ({ x: middle + (i % 2 ? 22 : -22), after: i * 34 }),
  // From both sides, near the top.
  (i) => ({ x: i % 2 ? FIELD.width : 0, y: 34 + (i >> 1) * 32, after: i * 20 }),
]

/** Largest size of kinds that stay small. */
const LARGEST: Partial<Record<VirusKind, number>> = { diver: 2, bomb: 1, shell: 2 }

export function dealWave(wave: number, dice: Chance): VirusArrival[] {
  if (isBossWave(wave))
    return Array.from({ length: BOSS.count(lapOf(wave)) }, (_, i) => {
      return {
        at: WAVE.lead + i * BOSS.apart,
        x: FIELD.width / 2,
        y: -BOSS.radius - 8,
        kind: 'boss',
        size: 0,
      }
    })
  const kinds = isSwarm(wave) ? (['drifter'] as const) : KINDS.filter((kind) => FIRST_WAVE[kind] <= wave)
  const groups: { kind: VirusKind; size: number; count: number }[] = []
  let left = isSwarm(wave) ? 46 + 30 * lapOf(wave) : WAVE.strength(wave)
  while (left > 0) {
    // A new kind comes first, so that the player meets it alone.
    const fresh = groups.length ? undefined : kinds.find((kind) => FIRST_WAVE[kind] === wave)
    const kind = fresh ?? dice.pick(kinds)
    const size = isSwarm(wave) ? 0 : Math.min(LARGEST[kind] ?? 4, dice.int(WAVE.largest(wave) + 1))
    const hits = hitsIn(size, strengthOf(kind, size, wave))
    const count = Math.max(1, Math.min(fresh ? 2 : 5 - size, Math.ceil(left / hits)))
    groups.push({ kind, size, count })
    left -= hits * count
  }
  const gap = WAVE.length(wave) / groups.length
  const coming = groups.flatMap(({ kind, size, count }, n) => {
    const formation = size > 2 ? wedge : dice.pick(FORMATIONS)
    const middle = 110 + dice.int(FIELD.width - 220)
    const radius = radiusOf(kind, size)
    return Array.from({ length: count }, (_, i): VirusArrival => {
      const { x, y, after } = formation(i, count, middle)
      const at = Math.round(WAVE.lead + n * gap + after)
      if (y !== undefined) return { at, x: x ? x + radius + 8 : -radius - 8, y, kind, size }
      return { at, x: Math.min(FIELD.width - radius, Math.max(radius, x)), y: -radius - 8, kind, size }
    })
  })
  return coming.sort((a, b) => a.at - b.at)
}
