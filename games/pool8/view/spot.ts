/** Finds the places that lessons light. */
import type { ElementSpot } from '../../kit/view.ts'
import type { State } from '../rules/state.ts'
import { RADIUS, type Point, WIDTH } from '../rules/table.ts'
import { fromTable, type Layout } from './layout.ts'

/** Places besides the balls, which have their numbers; the cue ball is 0. */
export const SPOTS = { cueBall: 0, power: 16, spin: 17, cushion: 18, pocket: 19 } as const

/** Where the cushion and the pocket nearest to the player are lit, in cm, and how widely. */
const CUSHION: Point = { x: 34, y: 0 }
const POCKET: Point = { x: 0, y: WIDTH }
const WIDE = 16
/** Diameter of the cue's handle, in CSS pixels. */
const HANDLE = 32

export function spotOf(place: number, { motion }: State, layout: Layout): ElementSpot {
  const onTable = (at: Point, size: number) => ({ ...fromTable(layout, at), size: size * layout.scale })
  const { power, spin, button } = layout
  if (place === SPOTS.power) return { x: power.x, y: power.y, size: HANDLE }
  if (place === SPOTS.spin) return { x: spin.x, y: spin.y, size: 2 * button }
  if (place === SPOTS.cushion) return onTable(CUSHION, WIDE)
  if (place === SPOTS.pocket) return onTable(POCKET, WIDE)
  return onTable(motion.balls[place] ?? POCKET, 2 * RADIUS)
}
