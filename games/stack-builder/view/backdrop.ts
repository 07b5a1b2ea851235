/** Collects the layers behind and below the tower, from the sky to the clouds in front of the garden. */
import type { Mood } from '../../kit/paint/glossy.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { TowerView } from './camera.ts'
import { createClouds } from './clouds.ts'
import { createGarden } from './garden.ts'
import { late } from './late.ts'
import { createSky } from './sky.ts'
import { drawTown } from './town.ts'

interface Backdrop {
  /** From far to near. `time` is 0 with reduced motion; `mood` sets the faces of the passers-by. */
  readonly layers: readonly ((eye: TowerView, time: number, mood: Mood) => void)[]
}

/** `towers` are the storeys of the last towers, the newest first. */
export function createBackdrop(stage: Stage, bake: Bake, towers: readonly number[]): Backdrop {
  const sky = createSky(stage, bake)
  const clouds = createClouds(stage, bake)
  let passers: ReturnType<NonNullable<typeof late.createPassers>> | undefined
  let skyline: ReturnType<NonNullable<typeof late.createSkyline>> | undefined
  const garden = createGarden(stage, bake)
  return {
    layers: [
      sky.draw,
      (eye, time) => clouds.draw(eye, time, 0.4),
      sky.drawEarth,
      (eye) => drawTown(stage, bake, eye),
      (eye) => (skyline ??= late.createSkyline?.(stage, bake, towers))?.draw(eye),
      (...how) => (passers ??= late.createPassers?.(stage, bake))?.draw(...how),
      garden.draw,
      clouds.drawSea,
      (eye, time) => clouds.draw(eye, time, 0.75),
    ],
  }
}
