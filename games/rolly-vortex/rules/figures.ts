/** The figures that the tube is made of, and from which metre on each may come. */
import { GEM_GAP, type Builder } from './builder.ts'
import { CURVE, OVERTURE_SECONDS, secondsBetween, speedAt, zoneNumber } from './curve.ts'
import { gate, spokes, type Arc } from './tube.ts'

/** Turns between a wall's edge and the middle of the way round it. */
const BERTH = 0.066
/** Turns that the fins take which part the tube. */
const FIN = 0.03
/** Seconds for which a drum turns before the first thing in it. */
const DRUM_AHEAD = 0.5

type Figure = (here: Builder) => void

/** Something stands in the way, and the way turns aside. */
function aside(here: Builder): Arc[] {
  const block = here.curve(CURVE.block) * (0.8 + here.dice.fraction() * 0.4)
  const side = here.side()
  here.line += side * here.reach(block / 2 + BERTH)
  const edge = here.line - side * BERTH
  return [{ from: side > 0 ? edge - block : edge, span: block }]
}

const slab: Figure = (here) => {
  const from = here.line
  here.wall(aside(here))
  if (here.dice.int(2)) here.trail(from, here.curve(CURVE.rest) * 0.7)
}

/** A hole, and gems along the way beside it. */
function open(here: Builder, arcs: readonly Arc[], seconds: number): void {
  const { at, line } = here
  here.hole(arcs, seconds)
  for (let share = 0; share < 1; share += GEM_GAP / seconds)
    here.treat('gem', at + (here.at - at) * share, line)
}

const pit: Figure = (here) => open(here, aside(here), 0.25 + here.dice.fraction() * 0.3)

const ring: Figure = (here) => {
  const from = here.line
  here.bend(0.3)
  here.wall(gate(here.line, here.curve(CURVE.opening)))
  here.trail(from, here.curve(CURVE.rest) * 0.7)
}

