/** Wires drawing, input and sound into the view of a building site. */
import { sprites } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import { isReady, storeysOf, type Drop, type BuildingSite } from './rules.ts'
import { createCamera } from './view/camera.ts'
import { createWalls } from './view/colours.ts'
import { createDebris } from './view/debris.ts'
import { createEffects } from './view/effects.ts'
import { createFall } from './view/fall.ts'
import { furnish, late } from './view/late.ts'
import { drawPortrait } from './view/portrait.ts'
import { createRider } from './view/rider.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<BuildingSite, Drop> {
  const { pen } = stage
  const bake = sprites(stage)
  const camera = createCamera(stage)
  const fall = createFall()
  const debris = createDebris(pen)
  const rider = createRider(stage, bake)
  const walls = createWalls(stage)
  const effects = createEffects(stage, camera, debris, walls)
  /** Storeys of the towers finished on this page, the newest first. */
  const towers: number[] = []
  /** Storeys of the tower that joins them when the next round begins. */
  let finished = 0
  const scene = createScene(stage, bake, walls, fall, debris, rider, effects, towers)
  /** The last state, to paint sprites ahead of time after a resize. */
  let site: BuildingSite
  /** Storeys of the highest tower before this round. */
  let highest = 0

  return {
    begin(state) {
      site = state
      if (finished > 0) towers.unshift(finished)
      finished = 0
      fall.begin()
      debris.clear()
      rider.begin()
      effects.clear()
      scene.begin()
      camera.begin(state.tower.length)
      stage.prePaint(scene.ahead(state))
    },
    resize: () => stage.prePaint(scene.ahead(site)),

    draw(frame) {
      const { state, delta, still, best = 0 } = frame
      highest = best
      const landed = fall.pass(delta)
      if (landed) {
        effects.land(landed)
        rider.land(landed.streak)
      }
      debris.move(delta)
      const count = state.tower.length
      // At the end the camera shows the whole tower, and the outline of the best one unless that is much higher.
      const whole = state.missed ? Math.max(count, Math.min(best + 2, count * 1.4)) : 0
      scene.draw(frame, camera.follow(still ? count : fall.cameraTarget(state), whole, frame))
    },

    read(gesture, state) {
      const isDropGesture =
        gesture.kind === 'press' ||
        gesture.kind === 'confirm' ||
        (gesture.kind === 'direction' && gesture.way === 'down' && !gesture.repeat)
      // A tap that comes too early has no effect but still makes a sound.
      if (isDropGesture && !isReady(state)) voice.play({ name: 'tick', step: -8, volume: 0.6 })
      return isDropGesture ? 'drop' : undefined
    },

    hear: soundsOf,
    showsMedals: true,
    tension: ({ tower, lamps }) => tower.length / 120 + lamps / 16,
    portrait: drawPortrait,
    furnish,
    figure: () => scene.figure,
    spot: scene.spot,

    see(before, after) {
      site = after
      const peak = late.peakOf?.(before, after, highest)
      if (peak) voice.moment(peak)
      effects.see(before, after, late.isRecord?.(before, after, highest) === true)
      if (after.missed) finished = storeysOf(after)
      rider.see(before, after)
      fall.see(before, after)
    },
  }
}
