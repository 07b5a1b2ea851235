/** Draws a frame, from the sky to the floating words. */
import { mix } from '../../kit/paint/easing.ts'
import { floats } from '../../kit/paint/floats.ts'
import { stamp, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, ElementSpot, Frame, ViewFeedback } from '../../kit/view.ts'
import { FIRST_HORNET, FIRST_TREAT, GRASS_PLACE, METER_PLACE } from '../lesson-places.ts'
import { GARDEN } from '../rules/curve.ts'
import { gapMiddle, hornetHeight } from '../rules/garden.ts'
import type { Flap, Flight, TreatKind } from '../rules/state.ts'
import { grassLean } from '../rules/wind.ts'
import { createBackdrop } from './backdrop.ts'
import { createCanes } from './canes.ts'
import { changesOf } from './changes.ts'
import { drawDrafts } from './draft.ts'
import type { Effects } from './effects.ts'
import { createFlier, PLUMP } from './flier.ts'
import { drawGhost } from './ghost.ts'
import type { GroundView, Weather } from './ground.ts'
import { bubbleSprite, hornetSprite, hornetWing, magnetSprite, starSprite } from './helps.ts'
import { lightAt } from './hours.ts'
import { late } from './late.ts'
import { createLawn } from './lawn.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './looks.ts'
import { createMeter, multiplierSpot } from './meter.ts'
import { createMist } from './mist.ts'
import { createMoss } from './moss.ts'
import { berrySprite } from './plants.ts'
import { drawWind } from './wind.ts'

/** Margin around the frame in which things are still drawn, in CSS pixels. */
const EDGE = 80

