/** Wires drawing, input and sound into the view of a climb. */
import { floats } from '../kit/paint/floats.ts'
import { sprites } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import { nestX, nestY } from './rules/nests.ts'
import { flightX, flightY } from './rules/flight.ts'
import { nestOf, type Climb, type Leap } from './rules.ts'
import { chickBody, chickWing } from './view/birds.ts'
import { createCamera } from './view/camera.ts'
import { changesOf } from './view/changes.ts'
import { CHICK } from './view/chicks.ts'
import type { Effects } from './view/effects.ts'
import { eggSprite, MOODS } from './view/egg.ts'
import { lensOn } from './view/lens.ts'
import { lessonSpot } from './view/lesson-spot.ts'
import { paletteOf } from './view/looks.ts'
import { freshMemory, passTime, remember, SIZE } from './view/pose.ts'
import { drawPortrait } from './view/portrait.ts'
import { furnish, late } from './view/late.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<Climb, Leap> {
  const bake = sprites(stage)
  const camera = createCamera(stage)
  const words = floats(stage)
  let effects: Effects | undefined
  const scene = createScene(stage, bake, () => (effects ??= late.createEffects?.(stage, bake, voice, words)))
  const memory = freshMemory()
  /** Whether the climb has passed the best score of earlier rounds. */
  let isPastBest = true

  /** Sprites to paint ahead of time: the egg in every mood, and the chick of a broken egg. */
  function* spritesAhead() {
    const { unit } = lensOn(stage, 0)
    for (const mood of [...MOODS, 'hatched'] as const)
      for (const cracked of [false, true])
        yield eggSprite(bake, paletteOf(stage.look), SIZE * unit, mood, cracked)
    for (const sprite of [chickBody, chickWing]) yield sprite(bake, CHICK * unit)
  }

  return {
    begin(state) {
      camera.begin(state)
      scene.begin()
      effects?.begin()
      isPastBest = true
      stage.prePaint(spritesAhead())
    },
    resize: () => stage.prePaint(spritesAhead()),

    draw(frame) {
      passTime(memory, frame.delta)
      const lens = camera.follow(frame)
      const { best, state } = frame
      // A round that is resumed beyond the best score has passed it before.
      const isBeyond = best !== undefined && best > 0 && state.points > best
      if (isBeyond && !isPastBest) effects?.celebrateBest(lens, state)
      isPastBest = isBeyond
      scene.draw(frame, lens, memory)
    },

    read: (gesture) =>
      gesture.kind === 'press' ||
      gesture.kind === 'confirm' ||
      (gesture.kind === 'direction' && gesture.way === 'up' && !gesture.repeat)
        ? 'leap'
        : undefined,

    figure: scene.figure,
    hear: soundsOf,
    furnish,
    showsMedals: true,
    tension: ({ best, combo }) => best / 120 + combo / 10,
    portrait: drawPortrait,
    spot: (place, state) => lessonSpot(camera.lens, place, state),

    see(before, after) {
      const changes = changesOf(before, after)
      const { lens } = camera
      const nest = nestOf(after, after.at)
      const middle = nestX(nest, after.tick)
      const flight = after.flight ?? (changes.broke || changes.saved ? before.flight : null)
      const foot = flight
        ? { x: flightX(flight, flight.age), y: flightY(flight, flight.age) }
        : { x: middle, y: nestY(nest, after.tick) }
      const landed = before.flight ? flightX(before.flight, before.flight.age) - middle : 0
      remember(memory, changes, landed * lens.unit, foot)
      effects?.see(changes, after, lens, foot)
    },
  }
}
