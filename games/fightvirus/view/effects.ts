/** Plays the effects of changes: particles, words, screen shake, and the moments of a round. All are decorative. */
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, ViewFeedback } from '../../kit/view.ts'
import { CHAIN, FIELD, FINALE, OFFER } from '../rules/curve.ts'
import { caughtGifts } from '../rules/defending.ts'
import type { State, Virus } from '../rules/state.ts'
import { laneAt } from '../rules/upgrades.ts'
import { isBossWave, isDying } from '../rules/waves.ts'
import { bannerWords, helpWords, rewardWords, timesWords } from '../words.ts'
import { createCaptions } from './captions.ts'
import { SIGNS } from './gift.ts'
import { late } from './late.ts'
import { onScreen, type Layout } from './layout.ts'

/** Where titles appear. */
const BANNER = { x: FIELD.width / 2, y: FIELD.height * 0.42 }

export function createEffects(stage: Stage, voice: Pick<ViewFeedback, 'moment'>) {
  const bits = particles()
  const captions = createCaptions(stage)
  const jolts = shake()
  let isRecord = false

  /** Light before, and then a hush: the peak of a round. */
  function showBoss(layout: Layout, boss: Virus): void {
    voice.moment({ hold: 0.15, zoom: 1.12, at: onScreen(layout, boss.x, boss.y), quiet: 1.5 })
  }

  function showBurst(layout: Layout, virus: Virus): void {
    late.bursts?.burstVirus(bits, layout, virus)
    const boss = virus.kind === 'boss'
    if (boss || virus.size > 2) jolts.jolt((boss ? 14 : 5) * layout.unit)
    if (!boss) return
    voice.moment({ flash: '#fff6c8', kick: { x: 0, y: -14 }, quiet: 0.7 })
    captions.add(layout, 'Boss beaten!', BANNER, 44, '#fff3a0', 'title')
  }

  function showGifts(layout: Layout, before: State, after: State): void {
    for (const { help } of caughtGifts(before, after)) {
      effects.glad = 0
      late.bursts?.burstSign(bits, layout, after, help, 18, 200)
      captions.add(layout, helpWords(help), after, 24, SIGNS[help][0].light)
    }
  }

  /** Opens the taken card with its name, and bursts the others. */
  function showPick(layout: Layout, { offer, wave }: State, after: State): void {
    effects.glad = 0
    for (const [i, pick] of offer.entries()) {
      const taken = i === laneAt(after.x)
      late.bursts?.burstSign(bits, layout, { x: OFFER.x[i] ?? 0, y: OFFER.y }, pick, taken ? 30 : 6)
      if (taken) captions.add(layout, `${rewardWords(pick, wave)}!`, after, 26, SIGNS[pick][0].light)
    }
  }

  function showSurge(layout: Layout, after: State): void {
    effects.glad = 0
    voice.moment({ hold: 0.08, flash: '#ffd21f', zoom: 1.06, at: onScreen(layout, after.x, after.y) })
    late.bursts?.burstSurge(bits, layout, after)
    captions.add(layout, `Surge ${timesWords(CHAIN.step(after.chain))}`, after, 38, '#ffe27a')
  }

  function showHit(layout: Layout, before: State, after: State): void {
    const isShielded = after.hearts === before.hearts
    if (!isShielded) effects.sore = 0
    jolts.jolt((isShielded ? 6 : 12) * layout.unit)
    late.bursts?.burstDefender(bits, layout, after, isShielded)
    const at = onScreen(layout, after.x, after.y)
    // The end goes down slowly and silently; a lost heart is a moment to breathe.
    if (!after.hearts)
      voice.moment({
        hold: 0.15,
        slow: 0.4,
        zoom: 1.1,
        at,
        shade: '#1d0016',
        kick: { x: 0, y: 12 },
        quiet: 1.4,
      })
    else if (!isShielded) voice.moment({ shade: '#d8083e', kick: { x: 0, y: 8 }, quiet: 0.5 })
  }

  function showWave(layout: Layout, wave: number): void {
    const isBoss = isBossWave(wave)
    if (isBoss) voice.moment({ shade: '#2a0030', quiet: 0.8 })
    captions.add(layout, bannerWords(wave), BANNER, isBoss ? 60 : 44, isBoss ? '#ff9db0' : '#fff3a0', 'title')
  }

  const effects = {
    /** Seconds since the defender's last gain, and its last hit. */
    glad: 9,
    sore: 9,

    begin(): void {
      isRecord = false
      captions.clear()
    },
    see(before: State, after: State, layout: Layout): void {
      if (after.bursts > before.bursts) {
        const left = new Set(after.viruses.map(({ id }) => id))
        for (const virus of before.viruses)
          if (!left.has(virus.id) && virus.y < FIELD.height) showBurst(layout, virus)
      } else if (after.tick > before.tick) late.bursts?.sparkHits(bits, layout, after)
      showGifts(layout, before, after)
      if (before.offer.length && !after.offer.length) showPick(layout, before, after)
      if (after.age === 1 && before.age < 1) showWave(layout, after.wave)
      if (after.surge > before.surge) showSurge(layout, after)
      const boss = after.viruses.find(isDying)
      if (boss && !before.viruses.some(isDying)) showBoss(layout, boss)
      if (boss && after.tick > before.tick && after.tick % FINALE.every === 0) {
        jolts.jolt(4 * layout.unit)
        late.bursts?.burstAround(bits, layout, boss, after.tick)
      }
      if (after.hearts < before.hearts || (before.shield && !after.shield)) showHit(layout, before, after)
    },
    /** Shows once that the best score is beaten. */
    seeBest(state: State, best: number | undefined, layout: Layout): void {
      if (isRecord || !best || state.score <= best || !state.hearts) return
      isRecord = true
      voice.moment({ zoom: 1.03, shade: '#0a6a72' })
      late.bursts?.burstRecord(bits, layout, state)
    },
    /** Offsets the pen; call before drawing the field. */
    shake: jolts.apply,
    draw(pen: Pen, delta: number, still: boolean): void {
      effects.glad += delta
      effects.sore += delta
      bits.draw(pen, delta, still)
    },
    /** Drawn without the camera, so that words stay within the frame. */
    drawWords: (pen: Pen, delta: number, figure: readonly Box[]) => captions.draw(pen, delta, figure),
  }
  return effects
}

export type Effects = Readonly<ReturnType<typeof createEffects>>