export function createScene(stage: Stage, bake: Bake, layoutNow: () => Layout, voice: ViewFeedback) {
  const { pen } = stage
  const backdrop = createBackdrop(stage, bake)
  const { lawn, grass } = createLawn(stage, bake)
  const canes = createCanes(stage, bake, layoutNow)
  const moss = createMoss(stage, bake)
  const meter = createMeter(stage, bake, layoutNow)
  let trail: ReturnType<NonNullable<typeof late.createTrail>> | undefined
  let ribbon: ReturnType<NonNullable<typeof late.createRibbon>> | undefined
  const mist = createMist(stage, bake, layoutNow)
  const words = floats(stage)
  let effects: Effects | undefined
  const flier = createFlier(stage, bake, (flight) => effects?.land(flight))
  /** Height of the bird as last drawn, in units; and whether it has flown past the best score. */
  let height = 0
  let isPastBest = true

  /** The bird, a little smaller than drawn. */
  function figure(): readonly Box[] {
    const { birdX, unit, y } = layoutNow()
    const half = PLUMP * 1.1 * unit
    return [{ x: birdX - half, y: y(height) - half, width: half * 2, height: half * 2 }]
  }

  const treatSprite: Readonly<Record<TreatKind, (r: number) => Sprite>> = {
    berry: (r) => berrySprite(bake, false, r),
    golden: (r) => berrySprite(bake, true, r * 1.15),
    bubble: (r) => bubbleSprite(bake, r * 1.8),
    magnet: () => magnetSprite(bake, 16 * layoutNow().unit),
    star: (r) => starSprite(bake, r),
  }

  function drawTreats(
    { treats, hornets }: Flight,
    tick: number,
    { left, unit }: GroundView,
    time: number,
  ): void {
    const { y } = layoutNow()
    const { width } = stage
    const isVisible = (at: number) => at > -EDGE && at < width + EDGE
    for (const { id, x, y: height, kind } of treats) {
      const at = (x - left) * unit
      if (!isVisible(at)) continue
      const sprite = treatSprite[kind](GARDEN.berry * unit)
      stamp(pen, sprite, at, y(height) + Math.sin(time * 3 + id) * 2, 1, 1, Math.sin(time * 2 + id) * 0.12)
    }
    for (const hornet of hornets) {
      const at = (hornet.x - left) * unit
      if (!isVisible(at)) continue
      const [height, r] = [y(hornetHeight(hornet, tick)), GARDEN.hornet * unit]
      for (const side of [0, 1]) {
        const beat = Math.sin(time * 70 + side * 2) * 0.5
        stamp(pen, hornetWing(bake, r), at + r * 0.1, height - r * 0.6, 1, 1, side * 0.7 + beat * 0.5)
      }
      stamp(pen, hornetSprite(bake, r), at, height, 1, 1, Math.sin(time * 5 + hornet.id) * 0.1)
    }
  }

  /** Where a place of lesson-places.ts is. */
  function spot(place: number, { x, y: height, tick, canes, treats, hornets }: Flight): ElementSpot {
    const layout = layoutNow()
    const { unit, birdX, ground, y } = layout
    const spotAt = (ahead: number, top: number, size: number) => ({
      x: birdX + ahead * unit,
      y: top,
      size: size * unit,
    })
    const cane = canes[place]
    const treat = treats[place - FIRST_TREAT]
    const hornet = hornets[place - FIRST_HORNET]
    if (cane) return spotAt(cane.x - x, y(gapMiddle(cane, tick)), cane.gap + GARDEN.bird)
    if (treat) return spotAt(treat.x - x, y(treat.y), GARDEN.berry * 4)
    if (hornet) return spotAt(hornet.x - x, y(hornetHeight(hornet, tick)), GARDEN.hornet * 4)
    if (place === METER_PLACE) return multiplierSpot(stage, layout)
    return place === GRASS_PLACE ? spotAt(150, ground, 90) : spotAt(0, y(height), PLUMP * 2)
  }

  return {
    spot,
    figure,

    begin(): void {
      ribbon?.begin()
      trail?.begin()
      effects?.begin()
      isPastBest = true
      stage.prePaint(canes.ahead())
    },

    see(before: Flight, after: Flight): void {
      flier.see(before, after)
      canes.see(before, after)
      meter.see(before, after)
      trail ??= late.createTrail?.(pen, layoutNow)
      trail?.see(after)
      if (changesOf(before, after).isBounce) moss.press(after.x)
      effects ??= late.createEffects?.(stage, layoutNow, voice, words)
      effects?.see(before, after)
    },

    draw(frame: Frame<Flight, Flap>): void {
      const { state, before, since, time, delta, still } = frame
      const { unit, ground: y, birdX } = layoutNow()
      const part = state.crash ? 1 : Math.min(1, since * 60)
      const tick = mix(before.tick, state.tick, part)
      const ground: GroundView = { unit, y, left: mix(before.x, state.x, part) - birdX / unit }
      const weather: Weather = { time, lean: grassLean(state.gust, state.tick), still }
      const light = lightAt(mix(before.x, state.x, part), paletteOf(stage.look).season)
      pen.save()
      effects?.shake(delta, still)
      stage.scenery(() => backdrop.draw(ground, weather, light))
      drawDrafts(stage, bake, state, ground, still ? 0 : time)
      canes.draw(state, tick, ground, light.dark, delta, still)
      ribbon ??= late.createRibbon?.(pen, bake, layoutNow)
      ribbon?.draw(frame.best, state, tick, ground, delta)
      lawn(ground, light.dark)
      trail?.draw(ground)
      drawTreats(state, tick, ground, still ? 0 : time)
      drawGhost(stage, bake, layoutNow(), frame, part)
      height = flier.draw(layoutNow(), frame, part)
      grass(ground, weather, light.dark)
      moss.draw(ground, delta, still)
      mist.draw(light.dark)
      drawWind(stage, state.gust, state.tick, time, still)
      meter.draw(state, delta, still)
      // A round that is resumed beyond the best score has passed it before.
      const isBeyond = frame.best !== undefined && frame.best > 0 && state.points > frame.best
      if (isBeyond && !isPastBest) effects?.celebrateBest(state)
      isPastBest = isBeyond
      effects?.draw(ground.left, delta, still, figure())
      pen.restore()
    },
  }
}
