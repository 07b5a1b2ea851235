/** What comes in a wave: groups of one kind, each in a formation, until the wave's strength is spent. */
import type { Chance } from '../../kit/rules/chance.ts'
import { BOSS, FIELD, FIRST_WAVE, HALF, KINDS, SHELL, SIZES, STRENGTHS, WAVE } from './curve.ts'
import type { Arrival, Kind, Virus } from './state.ts'

export const isBossWave = (wave: number) => wave % BOSS.every === 0
/** The third of five is a swarm of tiny ones: what a chain feeds on. */
export const isSwarm = (wave: number) => wave % BOSS.every === 3
/** The heart beats in some waves, and later in all but a boss's. */
export const hasBeat = (wave: number) =>
  !isBossWave(wave) && (wave > 20 || (wave > 10 && wave % BOSS.every === 2))
/** How many bosses came before this wave. */
export const lapOf = (wave: number) => Math.floor((wave - 1) / BOSS.every)

/** The mood of a boss that is beaten and about to burst. */
export const DYING = 3
export const isDying = ({ kind, mode }: Virus) => kind === 'boss' && mode === DYING
/** No shot gets into a shell that is shut. */
export const isShut = ({ kind, id }: Virus, tick: number) =>
  kind === 'shell' && (tick + id * 37) % SHELL.period < SHELL.shut

export const radiusOf = (kind: Kind, size: number) =>
  kind === 'boss' ? BOSS.radius : (SIZES[size] ?? SIZES[0])

export function strengthOf(kind: Kind, size: number, wave: number): number {
  if (kind === 'boss') return BOSS.strength(lapOf(wave))
  if (isSwarm(wave)) return 1 + lapOf(wave)
  return Math.round((STRENGTHS[size] ?? 1) * WAVE.growth(wave))
}

export const halfOf = (strength: number) => Math.ceil(strength * HALF)

/** All the hits that a virus takes, its halves and their halves included. */
export function hitsIn(size: number, strength: number): number {
  return strength + (size > 0 ? 2 * hitsIn(size - 1, halfOf(strength)) : 0)
}

/** Where the i-th of a group comes in, and how many ticks after the first. Without a y it comes from above. */
type Formation = (i: number, count: number, middle: number) => { x: number; y?: number; after: number }

/** Its point comes first. */
const wedge: Formation = (i, count, middle) => {
  const aside = i - (count - 1) / 2
  return { x: middle + aside * 58, after: Math.abs(aside) * 26 }
}

const FORMATIONS: readonly Formation[] = [
  // A row across.
  (i, count) => ({ x: (FIELD.width * (i + 0.5)) / count, after: (i % 2) * 16 }),
  wedge,
  // One behind the other.
  (i, _count, middle) => ({ x: middle + (i % 2 ? 22 : -22), after: i * 34 }),
  // From both sides, near the top.
  (i) => ({ x: i % 2 ? FIELD.width : 0, y: 34 + (i >> 1) * 32, after: i * 20 }),
]

/** Of the kinds that do not get as large as others. */
const LARGEST: Partial<Record<Kind, number>> = { diver: 2, bomb: 1, shell: 2 }

export function dealWave(wave: number, dice: Chance): Arrival[] {
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
  const groups: { kind: Kind; size: number; count: number }[] = []
  let left = isSwarm(wave) ? 46 + 30 * lapOf(wave) : WAVE.strength(wave)
  while (left > 0) {
    // A new kind comes first, so that the player meets it on its own.
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
    return Array.from({ length: count }, (_, i): Arrival => {
      const { x, y, after } = formation(i, count, middle)
      const at = Math.round(WAVE.lead + n * gap + after)
      if (y !== undefined) return { at, x: x ? x + radius + 8 : -radius - 8, y, kind, size }
      return { at, x: Math.min(FIELD.width - radius, Math.max(radius, x)), y: -radius - 8, kind, size }
    })
  })
  return coming.sort((a, b) => a.at - b.at)
}
