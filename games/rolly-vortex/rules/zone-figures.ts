/** Defines the figures of particular zones: winding gems, rotating or split tubes, swinging gates. */
import { turning } from './builder.ts'
import { CURVE, OVERTURE_SECONDS, secondsBetween, THROAT } from './curve.ts'
import { pillars, ring, slab, slalom, type TubeFigure } from './figures.ts'
import { gate, spokes } from './tube.ts'

/** Width of the fins that split the tube, in turns. */
const FIN = 0.03
/** How far each part of a winding bridge turns, in turns. */
const COASTER_BEND = 0.03

/** The first seconds of a round: gems to the left, to the right, and once around over the ceiling. */
export const overture: TubeFigure = (here) => {
  const side = here.side()
  for (const turn of [0, side * 0.14, -side * 0.24]) here.coil(1.3, turn)
  here.coil(OVERTURE_SECONDS - secondsBetween(0, here.at), side * 0.26)
}

/** Gems that wind around the tube in a helix. */
export const helix: TubeFigure = (here) => here.coil(2.6 + here.dice.fraction(), here.side() * 0.4)

/** Blades in a row, each rotated slightly further, so that the route between them winds. */
export const screw: TubeFigure = (here) => {
  const side = here.side()
  const turn = here.curve(CURVE.turn) * 0.6 * side
  for (let i = 0; i < 7; i++) {
    here.blade(spokes(2, 0.08, here.line), turn)
    here.gem()
    here.pass(here.curve(CURVE.beat) * 0.55)
    here.line += here.reach(0.07) * side
  }
}

/** The tube rotates under the ball, and gems lie straight ahead. */
export const drum: TubeFigure = (here) => turning(here, () => here.coil(2.6, 0))

/** Obstacles in a rotating tube. */
export const mill: TubeFigure = (here) => turning(here, here.dice.pick([slab, ring, pillars, slalom]))

/** Splits the tube for a while: gems among walls on one side, a free route on the other. */
export const fork: TubeFigure = (here) => {
  const fins = spokes(2, FIN, here.line + 0.25)
  const rich = here.side()
  const { line } = here
  for (let part = 0; part < 8; part++) {
    here.line = line + rich * (part % 4 < 2 ? 0.15 : 0.35)
    // Walls alternate between the outer and the inner end of their side, and the gems lead past them.
    if (part % 2 === 1) here.wall([{ from: line + rich * (part % 4 < 2 ? 0.37 : 0.13) - 0.09, span: 0.18 }])
    here.gem()
    here.mass(fins, 0.24)
  }
  here.line = line - rich * 0.25
  here.pass(0.4)
}

/** Gates that swing back and forth. */
export const swing: TubeFigure = (here) => {
  const gates = 1 + here.dice.int(3)
  for (let i = 0; i < gates; i++) {
    if (i > 0) here.pass(here.curve(CURVE.beat))
    here.bend(0.15)
    const turn = here.curve(CURVE.turn) * 1.6 * here.side()
    here.wall(gate(here.line, here.curve(CURVE.opening) * 1.15), { turn, sways: true })
    here.gem()
  }
}

/** A narrow route between continuous walls, winding to one side and back. */
export const throat: TubeFigure = (here) => {
  const side = here.side()
  const width = here.curve(CURVE.opening) * THROAT.width
  for (let part = 0; part < 9; part++) {
    here.gem()
    here.mass(gate(here.line, width), THROAT.part)
    here.line += (part < 4 ? side : -side) * THROAT.bend
  }
}

/** Turning gates one after the other, each the other way round. */
export const carousel: TubeFigure = (here) => {
  let turn = here.curve(CURVE.turn) * here.side()
  for (let i = 0; i < 3; i++) {
    here.bend(0.12)
    here.wall(gate(here.line, here.curve(CURVE.opening) * 1.3), { turn, sways: false })
    here.gem()
    here.pass(here.curve(CURVE.beat) * 1.2)
    turn = -turn
  }
}

/** A bridge that winds around the tube. */
export const coaster: TubeFigure = (here) => {
  const side = here.side()
  for (let part = 0; part < 8; part++) {
    here.gem()
    here.hole(gate(here.line, here.curve(CURVE.opening) * 1.2), 0.3)
    here.line += side * COASTER_BEND
  }
}

/** Walls with a gap in the floor behind each, on the same side. */
export const cascade: TubeFigure = (here) => {
  for (let i = 0; i < 3; i++) {
    const from = here.line
    here.bend(0.2)
    here.wall(gate(here.line, here.curve(CURVE.opening) * 1.2))
    here.pass(0.12)
    here.hole(gate(here.line, here.curve(CURVE.opening) * 1.4), 0.25)
    here.trail(from, 0.3)
    here.pass(here.curve(CURVE.beat))
  }
}
