/** Measures simulated rounds: their special moments, and the cause of their end. */
import { BOSS, DEFENDER, HARMLESS } from '../rules/curve.ts'
import { near } from '../rules/defending.ts'
import type { State, Virus } from '../rules/state.ts'
import { isBossWave, isDying, isSwarm, lapOf, radiusOf } from '../rules/waves.ts'

/** Ticks during which a virus is a fresh half of a larger one. */
const FRESH = 45

/** A surge begins, or a boss is beaten. */
const isSpecial = (before: State, after: State) =>
  after.surge > before.surge || (after.viruses.some(isDying) && !before.viruses.some(isDying))

function causeOf(virus: Virus | undefined, { wave, tick }: State, ambushers: ReadonlySet<number>): string {
  if (!virus) return isBossWave(wave) ? "a boss's spore" : "a spitter's spore"
  const { kind, id, mode, born, size, full } = virus
  if (ambushers.has(id)) return 'an ambush'
  if (kind === 'diver' && mode === 2) return 'a dart'
  if (kind === 'boss') return 'a boss'
  if (isBossWave(wave) && size === BOSS.young && full === BOSS.youngStrength(lapOf(wave)))
    return "a boss's young"
  if (tick - born < FRESH) return 'a fresh half'
  if (kind !== 'drifter') return `a ${kind}`
  return isSwarm(wave) ? 'a swarm' : size > 1 ? 'a large drifter' : 'a small drifter'
}

export interface Peaks {
  /** Seconds at which special moments began. */
  readonly special: number[]
  /** Causes of the lost hearts; the last one ended the round. */
  readonly causes: string[]
  /** Greatest wave, ambushes, and the sum of viruses on the field over all seconds. */
  wave: number
  ambushes: number
  readonly crowds: number[]
}

export function watchPeaks(): Peaks & { watch(before: State, after: State): void } {
  const ambushers = new Set<number>()
  const peaks: Peaks = { special: [], causes: [], wave: 1, ambushes: 0, crowds: [] }
  return Object.assign(peaks, {
    watch(before: State, after: State): void {
      peaks.wave = after.wave
      if (after.tick % 60 === 0) peaks.crowds.push(after.viruses.filter(({ y }) => y > 0).length)
      for (const { id, mode } of after.viruses)
        if (id >= before.next && mode === 1) {
          ambushers.add(id)
          peaks.ambushes++
        }
      if (isSpecial(before, after)) peaks.special.push(after.tick / 60)
      if (after.hearts >= before.hearts) return
      const touching = after.viruses.find(
        (virus) =>
          after.tick - virus.born >= HARMLESS &&
          near(virus, after, radiusOf(virus.kind, virus.size) * 0.94 + DEFENDER.radius),
      )
      const earlier = before.viruses.find(({ id }) => id === touching?.id) ?? touching
      peaks.causes.push(causeOf(earlier, after, ambushers))
    },
  })
}
