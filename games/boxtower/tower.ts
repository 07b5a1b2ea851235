/** The crates that were let go: where they are, how they feel, and the ivy on those that it holds. */
import { mix, overshoot } from '../kit/easing.ts'
import type { Frame } from '../kit/game.ts'
import { stamp, type Bake } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import type { Camera } from './camera.ts'
import { crateSprite, faceSprite, ivySprite, type Feeling } from './crateart.ts'
import type { Happenings } from './happenings.ts'
import { kindOf, type KindName } from './kinds.ts'
import type { Moving, Placed } from './physics.ts'
import type { Drop, Yard } from './rules.ts'

/** Where a face sits on its crate, from the middle, y downwards, and its size; in ells. */
export function facePlace(kind: KindName): readonly [x: number, y: number, size: number] {
  const { wide, high } = kindOf(kind)
  if (kind === 'step') return [-0.3, 0.02, 0.92]
  return [0, 0.02, Math.min(wide * 0.98, high * 1.15)]
}

/** How a crate feels: worried when it leans, scared when it falls, and it blinks now and then. */
export function feelingOf(
  { id, turn, vx, vy, spin }: Moving,
  { flying, landing, ending }: Yard,
  calm: boolean,
  time: number,
): Feeling {
  const speed = Math.hypot(vx, vy)
  if (id === flying || speed > 1.6 || Math.abs(turn) > 0.5) return 'scared'
  if (ending || Math.abs(turn) > 0.045 || speed > 0.22 || Math.abs(spin) > 0.15) return 'worried'
  if (!calm) return 'calm'
  if (landing?.id === id && landing.neat) return 'proud'
  return (time + id * 1.7) % 3.7 < 0.13 ? 'blink' : 'glad'
}

export function openTower(stage: Stage, bake: Bake) {
  const { pen } = stage

  /** One crate with its face, squashed by `squash` towards its foot. */
  function drawCrate(
    camera: Camera,
    { kind, x, y, turn }: Omit<Placed, 'id'>,
    feeling: Feeling,
    squash = 0,
  ): void {
    const { unit, zoom } = camera
    const base = unit / zoom
    const { high } = kindOf(kind)
    const [faceX, faceY, size] = facePlace(kind)
    pen.save()
    pen.translate(camera.x(x), camera.y(y))
    pen.rotate(-turn)
    pen.translate(0, (squash * high * unit) / 2)
    pen.scale(zoom * (1 + squash), zoom * (1 - squash))
    stamp(pen, crateSprite(bake, kind, base), 0, 0)
    stamp(pen, faceSprite(bake, feeling, base), faceX * base, faceY * base, size)
    pen.restore()
  }

  return {
    crate: drawCrate,
    draw(
      camera: Camera,
      { before, state, time, still }: Frame<Yard, Drop>,
      part: number,
      { landedAge, rootedAge }: Happenings,
      wind: number,
    ): void {
      const { unit, zoom } = camera
      const seen = ({ y }: Placed) => Math.abs(camera.y(y) - stage.height / 2) < stage.height / 2 + unit * 2
      for (const crate of state.rooted) {
        if (!seen(crate)) continue
        drawCrate(camera, crate, (time + crate.id) % 4.3 < 0.14 ? 'blink' : state.ending ? 'worried' : 'glad')
      }
      for (const crate of state.rooted) {
        if (!seen(crate)) continue
        const grown = overshoot(Math.min(1, rootedAge(crate.id) / 0.5))
        stamp(
          pen,
          ivySprite(bake, crate.kind, unit / zoom),
          camera.x(crate.x),
          camera.y(crate.y),
          zoom * grown,
          zoom * grown,
          -crate.turn,
        )
      }
      const last = new Map(before.loose.map((crate) => [crate.id, crate]))
      const hit = state.loose.find(({ id }) => id === state.landing?.id)
      const ring = still ? 0 : Math.exp(-landedAge * 8) * Math.cos(landedAge * 27)
      for (const crate of state.loose) {
        if (!seen(crate)) continue
        const from = last.get(crate.id) ?? crate
        const place = {
          kind: crate.kind,
          x: mix(from.x, crate.x, part),
          y: mix(from.y, crate.y, part),
          turn: mix(from.turn, crate.turn, part),
        }
        const below = hit ? Math.max(0, hit.y - crate.y) : 9
        const fast = crate.id === state.flying ? Math.min(0.1, -crate.vy * 0.011) : 0
        const squash = ring * 0.15 * Math.exp(-below * 1.1) - (still ? 0 : fast)
        drawCrate(camera, place, feelingOf(crate, state, Math.abs(wind) < 0.5, time), squash)
      }
    },
  }
}

export type TowerArt = ReturnType<typeof openTower>
