/** Draws a frame: the meadow, the garden from far to near with the mower in its row, and everything in the air. */
import { blinks, breath, clamp, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import { sprites, stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import type { Frame, Point } from '../../kit/view.ts'
import type { Garden } from '../rules/garden.ts'
import { levels, rules, slideOf, type State } from '../rules.ts'
import { drawMeadow } from './backdrop.ts'
import { createEffects } from './effects.ts'
import { drawMole } from './features.ts'
import { flowerSprite, createLawn, tileSprite } from './lawn.ts'
import { middleOf, type Layout } from './layout.ts'
import { drawLife } from './life.ts'
import { paletteOf } from './looks.ts'
import { drawMower, type Expression } from './mower.ts'
import { drawArrow, drawCourse, GOLD } from './signs.ts'
import { BUMP, type Travel } from './travel.ts'

/** In seconds. */
const MOLE_HOP = 0.8
const REALISE = 0.6

type GardenFrame = Frame<State, Way>

/** Creates the scene for one garden, frame size and look. */
export function createScene(stage: Stage, travel: Travel, plan: Garden, layout: Layout) {
  const { pen } = stage
  const { cell: tile } = layout
  const bake = sprites(stage)
  const palette = paletteOf(stage.look)
  const effects = createEffects(stage, layout, palette)
  const lawn = createLawn(stage, bake, travel, plan, layout, palette)
  /** The last mole driven out. */
  let startled = { place: 0, age: MOLE_HOP }
  /** Seconds since the last tile was shown cut. */
  let cheer = 0
  /** Cached dead-end check of a state. Runs once per state, after the move has been shown. */
  let judged: { readonly state: State; readonly stuck: boolean } | undefined

  function advance({ delta, still, state }: GardenFrame): void {
    startled.age += delta
    travel.advance(delta, (passing) => {
      effects.passed(passing, plan, still)
      if (passing.kind === 'stop' && passing.sign === 'm') startled = { place: passing.place, age: 0 }
    })
    const done = rules.outcome(state) === 'won' && travel.arrived
    if (done && cheer === 0 && !still) effects.celebrate()
    cheer = done ? cheer + delta : 0
  }

  function mowerAt(): Point {
    const { from, to, share } = travel.pose
    const [a, b] = [middleOf(layout, from), middleOf(layout, to)]
    // The mower is hidden between the two mouths of a tunnel.
    const along = travel.pose.sinks ? Math.round(share) : share
    return { x: mix(a.x, b.x, along), y: mix(a.y, b.y, along) }
  }

  function drawHero({ state, since, time, still }: GardenFrame, { x, y }: Point): void {
    const { way, driving, bumped, bumpWay, sinks, share } = travel.pose
    const won = cheer > 0
    if (judged?.state !== state && since > REALISE) judged = { state, stuck: levels.stuck?.(state) === true }
    const mood = judged?.state === state && judged.stuck ? 'sad' : 'glad'
    const expression: Expression = driving ? 'wow' : blinks(time, 3.7) ? 'blink' : mood
    const facing = won ? 'down' : way
    const sprite = tileSprite(bake, layout, `mower${facing}${expression}`, (to) =>
      drawMower(to, facing, expression, palette),
    )
    const dent = still || driving ? 0 : hop(bumped / BUMP) * 0.16
    const [bumpX, bumpY] = STEPS[bumpWay]
    const across = Math.abs(bumpX)
    const hum = still ? 0 : Math.sin(time * (driving ? 60 : 34)) * 0.008
    const depth = sinks && !still ? hop(share) : 0
    const joy = won && !still ? hop((cheer * 2.1) % 1) * 0.3 : 0
    stamp(
      pen,
      sprite,
      x + bumpX * dent * tile * 0.5,
      y + (bumpY * dent * 0.5 - 0.1 + hum - joy) * tile,
      1 + dent * mix(0.7, -1, across) - depth,
      1 + dent * mix(-1, 0.7, across) - depth,
      Math.sin(cheer * 6.6) * joy * 0.4,
    )
  }

  /** Draws the mole leaping out of his hill and vanishing. */
  function drawStartled(): void {
    if (startled.age >= MOLE_HOP) return
    const { x, y } = middleOf(layout, startled.place)
    const t = startled.age / MOLE_HOP
    pen.globalAlpha = clamp((1 - t) * 3)
    stamp(
      pen,
      tileSprite(bake, layout, 'mole', drawMole),
      x + t * tile * 0.5,
      y - tile * (0.25 + hop(t) * 0.75),
      1.1,
      1.1,
      t * 3,
    )
    pen.globalAlpha = 1
  }

  /** Makes the finished lawn bloom, from the mower outwards. */
  function drawBloom({ garden, mown, mower }: State): void {
    const centre = middleOf(layout, mower)
    for (let place = 0; place < garden.length; place++) {
      const { x, y } = middleOf(layout, place)
      const away = Math.hypot(x - centre.x, y - centre.y) / tile
      const grown = overshoot((cheer - 0.1 - away * 0.07) * 3)
      if (place % 3 === 0 || mown[place] === ' ' || place === mower || grown <= 0) continue
      stamp(
        pen,
        flowerSprite(bake, layout, palette, place * 5),
        x + (((place * 13) % 7) - 3) * tile * 0.06,
        y + (((place * 11) % 5) - 2) * tile * 0.07,
        grown,
      )
    }
  }

  function drawSigns(
    { state, time, still, hint }: GardenFrame,
    { x, y }: Point,
    aimed: Way | undefined,
  ): void {
    const moment = still ? 0.5 : time
    const shown = hint ?? aimed
    const course = shown ? slideOf(state, shown) : []
    drawCourse(pen, layout, course, hint ? GOLD : '#fff', hint ? moment : 0)
    const reach = tile * (0.72 + 0.05 * breath(moment, 1.2))
    for (const way of rules.moves(state)) {
      const [stepX, stepY] = STEPS[way]
      if (way !== shown) drawArrow(pen, { x: x + stepX * reach, y: y + stepY * reach }, tile * 0.1, way)
    }
  }

  return {
    layout,
    /** The mower's position on the screen. Gestures are relative to it. */
    mowerAt,
    draw(frame: GardenFrame, aimed: Way | undefined): void {
      const { state, time, still, delta, playing } = frame
      const { width, height } = stage
      advance(frame)
      stage.scenery(() => {
        const meadow = bake('meadow', width, height, (to) => drawMeadow(to, width, height, layout, palette))
        stamp(pen, meadow, width / 2, height / 2)
      })
      lawn.ground()
      if (cheer > 0) drawBloom(state)
      const at = mowerAt()
      const mowerRow = Math.round((at.y - layout.y) / tile - 0.44)
      for (let row = -1; row <= layout.rows; row++) {
        lawn.row(frame, row, stage.paintBudget.isForegroundIncomplete)
        if (row === mowerRow) drawHero(frame, at)
      }
      drawStartled()
      if (playing && travel.arrived) drawSigns(frame, at, aimed)
      effects.draw(delta, still)
      stage.scenery(() => drawLife(stage, bake, palette.wings, still ? 0 : time))
    },
  }
}
