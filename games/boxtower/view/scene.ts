/** The frame's picture, from the sky to the words in front of it all. */
import { perSize } from '../../kit/board/per-size.ts'
import { clamp, easeOut, mix } from '../../kit/paint/easing.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { MEDALS, YARD } from '../rules/curve.ts'
import { signAt } from '../rules/weather.ts'
import type { Drop, Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'
import { lookAt } from './camera.ts'
import { openCrane } from './crane.ts'
import type { Effects } from './effects.ts'
import { openHarbour } from './harbour.ts'
import { styleOf } from './looks.ts'
import { openMarks } from './marks.ts'
import { openSkies } from './skies.ts'
import { openTower } from './tower.ts'
import { drawGust } from './wind.ts'

/** Seconds in which the view steps back from the whole tower when the shift is over. */
const STEP_BACK = 1.3

export function openScene(stage: Stage, bake: Bake, effects: Effects) {
  const { pen } = stage
  const skies = openSkies(stage, bake)
  const harbour = openHarbour(stage, bake)
  const tower = openTower(stage, bake)
  const crane = openCrane(stage, bake, tower)
  const marks = openMarks(stage, bake)
  const lateIn = perSize(stage, (look: string) => styleOf(look).late)
  /** What the air looks like now, −1 to 1 (signs of wind come and go softly), and how far it has driven the clouds. */
  let wind = 0
  let drift = 0
  /** How far the view has stepped back, 0 to 1. */
  let far = 0

  return {
    draw(frame: Frame<Yard, Drop>): void {
      const { before, state, since, time, delta, still, best, ghost } = frame
      const part = clamp(since * 60)
      wind = mix(wind, signAt(state.gust, state.tick), clamp(delta * 5))
      drift += delta * (14 + wind * 150) * (still ? 0 : 1)
      const over = rules.outcome(state) !== 'playing'
      far = over ? clamp(far + (still ? 1 : delta / STEP_BACK)) : 0
      const level = mix(before.level, state.level, part)
      const camera = lookAt(stage, level, easeOut(far) * far, state.height / YARD.ell)
      effects.pass(camera, delta)

      pen.save()
      effects.shake(delta, still)
      const late = lateIn(stage.look)
      const hour = camera.altitude + late
      stage.scenery(() => {
        skies.draw(camera, { time, drift, wind, still }, hour)
        harbour.behind(camera, hour, late)
      })
      crane.behind(camera, frame, level, wind)
      harbour.front(camera, time, still)
      marks.draw(camera, MEDALS, state)
      stage.scenery(() => {
        if (best) marks.best(camera, best)
        if (ghost) marks.ghost(camera, ghost, delta)
      })
      crane.shadow(camera, frame, part, level)
      tower.draw(camera, frame, part, effects, wind)
      crane.front(camera, frame, part, level, effects.mood)
      drawGust(pen, stage, camera.unit, wind, time, still)
      effects.draw(delta, still)
      pen.restore()
      if (!over && state.tick) marks.board(camera, state, effects.neatAge)
    },
  }
}
