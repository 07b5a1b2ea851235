/** Draws the dropped crates with their faces, and ivy on the rooted ones. */
import { blinks, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Ages } from './ages.ts'
import type { Camera } from './camera.ts'
import { moodsSprite, stampMood, type CrateFeeling } from './faces.ts'
import { ivySprite } from './ivy.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import type { Moving, Placed } from '../rules/physics.ts'
import type { Drop, Yard } from '../rules/yard.ts'

/** Mood of a crate: worried when it leans, scared when it falls; blinks now and then. */
export function feelingOf(
  { id, turn, vx, vy, spin }: Moving,
  { flying, landing, ending }: Yard,
  calm: boolean,
  time: number,
): CrateFeeling {
  const speed = Math.hypot(vx, vy)
  if (id === flying || speed > 1.6 || Math.abs(turn) > 0.5) return 'scared'
  if (ending || Math.abs(turn) > 0.045 || speed > 0.22 || Math.abs(spin) > 0.15) return 'worried'
  if (!calm) return 'calm'
  if (landing?.id === id && landing.neat) return 'proud'
  return blinks(time + id * 1.7, 3.7) ? 'blink' : 'glad'
}

/** The same crate a tick ago, nearly always at the same index. */
function previousOf(crate: Moving, i: number, before: readonly Moving[]): Moving {
  const same = before[i]
  return same?.id === crate.id ? same : (before.find(({ id }) => id === crate.id) ?? crate)
}

export function createTower(stage: Stage, bake: Bake) {
  const { pen } = stage

  /** Draws a crate with its face, squashed towards its foot. */
  function drawCrate(
    camera: Camera,
    kind: CrateKind,
    x: number,
    y: number,
    turn: number,
    feeling: CrateFeeling,
    squash = 0,
  ): void {
    const { unit, zoom } = camera
    const sink = (squash * shapeOf(kind).high * unit) / 2
    stampMood(
      pen,
      moodsSprite(bake, kind, unit / zoom, stage.look),
      feeling,
      camera.x(x) + sink * Math.sin(turn),
      camera.y(y) + sink * Math.cos(turn),
      zoom * (1 + squash),
      zoom * (1 - squash),
      -turn,
    )
  }

  return {
    crate: drawCrate,

    draw(
      camera: Camera,
      { before, state, time, still }: Frame<Yard, Drop>,
      part: number,
      { landed, rooted }: Ages,
      wind: number,
    ): void {
      const { unit, zoom } = camera
      const seen = ({ y }: Placed) => Math.abs(camera.y(y) - stage.height / 2) < stage.height / 2 + unit * 2
      for (const { id, kind, x, y, turn } of state.rooted.filter(seen)) {
        const feeling = blinks(time + id, 4.3) ? 'blink' : state.ending ? 'worried' : 'glad'
        drawCrate(camera, kind, x, y, turn, feeling)
      }
      for (const { id, kind, x, y, turn } of state.rooted.filter(seen)) {
        const grown = zoom * overshoot(Math.min(1, rooted(id) / 0.5))
        stamp(pen, ivySprite(bake, kind, unit / zoom), camera.x(x), camera.y(y), grown, grown, -turn)
      }
      const hit = state.loose.find(({ id }) => id === state.landing?.id)
      const ring = still ? 0 : Math.exp(-landed * 8) * Math.cos(landed * 27)
      for (const [i, crate] of state.loose.entries()) {
        if (!seen(crate)) continue
        const from = previousOf(crate, i, before.loose)
        const below = hit ? Math.max(0, hit.y - crate.y) : 9
        const fast = crate.id === state.flying ? Math.min(0.1, -crate.vy * 0.011) : 0
        drawCrate(
          camera,
          crate.kind,
          mix(from.x, crate.x, part),
          mix(from.y, crate.y, part),
          mix(from.turn, crate.turn, part),
          feelingOf(crate, state, Math.abs(wind) < 0.5, time),
          ring * 0.15 * Math.exp(-below * 1.1) - (still ? 0 : fast),
        )
      }
    },
  }
}

export type TowerArt = ReturnType<typeof createTower>
