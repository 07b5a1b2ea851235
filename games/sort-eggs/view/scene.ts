/** Draws a frame, from the sky to the floating words. */
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { ElementSpot, Frame } from '../../kit/view.ts'
import { FOX_PLACE, ROOF_PLACE } from '../lesson-places.ts'
import { clockOf } from '../rules/curve.ts'
import type { Day, Action, Egg } from '../rules.ts'
import type { Gate } from '../rules/state.ts'
import { createBackdrop } from './backdrop.ts'
import { createBaskets } from './baskets.ts'
import { changesOf } from './changes.ts'
import { drawChicks } from './chicks.ts'
import { drawFlow, drawWood } from './chutes.ts'
import { createEffects } from './effects.ts'
import { drawGate, createSwings } from './gates.ts'
import { createFox } from './fox.ts'
import { createGlide, type GlidingLayout } from './glide.ts'
import type { Hand } from './hand.ts'
import { createHen, thoughtSpot } from './hen.ts'
import { drawCoop } from './hen-parts.ts'
import { drawLesson, drawRing } from './lesson.ts'
import { late } from './late.ts'
import { arrange, pointAt, spotOf, type Layout } from './layout.ts'
import type { Wardrobe } from './looks.ts'
import { createMeter, roofSpot } from './meter.ts'
import { HATCH, nightAge } from './night.ts'
import { demoOf, drawEggs } from './rolling.ts'

interface Scene {
  draw(frame: Frame<Day, Action>): void
  see(before: Day, after: Day): void
  /** Where a rolling egg or a place of lesson-places.ts is. */
  spot(place: number, day: Day): ElementSpot
  resize(): void
}

export function createScene(stage: Stage, wardrobe: Wardrobe, hand: Hand): Scene {
  const { pen } = stage
  const { bake } = wardrobe
  const backdrop = createBackdrop(stage, wardrobe)
  const glide = createGlide(stage)
  const swings = createSwings()
  const baskets = createBaskets(pen, wardrobe)
  const hen = createHen(pen, wardrobe)
  const effects = createEffects(stage, wardrobe)
  const meter = createMeter(pen, bake)
  const fox = createFox(pen, bake)

  const layoutOf = ({ gates }: Day) => glide.layout ?? arrange(stage, gates)

  function drawGates(
    { state, delta, still, playing }: Frame<Day, Action>,
    layout: Layout,
    demo: Egg | undefined,
  ): void {
    for (const { place, way } of state.gates) {
      const { x, y } = spotOf(layout, place)
      const side = demo ? demo.place % 2 : way
      const swing = swings.follow(place, side, delta)
      drawGate(pen, bake, x, y, layout.egg, still ? side * 2 - 1 : swing)
      if (playing && hand.over && 'flip' in hand.over && place === hand.over.flip)
        drawRing(pen, x, y + layout.egg * 0.62, layout.egg)
    }
  }

  return {
    draw(frame) {
      const { state, time, delta, still, playing, best = 0, ghost } = frame
      const opening = !playing && !state.tick
      const gliding = glide.follow(state.gates, opening, delta)
      const { layout } = gliding
      const demo = opening ? demoOf(state, time) : undefined
      pen.save()
      effects.jolt(delta, still)
      stage.scenery(() => backdrop.draw(clockOf(state), frame))
      drawChicks(stage, wardrobe, frame, hen.cheer)
      drawTree(stage, wardrobe, gliding, state.gates)
      if (!layout.bare) drawFlow(pen, layout, state.gates, still ? 0 : time)
      baskets.drawBacks(frame, gliding)
      fox.draw(frame, layout)
      if (!layout.bare) {
        drawGates(frame, layout, demo)
        drawEggs(pen, wardrobe, frame, gliding, demo ? [demo] : state.eggs, hand.marked(state))
      }
      baskets.drawFronts(frame, layout)
      effects.drawSplats(layout, delta)
      if ((best || ghost) && !opening)
        late.drawSign?.(pen, wardrobe.palette.wood, layout, state.points, best, ghost?.points)
      hen.draw(frame, layout)
      if (!opening) meter.draw(state.row, delta, layout)
      late.drawTally?.(stage, layout, state)
      if (playing) drawLesson(pen, frame, layout)
      effects.draw(delta, still)
      pen.restore()
    },

    see(before, after) {
      const changes = changesOf(before, after)
      const { landed, passed } = changes
      const layout = layoutOf(after)
      hen.see(before, after, changes)
      meter.see(before, after)
      fox.see(before, after)
      if ((nightAge(before) ?? HATCH) < HATCH && (nightAge(after) ?? 0) >= HATCH) effects.hatch(layout)
      for (const [was, is] of passed) swings.knock(was.place, is.place % 2)
      effects.see(before, after, changes, layout)
      if (landed && after.home > before.home) baskets.hit(landed.kind)
    },

    spot(place, day) {
      const layout = layoutOf(day)
      const egg = day.eggs[place]
      if (egg) return { ...pointAt(layout, egg.place, egg.at), size: layout.egg * 3 }
      if (place === FOX_PLACE) {
        const { rim, basket } = layout
        return { ...spotOf(layout, day.fox), y: rim - basket / 4, size: basket }
      }
      return (place === ROOF_PLACE ? roofSpot : thoughtSpot)(layout)
    },

    resize() {
      glide.jump()
      baskets.clear()
    },
  }
}

/** Draws the coop and the chutes: stroke by stroke while the tree grows, from one sprite at rest. */
function drawTree(
  { pen, width, height }: Stage,
  wardrobe: Wardrobe,
  { layout, target, bake }: GlidingLayout,
  gates: readonly Gate[],
): void {
  const paint = (pen: Pen) => {
    drawCoop(pen, wardrobe, layout)
    if (!layout.bare) drawWood(pen, wardrobe.palette.wood, layout, gates)
  }
  if (layout !== target) return paint(pen)
  const wood = bake('wood', width, height, (pen) => {
    pen.translate(-width / 2, -height / 2)
    paint(pen)
  })
  stamp(pen, wood, width / 2, height / 2)
}
