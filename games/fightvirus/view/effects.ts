/** Plays the effects of changes: particles, rising words, screen shake. All are decorative. */
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { CHAIN, FIELD, FINALE, OFFER } from '../rules/curve.ts'
import { caughtGifts } from '../rules/defending.ts'
import type { State, Virus } from '../rules/state.ts'
import { laneAt } from '../rules/upgrades.ts'
import { isDying } from '../rules/waves.ts'
import { helpWords, rewardWords, timesWords } from '../words.ts'
import { burstAround, burstDefender, burstSign, burstSurge, burstVirus, sparkHits } from './bursts.ts'
import { createCaptions } from './captions.ts'
import { SIGNS } from './gift.ts'
import type { Layout } from './layout.ts'

export function createEffects(stage: Stage) {
  const bits = particles()
  const captions = createCaptions(stage)
  const jolts = shake()

  function showBurst(layout: Layout, virus: Virus): void {
    burstVirus(bits, layout, virus)
    const boss = virus.kind === 'boss'
    if (boss || virus.size > 2) jolts.jolt((boss ? 14 : 5) * layout.unit)
    // Below the boss, because the capsules appear above.
    if (boss) captions.add(layout, 'Boss beaten!', { x: virus.x, y: virus.y + 130 }, 44, '#fff3a0')
  }

  function showGifts(layout: Layout, before: State, after: State): void {
    for (const { help } of caughtGifts(before, after)) {
      effects.glad = 0
      burstSign(bits, layout, after, help, 18, 200)
      captions.add(layout, helpWords(help), after, 24, SIGNS[help][0].light)
    }
  }

  /** Opens the taken capsule with its name, and pops the others. */
  function showPick(layout: Layout, { offer, offerY, wave }: State, after: State): void {
    effects.glad = 0
    for (const [i, pick] of offer.entries()) {
      const taken = i === laneAt(after.x)
      burstSign(bits, layout, taken ? after : { x: OFFER.x[i] ?? 0, y: offerY }, pick, taken ? 24 : 8)
      if (taken) captions.add(layout, `${rewardWords(pick, wave)}!`, after, 26, SIGNS[pick][0].light)
    }
  }

  function showSurge(layout: Layout, after: State): void {
    effects.glad = 0
    jolts.jolt(6 * layout.unit)
    burstSurge(bits, layout, after)
    captions.add(layout, `Surge ${timesWords(CHAIN.step(after.chain))}`, after, 38, '#ffe27a')
  }

  function showHit(layout: Layout, before: State, after: State): void {
    const isShielded = after.hearts === before.hearts
    if (!isShielded) effects.sore = 0
    jolts.jolt((isShielded ? 6 : 12) * layout.unit)
    burstDefender(bits, layout, after, isShielded)
  }

  const effects = {
    /** Seconds since the defender's last gain, its last hit, and the last boss burst. */
    glad: 9,
    sore: 9,
    won: 9,

    see(before: State, after: State, layout: Layout): void {
      if (after.bursts > before.bursts) {
        const left = new Set(after.viruses.map(({ id }) => id))
        for (const virus of before.viruses)
          if (!left.has(virus.id) && virus.y < FIELD.height) showBurst(layout, virus)
      } else if (after.score > before.score) sparkHits(bits, layout, after)
      showGifts(layout, before, after)
      if (before.offer.length && !after.offer.length) showPick(layout, before, after)
      if (after.surge > before.surge) showSurge(layout, after)
      const boss = after.viruses.find(isDying)
      if (boss && after.tick > before.tick && after.tick % FINALE.every === 0) {
        jolts.jolt(4 * layout.unit)
        burstAround(bits, layout, boss, after.tick)
      }
      if (after.bosses > before.bosses) effects.won = 0
      if (after.hearts < before.hearts || (before.shield && !after.shield)) showHit(layout, before, after)
    },
    /** Offsets the pen; call before drawing the field. */
    shake: jolts.apply,
    draw(pen: Pen, delta: number, still: boolean): void {
      effects.glad += delta
      effects.sore += delta
      effects.won += delta
      bits.draw(pen, delta, still)
    },
    /** Drawn without the camera, so that words stay within the frame. */
    drawWords: captions.draw,
  }
  return effects
}

export type Effects = Readonly<ReturnType<typeof createEffects>>
