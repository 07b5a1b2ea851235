/** Plays the effects of changes: particles, rings, rising words, screen shake. All are decorative. */
import { floating } from '../../kit/paint/floats.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles, type Burst } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { BOSS, CHAIN, FIELD, FINALE, OFFER } from '../rules/curve.ts'
import { caughtGifts } from '../rules/defending.ts'
import type { Point, State, Virus } from '../rules/state.ts'
import { laneAt } from '../rules/upgrades.ts'
import { isDying, radiusOf } from '../rules/waves.ts'
import { helpWords, rewardWords, timesWords } from '../words.ts'
import { SIGNS } from './gift.ts'
import { onScreen, wordSpot, type Layout } from './layout.ts'
import { print, sheets, written } from './sheet.ts'
import { VIRUS_TONES } from './virus.ts'

/** Most hits per tick that give sparks, so that a spread into a crowd does not use up all particles. */
const MAX_SPARKS = 3

/** Most words at once. */
const MAX_WORDS = 10

export function createEffects(stage: Stage) {
  const bits = particles()
  const bake = sheets(stage)
  const words = floating((float) => {
    const sheet = written(bake, float.text, float.size, float)
    return (pen, x, y, scale) => print(pen, sheet, x, y, Math.max(0.01, scale))
  }, MAX_WORDS)
  const jolts = shake()
  /** Seconds since the defender's last gain, its last hit, and the last boss burst. */
  let [glad, sore, won] = [9, 9, 9]

  /** Shows a word at a point of the field; `units` is its size. */
  const say = (layout: Layout, text: string, { x, y }: Point, units: number, fill: string) => {
    const size = units * layout.unit
    const over = onScreen(layout, x, y)
    words.add({
      text,
      ...wordSpot(stage, text, size, { x: over.x, y: over.y - 34 * layout.unit }),
      size,
      fill,
    })
  }

  const burst = (layout: Layout, at: Point, rest: Omit<Burst, 'x' | 'y'>) =>
    bits.burst({ ...onScreen(layout, at.x, at.y), gravity: 0, ...rest })

  /** Shows a widening ring; `units` is its size. */
  const ripple = (layout: Layout, at: Point, colours: readonly string[], units: number, life: number) =>
    burst(layout, at, { count: 1, colours, speed: 0, size: units * layout.unit, shape: 'ring', life })

  function showBurst(layout: Layout, virus: Virus): void {
    const { light, true: body, deep } = VIRUS_TONES[virus.kind]
    const { unit } = layout
    const boss = virus.kind === 'boss'
    const colours = boss ? [...CONFETTI, light, body] : [light, body, deep]
    ripple(layout, virus, ['#fff'], radiusOf(virus.kind, virus.size) * 0.8, boss ? 0.9 : 0.4)
    burst(layout, virus, {
      count: boss ? 70 : 8 + virus.size * 4,
      colours,
      speed: (boss ? 380 : 150 + virus.size * 30) * unit,
      life: boss ? 1.3 : 0.6,
      size: (boss ? 11 : 5 + virus.size) * unit,
      shape: 'dot',
    })
    if (boss || virus.size > 2) jolts.jolt((boss ? 14 : 5) * unit)
    // Below the boss, because the capsules appear above.
    if (boss) say(layout, 'Boss beaten!', { x: virus.x, y: virus.y + 130 }, 44, '#fff3a0')
  }

  /** Sparks from viruses that were hit but did not burst. */
  function showHits(layout: Layout, { viruses, tick, x: aim }: State): void {
    // Towards the defender, who fired.
    const angle = layout.lying ? Math.PI : Math.PI / 2
    const struck = viruses.filter(({ hit }) => hit === tick).slice(0, MAX_SPARKS)
    for (const { x, y, kind, size } of struck)
      burst(
        layout,
        { x: kind === 'boss' ? aim : x, y: y + radiusOf(kind, size) * 0.9 },
        { count: 2, colours: ['#fffbd0', '#ffe27a'], angle, spread: 2, life: 0.25, shape: 'spark' },
      )
  }

  function showGifts(layout: Layout, before: State, after: State): void {
    for (const gift of caughtGifts(before, after)) {
      glad = 0
      const { light, true: body } = SIGNS[gift.help][0]
      burst(layout, after, { count: 18, colours: ['#fff', light, body], speed: 200, size: 6, shape: 'dot' })
      say(layout, helpWords(gift.help), after, 24, light)
    }
  }

  /** Opens the taken capsule with its name, and pops the others. */
  function showPick(layout: Layout, { offer, offerY, wave }: State, after: State): void {
    glad = 0
    for (const [i, pick] of offer.entries()) {
      const { light, true: body } = SIGNS[pick][0]
      const taken = i === laneAt(after.x)
      const at = taken ? after : { x: OFFER.x[i] ?? 0, y: offerY }
      burst(layout, at, { count: taken ? 24 : 8, colours: ['#fff', light, body], size: 6, shape: 'dot' })
      if (taken) say(layout, `${rewardWords(pick, wave)}!`, after, 26, light)
    }
  }

  /** Announces a surge. */
  function showSurge(layout: Layout, after: State): void {
    glad = 0
    const colours = ['#ffd21f', '#fff2a0', '#fff']
    jolts.jolt(6 * layout.unit)
    ripple(layout, after, colours, 70, 0.7)
    burst(layout, after, { count: 30, colours, speed: 300, life: 0.8, size: 7, shape: 'dot' })
    say(layout, `Surge ${timesWords(CHAIN.step(after.chain))}`, after, 38, '#ffe27a')
  }

  /** Small bursts all over a beaten boss. */
  function showEnd(layout: Layout, { x, y }: Virus, tick: number): void {
    const aside = Math.sin(tick * 1.7) * BOSS.radius
    const ahead = Math.sin(tick * 2.3) * BOSS.radius
    jolts.jolt(4 * layout.unit)
    burst(layout, { x: x + aside, y: y + ahead }, { count: 7, colours: CONFETTI, size: 7, shape: 'dot' })
  }

  function showHit(layout: Layout, before: State, after: State): void {
    const shielded = after.hearts === before.hearts
    sore = shielded ? sore : 0
    jolts.jolt((shielded ? 6 : 12) * layout.unit)
    const colours = shielded ? ['#8ff4ff', '#fff'] : ['#ff8a9a', '#fff', '#ef3e5b']
    ripple(layout, after, colours, 50, 0.6)
    burst(layout, after, {
      count: after.hearts ? 22 : 50,
      colours,
      speed: 260,
      life: 0.9,
      size: 7,
      shape: 'dot',
    })
  }

  return {
    get glad() {
      return glad
    },
    get sore() {
      return sore
    },
    get won() {
      return won
    },
    see(before: State, after: State, layout: Layout): void {
      if (after.bursts > before.bursts) {
        const left = new Set(after.viruses.map(({ id }) => id))
        for (const virus of before.viruses)
          if (!left.has(virus.id) && virus.y < FIELD.height) showBurst(layout, virus)
      } else if (after.score > before.score) showHits(layout, after)
      showGifts(layout, before, after)
      if (before.offer.length && !after.offer.length) showPick(layout, before, after)
      if (after.surge > before.surge) showSurge(layout, after)
      const boss = after.viruses.find(isDying)
      if (boss && after.tick > before.tick && after.tick % FINALE.every === 0)
        showEnd(layout, boss, after.tick)
      if (after.bosses > before.bosses) won = 0
      if (after.hearts < before.hearts || (before.shield && !after.shield)) showHit(layout, before, after)
    },
    /** Offsets the pen; call before drawing the field. */
    shake: jolts.apply,
    draw(pen: Pen, delta: number, still: boolean): void {
      glad += delta
      sore += delta
      won += delta
      bits.draw(pen, delta, still)
    },
    /** Drawn without the camera, so that words stay within the frame. */
    drawWords: words.draw,
  }
}

export type Effects = ReturnType<typeof createEffects>
