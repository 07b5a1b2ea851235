/** Defines the figures common to all zones. */
import { GEM_GAP, type Builder } from './builder.ts'
import { CURVE, zoneNumber } from './curve.ts'
import { gate, spokes, type Arc } from './tube.ts'

/** Distance between a wall's edge and the middle of the route around it, in turns. */
const BERTH = 0.066

export type TubeFigure = (here: Builder) => void

/** Blocks the route and turns it to one side. */
function aside(here: Builder): Arc[] {
  const block = here.curve(CURVE.block) * (0.8 + here.dice.fraction() * 0.4)
  const side = here.side()
  here.line += side * here.reach(block / 2 + BERTH)
  const edge = here.line - side * BERTH
  return [{ from: side > 0 ? edge - block : edge, span: block }]
}

export const slab: TubeFigure = (here) => {
  const from = here.line
  here.wall(aside(here))
  if (here.dice.int(2)) here.trail(from, here.curve(CURVE.rest) * 0.7)
}

/** Adds a hole, and gems along the route beside it. */
function open(here: Builder, arcs: readonly Arc[], seconds: number): void {
  const { at, line } = here
  here.hole(arcs, seconds)
  for (let share = 0; share < 1; share += GEM_GAP / seconds)
    here.treat('gem', at + (here.at - at) * share, line)
}

export const pit: TubeFigure = (here) => open(here, aside(here), 0.25 + here.dice.fraction() * 0.3)

export const ring: TubeFigure = (here) => {
  const from = here.line
  here.bend(0.3)
  here.wall(gate(here.line, here.curve(CURVE.opening)))
  here.trail(from, here.curve(CURVE.rest) * 0.7)
}

export const pillars: TubeFigure = (here) => {
  const late = zoneNumber(here.at) > 1 ? 1 : 0
  const rows = 1 + here.dice.int(2 + late)
  const count = 3 + here.dice.int(1 + late)
  for (let row = 0; row < rows; row++) {
    if (row > 0) here.pass(here.curve(CURVE.beat))
    here.bend(0.5 / count)
    here.wall(spokes(count, 0.09, here.line))
    here.gem()
  }
}

export const fan: TubeFigure = (here) => {
  const turn = here.curve(CURVE.turn) * here.side()
  here.bend(0.15)
  here.blade(spokes(2 + here.dice.int(2), 0.07, here.line), turn)
  here.gem()
}

export const fans: TubeFigure = (here) => {
  const turn = here.curve(CURVE.turn) * here.side()
  const arms = 2 + here.dice.int(3)
  for (const way of [1, -1, 1]) {
    here.bend(0.12)
    here.blade(spokes(arms, 0.06, here.line), turn * way)
    here.gem()
    here.pass(here.curve(CURVE.beat))
  }
}

export const slalom: TubeFigure = (here) => {
  const walls = 3 + here.dice.int(3)
  for (let i = 0; i < walls; i++) {
    const from = here.line
    if (i > 0) here.pass(here.curve(CURVE.beat))
    here.wall(aside(here))
    if (i > 0) here.trail(from, here.curve(CURVE.beat) * 0.6)
  }
}

export const spiral: TubeFigure = (here) => {
  const side = here.side()
  const opening = here.curve(CURVE.opening) * 0.9
  here.bend(0.2)
  for (let i = 0; i < 5; i++) {
    here.wall(gate(here.line, opening))
    here.gem()
    here.pass(here.curve(CURVE.beat) * 0.6)
    here.line += here.reach(0.09) * side
  }
}

export const turnstile: TubeFigure = (here) => {
  here.bend(0.2)
  const turn = here.curve(CURVE.turn) * here.side()
  here.wall(gate(here.line, here.curve(CURVE.opening) * 1.15), { turn, sways: false })
  here.gem()
}

export const twins: TubeFigure = (here) => {
  here.bend(0.2)
  const width = here.curve(CURVE.opening) * 0.85
  open(here, spokes(2, 0.5 - width, here.line), 0.5)
}

export const bridge: TubeFigure = (here) => {
  const width = here.curve(CURVE.opening) * 1.2
  here.bend(0.2)
  for (let i = 0; i < 6; i++) {
    here.gem()
    here.hole(gate(here.line, width), 0.34)
    here.line += (here.dice.int(3) - 1) * 0.05
  }
}

/** Only gems, as a moment of rest. */
export const ribbon: TubeFigure = (here) => {
  const from = here.line
  here.pass(1.2)
  here.bend(0.35)
  here.trail(from, 1.1)
}
