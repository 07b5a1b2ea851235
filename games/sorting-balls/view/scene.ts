/** Draws a frame: the greenhouse, the tubes with their balls, and overlays. */
import { perSize } from '../../kit/board/per-size.ts'
import { breath } from '../../kit/paint/easing.ts'
import { sprites, stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import { canMove, isOpen, type Move, type State } from '../rules/state.ts'
import { createBackdrop } from './backdrop.ts'
import { createBalls, seatsOf } from './balls.ts'
import { createEffects } from './effects.ts'
import { BUTTON, type Layout } from './layout.ts'
import { paletteOf } from './looks.ts'
import { drawButton, drawCursor, drawHint, drawHover, drawRing, drawWelcome } from './signs.ts'
import type { Travel } from './travel.ts'
import { createTubes } from './tubes.ts'

/** Tubes that the player has picked, selected or hovered. */
interface Attention {
  readonly picked: number | undefined
  readonly cursor: number | undefined
  readonly hovered: number | undefined
}

export function createScene(stage: Stage, travel: Travel) {
  const { pen } = stage
  const backdrop = createBackdrop(stage)
  const effects = createEffects(stage)
  const drawSeated = createBalls(stage, travel)
  const drawTube = createTubes(stage, travel)
  // A new layout changes every size, so sprites are cached per layout.
  const bakeFor = perSize<Layout, Bake>(stage, () => sprites(stage))

  function stampButton({ button: { x, y } }: Layout, bake: Bake, isChosen: boolean): void {
    const button = bake('button', BUTTON * 2.6, BUTTON * 2.6, (to) =>
      drawButton(to, BUTTON, paletteOf(stage.look)),
    )
    stamp(pen, button, x, y)
    if (isChosen) drawRing(pen, x, y, BUTTON)
  }

  return {
    get isMoving() {
      return travel.isMoving || effects.isMoving
    },
    draw(frame: Frame<State, Move>, layout: Layout, { picked, cursor, hovered }: Attention): void {
      const { state, time, delta, still, hint } = frame
      const { ball } = layout
      const bake = bakeFor(layout)
      for (const arrival of travel.due()) effects.arrive(arrival, layout, state, still)
      stage.scenery(() => backdrop.draw(frame, layout, bake))
      const seats = seatsOf(state, travel)
      const drawSeats = (tube: number) => {
        for (const seat of seats[tube] ?? []) drawSeated(frame, ball, bake, picked, seat)
      }
      for (const [tube, place] of layout.places.entries()) {
        if (tube === hovered && (picked !== undefined || isOpen(state, tube))) drawHover(pen, place, ball)
        drawTube(frame, layout, bake, tube, drawSeats)
        if (picked !== undefined && canMove(state, { from: picked, to: tube }))
          drawWelcome(pen, place, ball, still ? 1 : breath(time, 1.1))
        if (tube === cursor) drawCursor(pen, place, ball, still ? 0 : breath(time, 0.9))
      }
      drawSeats(state.tubes.length)
      if (!state.isHelped) stampButton(layout, bake, cursor === state.tubes.length)
      if (hint && rules.outcome(state) === 'playing') drawHint(pen, layout, state, hint, still ? 0 : time)
      effects.draw(delta, still)
    },
  }
}
