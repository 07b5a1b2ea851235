/** Draws a frame: the meadow, the garden from far to near with the mower in its row, and everything in the air. */
import { clamp, hop, overshoot } from '../../kit/paint/easing.ts'
import { sprites, stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Frame } from '../../kit/view.ts'
import type { Garden } from '../rules/garden.ts'
import { rules, type State } from '../rules.ts'
import { drawMoves } from './arrows.ts'
import { drawMeadow } from './backdrop.ts'
import { createEffects } from './effects.ts'
import { drawMole } from './features.ts'
import { CHEERING, createHero, mowerAt } from './hero.ts'
import { createLawn } from './lawn.ts'
import { middleOf, type Layout } from './layout.ts'
import { paletteOf } from './looks.ts'
import { flowerSprite, tileSprite } from './tile-sprite.ts'
import type { Travel } from './travel.ts'
import { drawWildlife } from './wildlife.ts'

/** Duration of the leap of a mole driven out, in seconds. */
const MOLE_HOP = 0.8

type GardenFrame = Frame<State, Way>

/** Creates the scene for one garden, frame size and look. */
export function createScene(stage: Stage, travel: Travel, plan: Garden, layout: Layout) {
  const { pen } = stage
  const { cell: tile } = layout
  const bake = sprites(stage)
  const palette = paletteOf(stage.look)
  const effects = createEffects(stage, layout, palette)
  const lawn = createLawn(stage, bake, travel, plan, layout, palette)
  const drawHero = createHero(pen, bake, travel, layout, palette)
  /** The last mole driven out. */
  let startled = { place: 0, age: MOLE_HOP }
  /** Seconds since the last tile was shown cut. */
  let cheer = 0

  function advance({ delta, still, state }: GardenFrame): void {
    startled.age += delta
    travel.advance(delta, (event) => {
      effects.show(event, plan, still)
      if (event.kind === 'stop' && event.sign === 'm') startled = { place: event.place, age: 0 }
    })
    const done = rules.outcome(state) === 'won' && travel.arrived
    if (done && cheer === 0 && !still) effects.celebrate()
    cheer = done ? cheer + delta : 0
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

  return {
    layout,
    /** The mower's position on the screen. Gestures are relative to it. */
    mowerAt: () => mowerAt(layout, travel),
    /** Whether anything moves, apart from idle motion. */
    get isMoving() {
      const isCheering = cheer > 0 && cheer < CHEERING
      return travel.isMoving || effects.isMoving || startled.age < MOLE_HOP || isCheering
    },
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
      const at = mowerAt(layout, travel)
      const mowerRow = Math.round((at.y - layout.y) / tile - 0.44)
      for (let row = -1; row <= layout.rows; row++) {
        lawn.row(frame, row, stage.paintBudget.isForegroundIncomplete)
        if (row === mowerRow) drawHero(frame, at, cheer)
      }
      drawStartled()
      if (playing && travel.arrived) drawMoves(pen, layout, frame, at, aimed)
      effects.draw(delta, still)
      stage.scenery(() => drawWildlife(stage, bake, palette.wings, still ? 0 : time))
    },
  }
}