const pillars: Figure = (here) => {
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

const fan: Figure = (here) => {
  const turn = here.curve(CURVE.turn) * here.side()
  here.bend(0.15)
  here.blade(spokes(2 + here.dice.int(2), 0.07, here.line), turn)
  here.gem()
}

const fans: Figure = (here) => {
  const turn = here.curve(CURVE.turn) * here.side()
  const arms = 2 + here.dice.int(3)
  for (const way of [1, -1, 1]) {
    here.bend(0.12)
    here.blade(spokes(arms, 0.06, here.line), turn * way)
    here.gem()
    here.pass(here.curve(CURVE.beat))
  }
}

const slalom: Figure = (here) => {
  const walls = 3 + here.dice.int(3)
  for (let i = 0; i < walls; i++) {
    const from = here.line
    if (i > 0) here.pass(here.curve(CURVE.beat))
    here.wall(aside(here))
    if (i > 0) here.trail(from, here.curve(CURVE.beat) * 0.6)
  }
}

const spiral: Figure = (here) => {
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

const turnstile: Figure = (here) => {
  here.bend(0.2)
  const turn = here.curve(CURVE.turn) * here.side()
  here.wall(gate(here.line, here.curve(CURVE.opening) * 1.15), { turn, sways: false })
  here.gem()
}

const twins: Figure = (here) => {
  here.bend(0.2)
  const width = here.curve(CURVE.opening) * 0.75
  open(here, spokes(2, 0.5 - width, here.line), 0.5)
}

const bridge: Figure = (here) => {
  const width = here.curve(CURVE.opening) * 0.85
  here.bend(0.2)
  for (let i = 0; i < 6; i++) {
    here.gem()
    here.hole(gate(here.line, width), 0.34)
    here.line += (here.dice.int(3) - 1) * 0.05
  }
}

/** Nothing but gems: a moment to breathe. */
const ribbon: Figure = (here) => {
  const from = here.line
  here.pass(1.2)
  here.bend(0.35)
  here.trail(from, 1.1)
}

/** The first seconds of a round: gems to the left, to the right, and once round over the ceiling. */
const overture: Figure = (here) => {
  const side = here.side()
  for (const turn of [0, side * 0.14, -side * 0.24]) here.coil(1.3, turn)
  here.coil(OVERTURE_SECONDS - secondsBetween(0, here.at), side * 0.26)
}

/** Gems that wind round the tube like a thread. */
const helix: Figure = (here) => here.coil(2.6 + here.dice.fraction(), here.side() * 0.4)

/** Blades behind one another, each turned a little on: the way between them winds. */
const screw: Figure = (here) => {
  const side = here.side()
  const turn = here.curve(CURVE.turn) * 0.6 * side
  for (let i = 0; i < 7; i++) {
    here.blade(spokes(2, 0.08, here.line), turn)
    here.gem()
    here.pass(here.curve(CURVE.beat) * 0.55)
    here.line += here.reach(0.07) * side
  }
}

/** The tube turns under the ball, and gems lie straight ahead. */
const drum: Figure = (here) => turning(here, () => here.coil(2.6, 0))

/** Something to steer round while the tube turns. */
const mill: Figure = (here) => turning(here, here.dice.pick([slab, ring, pillars, slalom]))

/** The tube is parted for a while: gems among walls on one side, a free way on the other. */
const fork: Figure = (here) => {
  const fins = spokes(2, FIN, here.line + 0.25)
  const rich = here.side()
  const { line } = here
  for (let part = 0; part < 8; part++) {
    here.line = line + rich * (part % 4 < 2 ? 0.15 : 0.35)
    // The wall stands at the outer or at the inner end of its side, by turns, and the gems lead past it.
    if (part % 2 === 1) here.wall([{ from: line + rich * (part % 4 < 2 ? 0.37 : 0.13) - 0.09, span: 0.18 }])
    here.gem()
    here.mass(fins, 0.24)
  }
  here.line = line - rich * 0.25
  here.pass(0.4)
}

/** Gates that swing to and fro. */
const swing: Figure = (here) => {
  const gates = 1 + here.dice.int(3)
  for (let i = 0; i < gates; i++) {
    if (i > 0) here.pass(here.curve(CURVE.beat))
    here.bend(0.15)
    const turn = here.curve(CURVE.turn) * 1.6 * here.side()
    here.wall(gate(here.line, here.curve(CURVE.opening) * 1.15), { turn, sways: true })
    here.gem()
  }
}

/** A narrow way between walls that never end, winding to one side and back. */
const throat: Figure = (here) => {
  const side = here.side()
  const width = here.curve(CURVE.opening) * 1.15
  for (let part = 0; part < 9; part++) {
    here.gem()
    here.mass(gate(here.line, width), 0.26)
    here.line += (part < 4 ? side : -side) * 0.045
  }
}

/** Lays something into a drum, which begins a moment earlier. */
export function turning(here: Builder, lay: Figure): void {
  here.drift = here.curve(CURVE.drift) * here.side()
  const at = here.at - DRUM_AHEAD * speedAt(here.at)
  lay(here)
  here.drums.push({ at, length: here.at - at, turn: here.drift })
}

export const FIGURES = {
  slab,
  ring,
  pillars,
  ribbon,
  pit,
  twins,
  bridge,
  fan,
  fans,
  slalom,
  screw,
  drum,
  mill,
  helix,
  turnstile,
  spiral,
  fork,
  swing,
  throat,
  overture,
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES

interface Stretch {
  /** What it opens with. */
  readonly piece: FigureName
  /** What comes in it for the first time. */
  readonly brings: readonly FigureName[]
}

const ZONES: readonly Stretch[] = [
  { piece: 'overture', brings: ['slab', 'ring', 'pillars', 'ribbon'] },
  { piece: 'bridge', brings: ['pit', 'twins', 'bridge'] },
  { piece: 'screw', brings: ['fan', 'slalom', 'screw'] },
  { piece: 'drum', brings: ['mill', 'drum'] },
  { piece: 'helix', brings: ['turnstile', 'spiral', 'helix'] },
  { piece: 'fork', brings: ['fork', 'fans'] },
  { piece: 'swing', brings: ['swing'] },
  { piece: 'throat', brings: ['throat'] },
]

/** How often all zones have been rolled through: then everything turns, then walls sway, then both. */
export const lapOf = (zone: number) => Math.floor(zone / ZONES.length)

export function pieceOf(zone: number): FigureName {
  return (zone > 0 && ZONES[zone % ZONES.length]?.piece) || 'overture'
}

/** What may come in a zone: half of it is what the zone is about. */
export function figuresOf(zone: number): readonly (readonly FigureName[])[] {
  const own = ZONES[zone % ZONES.length]?.brings ?? []
  return [own, ZONES.slice(0, zone + 1).flatMap(({ brings }) => brings)]
}
