/** Plays the effects of landed eggs: particles, words and moments, a shake and a splat for a broken one. */
import { medalWon } from '../../kit/medals.ts'
import { floats } from '../../kit/paint/floats.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { ViewFeedback } from '../../kit/view.ts'
import { FARM, MEDALS } from '../rules/curve.ts'
import type { Day, Egg, Pattern } from '../rules.ts'
import type { Changes } from './changes.ts'
import { skinOf, toneOf } from './eggs.ts'
import { late } from './late.ts'
import { pointAt, spotOf, type Layout } from './layout.ts'
import type { Wardrobe } from './looks.ts'
import { drawSplat, SPLAT } from './splat.ts'

const GOLD = ['#fff2a0', '#ffd21f', '#fff']
/** Radians. */
const UP = -1.57

interface Effects {
  see(before: Day, after: Day, changes: Changes, layout: Layout): void
  /** Shows once in a round that the best score is beaten. */
  seeBest(day: Day, best: number, layout: Layout): void
  begin(): void
  /** Hatches the eggs in the baskets. */
  hatch(layout: Layout): void
  /** Offsets everything drawn afterwards by the screen shake. */
  jolt(delta: number, still: boolean): void
  drawSplats(layout: Layout, delta: number): void
  draw(delta: number, still: boolean): void
}

export function createEffects(
  stage: Stage,
  wardrobe: Wardrobe,
  { moment }: Pick<ViewFeedback, 'moment'>,
): Effects {
  const { pen } = stage
  const bits = particles()
  const words = floats(stage)
  const jolts = shake()
  let splats: { kind: Pattern; x: number; age: number }[] = []
  let isRecord = false

  /** The last egg falls slowly and silently. */
  function breakEgg(egg: Egg, isLast: boolean, layout: Layout): void {
    const { x } = spotOf(layout, egg.place)
    const kind = skinOf(egg)
    splats.push({ kind, x, age: 0 })
    jolts.jolt(8)
    const at = { x, y: layout.rim }
    if (isLast)
      moment({ hold: 0.15, slow: 0.35, zoom: 1.12, at, shade: '#1c0a10', kick: { x: 0, y: 14 }, quiet: 1.4 })
    else moment({ shade: '#8a1c2c', kick: { x: 0, y: 6 }, quiet: 0.4 })
    burst(x, layout.rim, ['#fffdf4', '#ffd27a', toneOf(kind).light], layout.egg * 0.26)
  }

  function bringHome({ kind, place, form }: Egg, isFed: boolean, layout: Layout, gained: number): void {
    const golden = form !== 'plain'
    const { egg: size } = layout
    const at = { x: spotOf(layout, place).x, y: layout.rim }
    const { light, true: body } = toneOf(kind)
    if (isFed) moment({ hold: 0.1, flash: '#a4e92b', kick: { x: 12, y: -10 } })
    else if (golden) late.celebrateGold?.(bits, words, moment, at, stage.width / 2, size)
    bits.burst({
      ...at,
      count: golden ? 44 : 14,
      colours: golden ? GOLD : [light, body, '#fff'],
      speed: golden ? 340 : 210,
      angle: UP,
      spread: golden ? 4 : 2,
      size: size * 0.24,
      life: golden ? 1.1 : 0.6,
      shape: golden ? 'spark' : 'dot',
    })
    bits.burst({
      ...at,
      count: 1,
      colours: [golden ? '#ffe27a' : light],
      speed: 0,
      gravity: 0,
      life: 0.35,
      size: size * 0.6,
      shape: 'ring',
    })
    words.add({
      text: `+${gained}`,
      x: at.x,
      y: at.y - size * 2.2,
      size: golden ? 40 : 24,
      fill: golden ? '#ffe27a' : '#fff',
    })
  }

  function award(medal: string, { top: { x, y }, row }: Layout): void {
    bits.burst({ x, y, count: 46, colours: CONFETTI, speed: 360, life: 1.2 })
    words.add({ text: `${medal}!`, x, y: y + row, size: 44, fill: '#ffe27a' })
  }

  const burst = (x: number, y: number, colours: readonly string[], size: number) =>
    bits.burst({ x, y, count: 16, colours, speed: 240, angle: UP, spread: 3, size, shape: 'dot' })

  function toss(egg: Egg, layout: Layout, gained: number): void {
    const { x, y } = pointAt(layout, egg.place, egg.at)
    burst(x, y, Object.values(toneOf(skinOf(egg))), layout.egg * 0.3)
    words.add({ text: `+${gained}`, x, y, size: 24 })
  }

  return {
    begin() {
      isRecord = false
      words.clear()
    },
    seeBest({ points }, best, { top: { x, y }, egg }) {
      if (isRecord || !best || points <= best) return
      isRecord = true
      moment({ zoom: 1.03, shade: '#0a5a72' })
      late.burstRecord?.(bits, x, y, egg)
    },
    hatch({ spots, rim, egg }) {
      for (const [place, { x }] of spots) if (!spots.has(place * 2)) burst(x, rim, ['#fffdf4'], egg * 0.2)
    },
    see(before, after, { landed, isLost, tossed }, layout) {
      const gained = after.points - before.points
      if (tossed) toss(tossed, layout, gained)
      if (landed && isLost) breakEgg(landed, after.broken >= FARM.broken, layout)
      else if (landed) bringHome(landed, after.fed > before.fed, layout, gained)
      if (after.nights > before.nights) moment({ shade: '#101a5c', quiet: 1.2 })
      late.trail?.(bits, after, layout)
      const medal = medalWon(MEDALS, before.points, after.points)
      if (medal) award(medal, layout)
    },
    jolt: (delta, still) => jolts.apply(pen, delta, still),
    drawSplats(layout, delta) {
      for (const splat of splats) splat.age += delta
      splats = splats.filter(({ age }) => age <= SPLAT)
      for (const { kind, x, age } of splats) drawSplat(pen, wardrobe, kind, x, layout.rim, layout.egg, age)
    },
    draw(delta, still) {
      bits.draw(pen, delta, still)
      words.draw(pen, delta, [])
    },
  }
}
