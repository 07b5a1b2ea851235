/** Adds the tube's contents to the scene: walls, blades, holes, gems and bubbles. */
import { clamp } from '../../kit/paint/easing.ts'
import { THICK } from '../rules/builder.ts'
import { PULL, TUBE_RADIUS } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import { apart, turned, type Obstacle } from '../rules/tube.ts'
import type { Scene } from './scene.ts'
import type { Sparks } from './sparks.ts'

/** Metres from the axis to the top of a wall, and to the rim of a blade's hub; thickness of the shell. */
const WALL_TOP = 1.45
const HUB = 0.42
const SHELL = 0.55
/** Metres ahead over which objects grow out of the wall. */
const GROWN = { from: 80, to: 62 }
/**
 * Metres over which objects behind the ball shrink, so that none fills the picture, and where they are out of sight.
 */
const SHRUNK = { from: -0.6, to: -3.4 }
const UNSEEN = -6
/** Metres over which a blaze attracts a gem. */
const DRAWN_IN = 9

interface Progress {
  readonly distance: number
  readonly time: number
  /** 0 to 1: how far the obstacles have grown out of the wall since the start of the round. */
  readonly rise: number
}

export function addContents(scene: Scene, state: State, progress: Progress, sparks: Sparks): void {
  const { obstacles } = state
  for (const [i, obstacle] of obstacles.entries()) {
    const ahead = obstacle.at - progress.distance
    if (ahead + obstacle.length < UNSEEN || ahead > GROWN.from) continue
    if (obstacle.kind === 'hole') addHole(scene, obstacle, ahead, obstacles[i - 1], obstacles[i + 1])
    else addSolid(scene, obstacle, ahead, progress)
  }
  addTreats(scene, state, progress, sparks)
}

function addSolid(scene: Scene, obstacle: Obstacle, ahead: number, { distance, rise }: Progress): void {
  const grown = clamp((GROWN.from - ahead) / (GROWN.from - GROWN.to)) * rise
  // Long obstacles keep their height until their end has passed.
  const back = clamp((SHRUNK.from + THICK - ahead - obstacle.length) / (SHRUNK.from - SHRUNK.to))
  const height = grown * (1 - back)
  if (height <= 0) return
  const shift = turned(obstacle, distance)
  const end = ahead + obstacle.length
  const blade = obstacle.kind === 'blade'
  const top = TUBE_RADIUS - (TUBE_RADIUS - (blade ? HUB * 0.7 : WALL_TOP)) * height
  for (const { from, span } of obstacle.arcs) {
    scene.solids.add(from + shift, span, top, TUBE_RADIUS, ahead, end, blade ? 1 : 0)
  }
  if (blade && height === 1) scene.solids.add(shift, 1, 0, HUB, ahead - 0.15, end, 2)
}

/** Whether a hole continues in the next one without an edge between them. */
function meets(a: Obstacle | undefined, b: Obstacle | undefined): 0 | 1 {
  return a?.kind === 'hole' && b?.kind === 'hole' && Math.abs(a.at + a.length - b.at) < 0.01 ? 1 : 0
}

function addHole(scene: Scene, hole: Obstacle, ahead: number, before?: Obstacle, after?: Obstacle): void {
  const end = ahead + hole.length
  for (const { from, span } of hole.arcs) {
    scene.holes.add(from, span, ahead, end, meets(before, hole), meets(hole, after))
    scene.solids.add(from, span, TUBE_RADIUS, TUBE_RADIUS + SHELL, ahead, end, 3)
  }
}

function addTreats(scene: Scene, state: State, { distance, time, rise }: Progress, sparks: Sparks): void {
  for (const { id, kind, at, angle: laid, missed } of state.treats) {
    const ahead = at - distance
    if (ahead < UNSEEN || ahead > GROWN.from) continue
    // A blaze attracts gems as they come closer.
    const away = apart(laid, state.angle)
    const drawn = state.blaze && !missed && Math.abs(away) < PULL ? clamp(1 - ahead / DRAWN_IN) : 0
    const angle = laid + away * drawn
    const grown = clamp((GROWN.from - ahead) / 12) * rise
    const bob = Math.sin(time * 2.4 + id) * 0.06
    const radius = TUBE_RADIUS - 0.62 + bob
    if (kind === 'bubble') {
      scene.bubbles.add(angle, radius - 0.1, ahead, 0.62 * grown, time, 2, 1)
      continue
    }
    const size = grown * (missed ? 0.8 : 1)
    if (kind === 'ember') {
      const flicker = 0.8 + 0.06 * Math.sin(time * 23 + id)
      scene.bubbles.add(angle, radius - 0.15, ahead, flicker * size, time, 3, 0.9)
    }
    scene.gems.add(angle, radius - (kind === 'ember' ? 0.15 : 0), ahead, 0.42 * size, time * 2 + id, 0, 1)
    // Each gem twinkles in its own rhythm, too slowly to count as a flash.
    const turn = (time * 0.45 + id * 0.37) % 1
    if (turn < 0.5 && ahead < 45 && !missed)
      sparks.twinkle(
        scene.sparks,
        angle,
        radius - 0.25,
        ahead - 0.2,
        Math.sin(turn * 2 * Math.PI) * 0.55 * grown,
      )
  }
}
