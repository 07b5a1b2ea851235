/** Draws the whole picture, from the greenhouse to the floating points. */
import { ring } from '../../kit/paint/brush.ts'
import { breath, glide, overshoot } from '../../kit/paint/easing.ts'
import { sprites } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { rules, type Action, type State } from '../rules.ts'
import { createBackdrop } from './backdrop.ts'
import { drawBed, type BedFrame } from './bed.ts'
import type { Effects } from './effects.ts'
import { drawGuide } from './guide.ts'
import { drawCount, poseOf, raised } from './launcher.ts'
import type { Layout } from './layout.ts'
import { drawLeaving } from './leaving.ts'
import { paletteOf } from './looks.ts'
import { drawMeters } from './meters.ts'
import { drawMole } from './mole.ts'
import { SWINGING, type SeedMotion } from './motion.ts'
import { createPreview, type Preview } from './preview.ts'
import type { Seeds } from './seeds.ts'
import { drawTrough } from './trough.ts'

/** Seconds in which a new bed comes down. */
const LOWER = 0.8
interface Scene {
  begin(time: number): void
  draw(frame: Frame<State, Action>, layout: Layout, aim: number): void
  /** Whether anything moves, apart from idle motion. */
  readonly isMoving: boolean
}

export function createScene(
  stage: Stage,
  motion: SeedMotion,
  effects: Effects,
  seeds: Seeds,
  preview: (state: State, aim: number) => Preview,
): Scene {
  const { pen } = stage
  const bake = sprites(stage)
  const backdrop = createBackdrop(stage, bake)
  const hinted = createPreview()
  let begun = 0
  let now = 0
  /** The mole's current aim, which follows the player's with a delay. */
  let followed = 0
  /** 1 while the bed hangs low for show, under the title; 0 during play. */
  let idle = 1
  let isGliding = false

  return {
    begin: (time) => void (begun = time),
    draw({ state, time, delta, still, playing, hint }, layout, aim) {
      now = time
      const palette = { ...paletteOf(stage.look), strong: stage.strong }
      const sway = still ? 0 : time
      const outcome = rules.outcome(state)
      const since = now - motion.struck.at
      const rest = Number(!playing && !state.spent)
      idle = glide(idle, rest, delta * 6)
      followed = glide(followed, aim, delta * 18)
      isGliding = idle !== rest || followed !== aim
      const swings = since > 0 && since < SWINGING && !still
      const swing = swings ? Math.sin(since * 9) * Math.exp(-since * 4) * 0.07 : 0
      const frame: BedFrame = {
        layout,
        palette,
        now,
        still,
        down: idle * 3.4 - (still ? 0 : 1 - overshoot((now - begun) / LOWER, 0.9)) * 5,
        aside: swing + Math.sin(sway) * idle * 0.2,
      }
      pen.save()
      effects.jolt(delta, still)
      stage.scenery(() => backdrop.draw(layout, palette, state, sway))
      drawTrough(pen, bake, state, motion.sunk(now), frame)
      drawBed(pen, bake, state, motion, frame)
      if (outcome === 'playing' && playing) {
        const march = sway * 1.6
        const ready = now - motion.shotAt > 0.1
        if (ready) drawGuide(pen, bake, layout, preview(state, aim), state, march, false)
        if (typeof hint === 'number') drawGuide(pen, bake, layout, hinted(state, hint), state, march, true)
      }
      const lifted = raised(layout, idle)
      const { unit, waiting, muzzle } = lifted
      drawMole(pen, bake, lifted, palette, poseOf(state, followed, now - motion.shotAt, sway))
      drawCount(pen, state, lifted, now)
      drawMeters(pen, bake, lifted, palette, state)
      if (outcome !== 'won') seeds.draw(pen, bake, lifted, state, now, Math.sin(sway * 3))
      if (hint === 'swap')
        for (const { x, y } of [muzzle, waiting[0]])
          ring(pen, '#ffe27a', x, y, unit * (0.55 + 0.05 * breath(now, 0.9)), unit * 0.09)
      drawLeaving(pen, bake, motion, effects.bits, frame)
      effects.draw(delta, still)
      pen.restore()
    },
    get isMoving() {
      const isLowering = now < begun + LOWER
      return isGliding || isLowering || motion.isMoving(now) || seeds.isMoving(now) || effects.isMoving(now)
    },
  }
}
