/** Draws a frame, from the sky to the floating words. */
import { perSize } from '../../kit/board/per-size.ts'
import { ring } from '../../kit/paint/brush.ts'
import { clamp, easeOut, hop, mix } from '../../kit/paint/easing.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, ElementSpot, Frame, Point } from '../../kit/view.ts'
import { GARLAND_PLACE } from '../lesson-places.ts'
import { MEDALS, YARD } from '../rules/curve.ts'
import { gloomAt, signAt } from '../rules/weather.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import { hangOf, isInBloom, type Drop, type Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'
import { drawBoard, garlandSpot } from './board.ts'
import { lookAt, type Camera } from './camera.ts'
import { createCrane } from './crane.ts'
import type { Effects } from './effects.ts'
import { createHarbour } from './harbour.ts'
import { paletteOf } from './looks.ts'
import { createMarks } from './marks.ts'
import { createSkies } from './skies.ts'
import type { ShownStates } from './slow-motion.ts'
import { createTower } from './tower.ts'
import { drawVeil } from './veil.ts'
import { drawBolt, drawGust, drawRain } from './wind.ts'

/** Seconds for zooming out to the whole tower at the end. */
const ZOOM_SECONDS = 1.3

/** Seconds of rainbow after a storm, and its colours from the outside in. */
const RAINBOW_SECONDS = 5
const RAINBOW_COLOURS = ['#ff6b6b', '#ffb04d', '#fff06b', '#7be07b', '#6bb8ff', '#b48cff']

/** The box of an upright crate, given by its centre in ells. */
function boxOf({ x, y, unit }: Camera, centre: Point, kind: CrateKind): Box {
  const { wide, high } = shapeOf(kind)
  return {
    x: x(centre.x - wide / 2),
    y: y(centre.y + high / 2),
    width: wide * unit,
    height: high * unit,
  }
}

export function createScene(
  stage: Stage,
  bake: Bake,
  effects: Effects,
  shown: (frame: Frame<Yard, Drop>) => ShownStates,
) {
  const { pen } = stage
  const skies = createSkies(stage, bake)
  const harbour = createHarbour(stage, bake)
  const tower = createTower(stage, bake)
  const crane = createCrane(stage, bake, tower)
  const marks = createMarks(stage, bake)
  const lateIn = perSize(stage, (look: string) => paletteOf(look).late)
  /** Smoothed visible wind, −1 to 1, and how far it has carried the clouds. */
  let wind = 0
  let drift = 0
  /** Strength of the storm's darkness and the bloom's gold, 0 to 1. */
  let gloom = 0
  let bloom = 0
  /** Progress of zooming out, 0 to 1. */
  let far = 0
  let figure: readonly Box[] = []

  function drawRainbow(age: number): void {
    if (age > RAINBOW_SECONDS) return
    const wide = Math.min(stage.width, stage.height) / 50
    pen.globalAlpha = Math.min(0.6, hop(age / RAINBOW_SECONDS))
    for (const [i, colour] of RAINBOW_COLOURS.entries())
      ring(pen, colour, stage.width / 2, stage.height * 0.95, stage.height * 0.6 - i * wide, wide)
    pen.globalAlpha = 1
  }

  return {
    /** The crate on the hook, as last drawn. */
    get figure() {
      return figure
    },
    /** Where a place of lesson-places.ts is. */
    spot: (place: number, yard: Yard): ElementSpot =>
      place === GARLAND_PLACE ? garlandSpot(stage) : crane.spot(lookAt(stage, yard.level, 0, 0), place, yard),

    draw(frame: Frame<Yard, Drop>): void {
      const { before, state, since, time, delta, still, best, ghost } = frame
      const part = clamp(since * 60)
      wind = mix(wind, signAt(state.gust, state.tick), clamp(delta * 5))
      gloom = mix(gloom, gloomAt(state.gust, state.tick), clamp(delta * 3))
      bloom = mix(bloom, isInBloom(state) ? 1 : 0, clamp(delta * 3))
      drift += delta * (14 + wind * 150) * (still ? 0 : 1)
      const isOver = rules.outcome(state) !== 'playing'
      far = isOver ? clamp(far + (still ? 1 : delta / ZOOM_SECONDS)) : 0
      const level = mix(before.level, state.level, part)
      const camera = lookAt(stage, level, easeOut(far) * far, state.height / YARD.ell)
      effects.pass(camera, delta, isInBloom(state))
      const seen = shown(frame)

      const late = lateIn(stage.look)
      const hour = camera.altitude + late
      stage.scenery(() => skies.drawBehind(camera, hour))
      pen.save()
      effects.shake(delta, still)
      stage.scenery(() => {
        skies.draw(camera, { time, drift, wind, still }, hour)
        harbour.behind(camera, hour, late)
        drawVeil(stage, '#ffd24d', bloom * (1 - gloom) * 0.28)
        drawVeil(stage, '#1a1740', gloom * 0.62)
        drawRainbow(effects.ages.weathered)
      })
      crane.behind(camera, frame, level, wind)
      harbour.front(camera, time, still)
      marks.draw(camera, MEDALS, state)
      stage.scenery(() => {
        if (best) marks.best(camera, best)
        if (ghost) marks.ghost(camera, ghost, delta)
      })
      // No shadow in slow motion: the shown tower lags behind the state.
      if (seen.state === state) crane.shadow(camera, frame, part, level)
      tower.draw(camera, { ...frame, ...seen }, seen.part, effects.ages, wind)
      crane.front(camera, frame, part, level, effects.ages.mood())
      drawGust(pen, stage, camera.unit, wind, time, still)
      if (!still) drawRain(pen, stage, gloom, wind, time)
      if (!still && state.gust.blows) drawBolt(pen, stage, state.tick - state.gust.from)
      figure = state.hanging ? [boxOf(camera, hangOf(state), state.hanging)] : []
      effects.draw(delta, still, figure)
      pen.restore()
      if (!isOver && state.tick) drawBoard(stage, bake, camera, state, effects.ages.neat)
    },
  }
}
