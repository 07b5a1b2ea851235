/** The flight as it is seen, steered and heard. */
import { perSize } from '../kit/board/per-size.ts'
import { mix } from '../kit/paint/easing.ts'
import { sprites, stamp } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View } from '../kit/view.ts'
import { GARDEN } from './rules/curve.ts'
import { gapMiddle } from './rules/garden.ts'
import type { Flap, Flight } from './rules/state.ts'
import { windAt } from './rules/wind.ts'
import { openBackdrop, type Ground, type Weather } from './view/backdrop.ts'
import { openEffects } from './view/effects.ts'
import { openFlier } from './view/flier.ts'
import { arrange } from './view/layout.ts'
import { berrySprite, caneSprite } from './view/plants.ts'
import { soundsOf } from './view/sounds.ts'
import { drawWind, grassLean } from './view/wind.ts'

export function openView(stage: Stage): View<Flight, Flap> {
  const { pen } = stage
  const bake = sprites(stage)
  const backdrop = openBackdrop(stage, bake)
  const flier = openFlier(stage, bake)
  const effects = openEffects(stage)
  const layoutOf = perSize(stage, () => arrange(stage))

  function drawCanes(
    flight: Flight,
    part: number,
    ground: Ground,
    y: (units: number) => number,
    dark: number,
  ): void {
    const { unit, left } = ground
    for (const night of dark > 0.02 ? [false, true] : [false]) {
      const sprite = caneSprite(bake, GARDEN.cane * unit, unit, night)
      if (night) pen.globalAlpha = dark
      for (const cane of flight.canes) {
        const x = (cane.x - left) * unit
        if (x < -sprite.width || x > stage.width + sprite.width) continue
        const middle = gapMiddle(cane, flight.tick + part - 1)
        const half = sprite.height / 2
        stamp(pen, sprite, x, y(middle + cane.gap / 2) + half)
        stamp(pen, sprite, x, y(middle - cane.gap / 2) - half, 1, -1)
      }
    }
    pen.globalAlpha = 1
  }

  function drawBerries(
    { berries }: Flight,
    { left, unit }: Ground,
    y: (units: number) => number,
    time: number,
  ): void {
    for (const { id, x, y: height, golden } of berries) {
      const at = (x - left) * unit
      if (at < -60 || at > stage.width + 60) continue
      const sprite = berrySprite(bake, golden, GARDEN.berry * unit)
      stamp(
        pen,
        sprite,
        at,
        y(height) + Math.sin(time * 3 + id) * 2,
        golden ? 1.15 : 1,
        golden ? 1.15 : 1,
        Math.sin(time * 2 + id) * 0.12,
      )
    }
  }

  return {
    begin: flier.begin,

    draw(frame) {
      const { state, before, since, time, delta, still } = frame
      const layout = layoutOf(undefined)
      const { unit, ground, birdX, y } = layout
      const part = state.crash ? 1 : Math.min(1, since * 60)
      const place: Ground = { unit, y: ground, left: mix(before.x, state.x, part) - birdX / unit }
      const weather: Weather = { time, lean: grassLean(state.gust, state.tick), still }
      pen.save()
      effects.shake(delta, still)
      const light = backdrop.behind(place, weather)
      drawCanes(state, part, place, y, light.dark)
      backdrop.lawn(place, light.dark)
      drawBerries(state, place, y, still ? 0 : time)
      flier.draw(layout, frame, part)
      backdrop.grass(place, weather, light.dark)
      drawWind(stage, windAt(state.gust, state.tick), time, still)
      effects.draw(delta, still)
      pen.restore()
    },

    read: (gesture) =>
      gesture.kind === 'press' ||
      gesture.kind === 'confirm' ||
      (gesture.kind === 'direction' && gesture.way === 'up' && !gesture.repeat)
        ? 'flap'
        : undefined,

    hear: soundsOf,

    see(before, after) {
      flier.see(before, after)
      effects.see(before, after, layoutOf(undefined))
    },
  }
}
