/** Wires drawing, input and sound into the view of a building site. */
import { sprites } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import { isReady, type Drop, type BuildingSite } from './rules.ts'
import { createCamera } from './view/camera.ts'
import { createWalls } from './view/colours.ts'
import { createDebris } from './view/debris.ts'
import { createEffects } from './view/effects.ts'
import { createFall } from './view/fall.ts'
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
  const scene = createScene(stage, bake, walls, fall, debris, rider, effects)
  /** The last state, to paint sprites ahead of time after a resize. */
  let site: BuildingSite

  return {
    begin(state) {
      site = state
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
    figure: () => scene.figure,
    spot: scene.spot,

    see(before, after) {
      site = after
      if (after.fever && !before.fever) voice.moment({ hold: 0.1, flash: '#ffe27a', zoom: 1.05 })
      if (after.missed && !before.missed)
        voice.moment({ hold: 0.15, shade: '#2a0845', kick: { x: 0, y: 6 }, slow: 0.5, quiet: 0.6 })
      effects.see(before, after)
      rider.see(before, after)
      fall.see(before, after)
    },
  }
}
