/** Draws the row and reads input. */
import { createCursor } from '../kit/board/cursor.ts'
import { perSize } from '../kit/board/per-size.ts'
import { cellAt, middleOf } from '../kit/board/square.ts'
import { ring } from '../kit/paint/brush.ts'
import { breath, mix, overshoot } from '../kit/paint/easing.ts'
import { CONFETTI } from '../kit/paint/palette.ts'
import { particles } from '../kit/paint/particles.ts'
import { sprites, stamp } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { beside } from '../kit/rules/grid.ts'
import type { Frame, View, ViewFeedback } from '../kit/view.ts'
import type { BudRow, BudTouch } from './rules.ts'
import { drawEvening, drawWindowBox } from './view/backdrop.ts'
import { budSprite } from './view/bud.ts'
import { arrange } from './view/layout.ts'
import { paletteOf } from './view/looks.ts'
import { drawPortrait } from './view/portrait.ts'
import { soundsOf } from './view/sounds.ts'
import { budWords } from './words.ts'

/** A bud's radius, in cells. */
const SIZE = 0.4

export function createView(stage: Stage, voice: ViewFeedback): View<BudRow, BudTouch> {
  const { pen } = stage
  const bake = sprites(stage)
  const bits = particles()
  const layoutOf = perSize(stage, (buds: number) => arrange(stage, buds))
  /** Belongs to the view, not the state: undo must not move it. */
  const cursor = createCursor(0)

  const spriteOf = (isOpen: boolean, size: number) => budSprite(bake, isOpen, size, paletteOf(stage.look))

  /** Paints both sprites before the first touch, so that no frame is late. */
  function* spritePlan({ buds }: BudRow) {
    for (const isOpen of [false, true]) yield spriteOf(isOpen, layoutOf(buds.length).cell * SIZE)
  }

  function stampBud(
    { before, state, since, time, still, hint, playing }: Frame<BudRow, BudTouch>,
    i: number,
  ): void {
    const layout = layoutOf(state.buds.length)
    const isOpen = state.buds[i] ?? false
    const { x, y } = middleOf(layout, i)
    const size = layout.cell * SIZE
    const grown = isOpen === before.buds[i] ? 1 : mix(0.4, 1, overshoot(since * 4))
    const bob = still ? 0 : Math.sin(time * 2 + i) * 3
    const isMarked = i === hint || i === cursor.shown(playing)
    stamp(pen, spriteOf(isOpen, size), x, y + bob, grown * (isMarked ? 1 + 0.12 * breath(time, 0.9) : 1))
    if (isMarked) ring(pen, '#ffe27a', x, y + bob, size * 1.4, 3)
  }

  return {
    begin(state) {
      cursor.at = 0
      stage.prePaint(spritePlan(state))
    },

    draw(frame) {
      stage.scenery(() => drawEvening(pen, bake, stage))
      drawWindowBox(pen, bake, stage, layoutOf(frame.state.buds.length))
      for (const i of frame.state.buds.keys()) stampBud(frame, i)
      bits.draw(pen, frame.delta, frame.still)
    },

    read(gesture, { buds }) {
      const layout = layoutOf(buds.length)
      if (gesture.kind === 'press') cursor.point()
      if (gesture.kind === 'tap') return cellAt(layout, gesture)
      if (gesture.kind === 'confirm') return cursor.key() ? cursor.at : undefined
      if (gesture.kind === 'direction') {
        // The first arrow key only shows the cursor.
        if (cursor.key()) cursor.at = beside(layout, cursor.at, gesture.way) ?? cursor.at
        voice.play({ name: 'tick', volume: 0.5 })
      }
      return undefined
    },

    hear: soundsOf,

    see(before, after) {
      const layout = layoutOf(after.buds.length)
      for (const [i, isOpen] of after.buds.entries())
        if (isOpen && !before.buds[i]) bits.burst({ ...middleOf(layout, i), count: 10, colours: CONFETTI })
    },

    say: (state) => budWords(state, cursor.at),

    // Not reported: a growing bud, because the kit draws every frame for longer than that after a change, and bobbing
    // and pulsating, which are idle motion.
    isMoving: () => bits.isMoving,

    portrait: drawPortrait,
  }
}
