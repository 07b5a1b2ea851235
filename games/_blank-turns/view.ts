/** Draws the bed and reads input. */
import { createCursor } from '../kit/board/cursor.ts'
import { perSize } from '../kit/board/per-size.ts'
import { cellAt, middleOf } from '../kit/board/square.ts'
import { ring } from '../kit/paint/brush.ts'
import { breath, mix, overshoot } from '../kit/paint/easing.ts'
import { floats } from '../kit/paint/floats.ts'
import { CONFETTI } from '../kit/paint/palette.ts'
import { particles } from '../kit/paint/particles.ts'
import { sprites, stamp } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { beside } from '../kit/rules/grid.ts'
import type { Frame, View, ViewFeedback } from '../kit/view.ts'
import type { FlowerBed, Planting } from './rules.ts'
import { GRID } from './rules/bed.ts'
import { CELLS, kindsAfter, MOST_KINDS } from './rules/curve.ts'
import { drawBed, drawEvening } from './view/backdrop.ts'
import { flowerSprite } from './view/flower.ts'
import { arrange, queuePoint } from './view/layout.ts'
import { paletteOf } from './view/looks.ts'
import { drawPortrait } from './view/portrait.ts'
import { soundsOf } from './view/sounds.ts'
import { cellWords } from './words.ts'

/** A flower's radius, in cells. */
const SIZE = 0.36

export function createView(stage: Stage, voice: ViewFeedback): View<FlowerBed, Planting> {
  const { pen } = stage
  const bake = sprites(stage)
  const bits = particles()
  const words = floats(stage)
  const layoutOf = perSize(stage, () => arrange(stage))
  /** Belongs to the view, not the state: undo must not move it. */
  const cursor = createCursor(0)

  const spriteOf = (kind: number) => flowerSprite(bake, kind, layoutOf().cell * SIZE, paletteOf(stage.look))

  /** Paints the flowers before they are needed, so that no frame is late. */
  function* spritePlan({ planted }: FlowerBed) {
    for (let kind = 0; kind < Math.min(MOST_KINDS, kindsAfter(planted) + 1); kind++) yield spriteOf(kind)
  }

  function drawFlowers({ before, state, since, time, still }: Frame<FlowerBed, Planting>): void {
    const layout = layoutOf()
    for (const [cell, kind] of state.bed.entries()) {
      if (kind === null) continue
      const { x, y } = middleOf(layout, cell)
      const grown = before.bed[cell] === kind ? 1 : mix(0.3, 1, overshoot(since * 4))
      const bob = still ? 0 : Math.sin(time * 2 + cell) * layout.cell * 0.02
      stamp(pen, spriteOf(kind), x, y + bob, grown)
    }
  }

  /** The flower to plant, and the one after it, smaller. */
  function drawQueue({ state, since }: Frame<FlowerBed, Planting>): void {
    const layout = layoutOf()
    const [now, then] = state.next
    const [first, second] = [queuePoint(layout, 0), queuePoint(layout, 1)]
    const moved = Math.min(1, overshoot(since * 4))
    stamp(pen, spriteOf(now), mix(second.x, first.x, moved), first.y, mix(0.6, 1, moved))
    stamp(pen, spriteOf(then), second.x, second.y, 0.6 * moved)
  }

  return {
    begin(state) {
      cursor.at = 0
      stage.prePaint(spritePlan(state))
    },

    draw(frame) {
      stage.scenery(() => drawEvening(pen, bake, stage))
      const layout = layoutOf()
      drawBed(pen, bake, layout, paletteOf(stage.look))
      drawQueue(frame)
      drawFlowers(frame)
      const marked = cursor.shown(frame.playing)
      if (marked !== undefined) {
        const { x, y } = middleOf(layout, marked)
        ring(pen, '#ffe27a', x, y, layout.cell * (0.44 + 0.02 * breath(frame.time, 0.9)), 4)
      }
      bits.draw(pen, frame.delta, frame.still)
      words.draw(pen, frame.delta)
    },

    read(gesture, { bed }) {
      if (gesture.kind === 'press') cursor.point()
      if (gesture.kind === 'direction') {
        // The first arrow key only shows the cursor.
        if (cursor.key()) cursor.at = beside(GRID, cursor.at, gesture.way) ?? cursor.at
        voice.play({ name: 'tick', volume: 0.5 })
      }
      const isKey = gesture.kind === 'confirm'
      if (isKey && !cursor.key()) return undefined
      const cell = isKey ? cursor.at : gesture.kind === 'tap' ? cellAt(layoutOf(), gesture) : undefined
      if (cell === undefined || bed[cell] === null) return cell
      voice.play({ name: 'buzz', volume: 0.6 })
      voice.news('A flower grows there already.')
      return undefined
    },

    hear: soundsOf,

    see(before, after) {
      const picked = after.picked - before.picked
      if (picked <= 0) return
      const layout = layoutOf()
      const cells = [...before.bed.keys()].filter(
        (cell) => before.bed[cell] !== null && after.bed[cell] === null,
      )
      for (const cell of cells) bits.burst({ ...middleOf(layout, cell), count: 10, colours: CONFETTI })
      const [middle = 0] = cells
      const text = `+${after.points - before.points}`
      words.add({ text, ...middleOf(layout, middle), size: 22 + picked * 2 })
    },

    say: ({ bed }) => cellWords(bed, cursor.at),

    // Not reported: a growing flower, because the kit draws every frame for longer than that after a change, and
    // bobbing and pulsating, which are idle motion.
    isMoving: () => bits.isMoving || words.isMoving,

    tension: ({ bed }) => bed.filter((kind) => kind !== null).length / CELLS,

    portrait: drawPortrait,
  }
}
