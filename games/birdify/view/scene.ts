/** The frame's picture, from the sky to the words in front of it all. */
import { mix } from '../../kit/paint/easing.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { GARDEN } from '../rules/curve.ts'
import { gapMiddle } from '../rules/garden.ts'
import type { Flap, Flight } from '../rules/state.ts'
import { windAt } from '../rules/wind.ts'
import { openBackdrop } from './backdrop.ts'
import type { Effects } from './effects.ts'
import type { Flier } from './flier.ts'
import type { Ground, Weather } from './ground.ts'
import { lightAt } from './hours.ts'
import { openLawn } from './lawn.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './looks.ts'
import { berrySprite, caneSprite } from './plants.ts'
import type { Ribbon } from './ribbon.ts'
import { drawWind, grassLean } from './wind.ts'

export function openScene(
  stage: Stage,
  bake: Bake,
  layoutNow: () => Layout,
  flier: Flier,
  ribbon: Ribbon,
  effects: Effects,
) {
  const { pen } = stage
  const backdrop = openBackdrop(stage, bake)
  const { lawn, grass } = openLawn(stage, bake)

  function drawCanes({ canes }: Flight, tick: number, { unit, left }: Ground, dark: number): void {
    const { y } = layoutNow()
    for (const night of dark > 0.02 ? [false, true] : [false]) {
      const sprite = caneSprite(bake, paletteOf(stage.look).season, GARDEN.cane * unit, unit, night)
      if (night) pen.globalAlpha = dark
      for (const cane of canes) {
        const x = (cane.x - left) * unit
        if (x < -sprite.width || x > stage.width + sprite.width) continue
        const middle = gapMiddle(cane, tick)
        const half = sprite.height / 2
        stamp(pen, sprite, x, y(middle + cane.gap / 2) + half)
        stamp(pen, sprite, x, y(middle - cane.gap / 2) - half, 1, -1)
      }
    }
    pen.globalAlpha = 1
  }

  function drawBerries({ berries }: Flight, { left, unit }: Ground, time: number): void {
    const { y } = layoutNow()
    for (const { id, x, y: height, golden } of berries) {
      const at = (x - left) * unit
      if (at < -60 || at > stage.width + 60) continue
      const sprite = berrySprite(bake, golden, GARDEN.berry * unit)
      const size = golden ? 1.15 : 1
      const bob = Math.sin(time * 3 + id) * 2
      stamp(pen, sprite, at, y(height) + bob, size, size, Math.sin(time * 2 + id) * 0.12)
    }
  }

  return {
    draw(frame: Frame<Flight, Flap>): void {
      const { state, before, since, time, delta, still } = frame
      const { unit, ground: y, birdX } = layoutNow()
      const part = state.crash ? 1 : Math.min(1, since * 60)
      const tick = state.tick + part - 1
      const ground: Ground = { unit, y, left: mix(before.x, state.x, part) - birdX / unit }
      const weather: Weather = { time, lean: grassLean(state.gust, state.tick), still }
      const light = lightAt(ground.left, paletteOf(stage.look).season)
      pen.save()
      effects.shake(delta, still)
      stage.scenery(() => backdrop.draw(ground, weather, light))
      drawCanes(state, tick, ground, light.dark)
      ribbon.draw(frame.best, state, tick, ground, delta)
      lawn(ground, light.dark)
      drawBerries(state, ground, still ? 0 : time)
      flier.drawGhost(layoutNow(), frame, part)
      flier.draw(layoutNow(), frame, part)
      grass(ground, weather, light.dark)
      drawWind(stage, windAt(state.gust, state.tick), time, still)
      effects.draw(delta, still)
      pen.restore()
    },
  }
}
