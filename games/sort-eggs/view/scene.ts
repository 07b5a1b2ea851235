/** Draws a frame, from the sky to the floating words. */
import { ring } from '../../kit/paint/brush.ts'
import { clamp, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { clockOf, ROW } from '../rules/curve.ts'
import type { Day, Action, Egg } from '../rules.ts'
import type { Gate } from '../rules/state.ts'
import { createBackdrop } from './backdrop.ts'
import { createBaskets } from './baskets.ts'
import { landedOf, passedOf } from './changes.ts'
import { drawChicks } from './chicks.ts'
import { drawFlow, drawWood } from './chutes.ts'
import { createEffects } from './effects.ts'
import { drawEgg, moodOf, plain } from './eggs.ts'
import { drawGate, createSwings } from './gates.ts'
import { createFox } from './fox.ts'
import { createGlide, type GlidingLayout } from './glide.ts'
import type { Hand } from './hand.ts'
import { createHen } from './hen.ts'
import { drawCoop } from './hen-parts.ts'
import { arrange, pointAt, spotOf, type Layout } from './layout.ts'
import type { Wardrobe } from './looks.ts'
import { createMeter } from './meter.ts'
import { drawTally, HATCH, nightAge } from './night.ts'
import { drawSign } from './sign.ts'

/** Seconds between eggs on the opening. */
const DEMO = 2.2

export interface Scene {
  draw(frame: Frame<Day, Action>): void
  see(before: Day, after: Day): void
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

  /** Drawn stroke by stroke while it grows, from one sprite at rest. */
  function drawTree({ layout, target, bake: bakeStill }: GlidingLayout, gates: readonly Gate[]): void {
    const { width, height } = stage
    const paint = (pen: Pen) => {
      drawCoop(pen, wardrobe, layout)
      if (!layout.bare) drawWood(pen, wardrobe.palette.wood, layout, gates)
    }
    if (layout !== target) return paint(pen)
    const wood = bakeStill('wood', width, height, (pen) => {
      pen.translate(-width / 2, -height / 2)
      paint(pen)
    })
    stamp(pen, wood, width / 2, height / 2)
  }

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

  function drawEggs(
    { before, state, since }: Frame<Day, Action>,
    { layout, target, bake: bakeStill }: GlidingLayout,
    demo: Egg | undefined,
  ): void {
    const marked = hand.marked(state)
    const part = Math.min(1, since * 60)
    for (const egg of demo ? [demo] : state.eggs) {
      const was = before.eggs.find(({ id }) => id === egg.id)
      const at = mix(was?.at ?? egg.at, egg.at, part)
      const { x, y, slope } = pointAt(layout, egg.place, at)
      const mood = moodOf(state, egg)
      const born = overshoot(clamp(at / (ROW * 0.3)))
      const lean = clamp(slope * 0.22, -0.5, 0.5)
      const shiver = mood === 'sad' ? Math.sin(at / 90) * 0.07 : 0
      const near = 1 - (at % ROW) / ROW
      drawEgg(pen, wardrobe, {
        ...egg,
        mood,
        x,
        y,
        size: layout.egg * (0.55 + 0.45 * born),
        turn: Math.sin(at / 800) * 0.09 - lean + shiver,
        // Stretched by its speed, squashed as it leaves a gate.
        stretch: near > 0.88 ? -0.07 * hop((near - 0.88) / 0.12) : 0.03,
        gaze: clamp(slope, -1, 1),
      })
      if (egg === marked)
        stamp(pen, markSprite(bakeStill, target.egg, egg.form === 'rotten'), x, y, layout.egg / target.egg)
    }
  }

  /** Points at a gate until the first flip; later at the first rotten egg and the first fox. */
  function drawLesson({ state, time, still }: Frame<Day, Action>, layout: Layout): void {
    const [egg] = state.eggs
    const beat = still ? 0.5 : (time * 1.4) % 1
    const point = (x: number, y: number, size: number) => {
      pen.globalAlpha = 1 - beat
      drawRing(pen, x, y, size * (0.8 + beat))
      pen.globalAlpha = 1
    }
    if (state.fox && !state.shooed) point(spotOf(layout, state.fox).x, layout.rim, layout.basket * 0.5)
    if (!egg) return
    if (egg.form === 'rotten' && !state.thrown) {
      const { x, y } = pointAt(layout, egg.place, egg.at)
      point(x, y, layout.egg * 1.4)
    }
    if (state.flips || egg.place !== 1 || moodOf(state, egg) === 'glad') return
    const { x, y } = spotOf(layout, 1)
    point(x, y + layout.egg * 0.62, layout.egg)
    letter(pen, 'Flip!', x, y + layout.egg * 2.6, clamp(layout.egg * 0.9, 18, 30))
  }

  return {
    draw(frame) {
      const { state, time, delta, still, playing, best } = frame
      const opening = !playing && !state.tick
      const gliding = glide.follow(state.gates, opening, delta)
      const { layout } = gliding
      const demo = opening ? demoOf(state, time) : undefined
      pen.save()
      effects.jolt(delta, still)
      stage.scenery(() => backdrop.draw(clockOf(state), frame))
      drawChicks(stage, wardrobe, frame, hen.cheer)
      drawTree(gliding, state.gates)
      if (!layout.bare) drawFlow(pen, layout, state.gates, still ? 0 : time)
      baskets.drawBacks(frame, gliding)
      fox.draw(frame, layout)
      if (!layout.bare) {
        drawGates(frame, layout, demo)
        drawEggs(frame, gliding, demo)
      }
      baskets.drawFronts(frame, layout)
      effects.drawSplats(layout, delta)
      if (best && !opening) drawSign(pen, wardrobe.palette.wood, layout, state.points, best)
      hen.draw(frame, layout)
      if (!opening) meter.draw(state.row, delta, layout)
      drawTally(stage, layout, state)
      if (playing) drawLesson(frame, layout)
      effects.draw(delta, still)
      pen.restore()
    },

    see(before, after) {
      const landed = landedOf(before, after)
      const layout = glide.layout ?? arrange(stage, after.gates)
      hen.see(before, after, landed)
      meter.see(before, after)
      fox.see(before, after)
      if ((nightAge(before) ?? HATCH) < HATCH && (nightAge(after) ?? 0) >= HATCH) effects.hatch(layout)
      for (const [was, is] of passedOf(before, after)) swings.knock(was.place, is.place % 2)
      effects.show(layout, landed, before, after)
      if (landed && after.home > before.home) baskets.hit(landed.kind)
    },

    resize() {
      glide.jump()
      baskets.clear()
    },
  }
}

/** Demo on the opening: eggs roll to their baskets one by one. */
function demoOf({ baskets }: Day, time: number): Egg {
  const lap = Math.floor(time / DEMO)
  const { kind, place } = baskets[lap % 2] ?? { kind: 0, place: 2 }
  return { ...plain(kind), id: 0, place, at: ((time / DEMO) % 1) * 2 * ROW }
}

function drawRing(pen: Pen, x: number, y: number, radius: number): void {
  ring(pen, '#2a1458', x, y, radius, 6)
  ring(pen, '#fff', x, y, radius, 3)
}

/** Marks the egg that keys and gamepad would send. */
const markSprite = (bake: Bake, egg: number, isRotten: boolean) =>
  bake(`mark${isRotten}`, egg * 5, egg * 5, (pen) => {
    drawRing(pen, 0, 0, egg * 1.35)
    if (isRotten) letter(pen, '▼', 0, egg * 1.75, egg * 0.8)
    letter(pen, '◀', egg * -1.75, 0, egg * 0.8)
    letter(pen, '▶', egg * 1.75, 0, egg * 0.8)
  })
