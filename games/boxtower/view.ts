import { clamp, easeOut, mix } from '../kit/paint/easing.ts'
import { floats } from '../kit/paint/floats.ts'
import type { Frame, View } from '../kit/view.ts'
import { particles } from '../kit/paint/particles.ts'
import { shake } from '../kit/paint/shake.ts'
import { sprites } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { openAhead } from './view/ahead.ts'
import { lookAt } from './view/camera.ts'
import { openCrane } from './view/crane.ts'
import { MEDALS, YARD } from './rules/curve.ts'
import { openHarbour } from './view/harbour.ts'
import { openMarks } from './view/marks.ts'
import { rules, type Drop, type Yard } from './rules.ts'
import { openSkies } from './view/skies.ts'
import { hearYard } from './view/sounds.ts'
import { openHappenings } from './view/effects.ts'
import { openTower } from './view/tower.ts'
import { signAt } from './rules/weather.ts'
import { drawGust } from './view/wind.ts'

/** Seconds in which the view steps back from the whole tower when the shift is over. */
const STEP_BACK = 1.3

export function openView(stage: Stage): View<Yard, Drop> {
  const { pen } = stage
  const bake = sprites(stage)
  const skies = openSkies(stage, bake)
  const harbour = openHarbour(stage, bake)
  const tower = openTower(stage, bake)
  const crane = openCrane(stage, bake, tower)
  const marks = openMarks(stage, bake)
  const ahead = openAhead(stage, bake)
  const bits = particles()
  const words = floats(stage)
  const jolts = shake()
  const happenings = openHappenings(bits, words, jolts)
  /** How far the wind has driven the clouds, and how the air is felt now: signs come and go softly. */
  let drift = 0
  let wind = 0
  let far = 0

  function draw(frame: Frame<Yard, Drop>): void {
    const { before, state, since, time, delta, still } = frame
    const part = clamp(since * 60)
    wind = mix(wind, signAt(state.gust, state.tick), clamp(delta * 5))
    drift += delta * (14 + wind * 150) * (still ? 0 : 1)
    const over = rules.outcome(state) !== 'playing'
    far = over ? clamp(far + (still ? 1 : delta / STEP_BACK)) : 0
    const level = mix(before.level, state.level, part)
    const camera = lookAt(stage, level, easeOut(far) * far, state.height / YARD.ell)
    happenings.look(camera, delta)

    pen.save()
    jolts.apply(pen, delta, still)
    skies.draw(camera, { time, drift, wind, still })
    harbour.behind(camera)
    crane.behind(camera, frame, level, wind)
    harbour.front(camera, time, still)
    marks.draw(camera, MEDALS, state)
    crane.shadow(camera, frame, part, level)
    tower.draw(camera, frame, part, happenings, wind)
    crane.front(camera, frame, part, level, happenings.mood)
    drawGust(pen, stage, camera.unit, wind, time, still)
    bits.draw(pen, delta, still)
    words.draw(pen, delta)
    pen.restore()
    if (!over && state.tick) marks.board(camera, state, happenings.streakAge)
    ahead(camera.unit / camera.zoom, state, frame.playing)
  }

  return {
    draw,
    read: (gesture) =>
      gesture.kind === 'press' || gesture.kind === 'confirm'
        ? 'drop'
        : gesture.kind === 'direction' && gesture.way === 'down' && !gesture.repeat
          ? 'drop'
          : undefined,
    hear: hearYard,
    see: happenings.see,
  }
}
