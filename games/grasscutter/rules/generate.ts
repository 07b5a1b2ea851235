/**
 * Makes a garden around a drive: the mower sets off through wild land and carves what it needs, so one way to mow
 * everything is known before any search. Shortcuts and wrong turns come about by themselves.
 */
import type { Chance } from '../../kit/rules/chance.ts'
import { beside } from '../../kit/rules/grid.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import type { Garden } from './garden.ts'
import { plant } from './plant.ts'
import { groundAt, groundBeside, pass, wildPlot, type Plot } from './plot.ts'

export interface Shape {
  readonly width: number
  readonly height: number
  /** Tiles of lawn to stop carving at. */
  readonly lawn: number
  /** The most of each; the drive may leave no room for all of them. */
  readonly gates: number
  readonly molehills: number
}

/** A slide that the mower could make next. */
interface Drive {
  readonly way: Way
  readonly places: readonly number[]
  /** Tiles of it that are new. */
  readonly fresh: number
  /** What stops it: wild land that becomes a hedge, or a mole under its last tile, which must be new. */
  readonly stop: 'hedge' | 'molehill'
}

/** After this many slides in a row over nothing new, the garden is taken as it is. */
const PATIENCE = 30
/** How many tiles more than were asked for the last slide may carve. */
const SLACK = 3
/** The first tiles stay free of moles: the way out of the shed is clear. */
const CALM_START = 8

export function carve(shape: Shape, dice: Chance): Garden {
  const plot = wildPlot(shape.width, shape.height, dice.int(shape.width * shape.height))
  let at = plot.start
  let last: Way | undefined
  let lawn = 1
  for (let idle = 0; idle < PATIENCE && lawn < shape.lawn;) {
    const way = dice.pick(WAYS.filter((each) => each !== last))
    const moles = lawn >= CALM_START && plot.molehills.size < shape.molehills
    const drives = drivesFrom(plot, at, way, moles).filter(({ fresh }) => lawn + fresh <= shape.lawn + SLACK)
    if (drives.length === 0) {
      idle++
      last = undefined
      continue
    }
    // The better of two picks: mostly new land, sometimes a detour.
    const [one, other] = [dice.pick(drives), dice.pick(drives)]
    const drive = other.fresh > one.fresh ? other : one
    idle = drive.fresh > 0 ? 0 : idle + 1
    lawn += drive.fresh
    at = mow(plot, at, drive)
    last = way
  }
  return plant(plot, shape.gates, dice)
}

function drivesFrom(plot: Plot, from: number, way: Way, moles: boolean): Drive[] {
  const found: Drive[] = []
  const places: number[] = []
  let fresh = 0
  for (
    let to = beside(plot, from, way);
    to !== undefined && groundAt(plot, to) !== 'kept';
    to = beside(plot, to, way)
  ) {
    places.push(to)
    const isNew = groundAt(plot, to) === 'wild'
    if (isNew) fresh++
    const beyond = groundBeside(plot, to, way)
    if (beyond !== 'lawn') found.push({ way, places: [...places], fresh, stop: 'hedge' })
    if (isNew && moles && beyond !== 'kept') found.push({ way, places: [...places], fresh, stop: 'molehill' })
  }
  return found
}

/** Carves a drive into the land and returns the place where it ends. */
function mow(plot: Plot, from: number, { way, places, stop }: Drive): number {
  const end = places.at(-1) ?? from
  pass(plot, from, way, true)
  for (const place of places) {
    plot.ground[place] = 'lawn'
    pass(plot, place, way, place === end)
  }
  const beyond = beside(plot, end, way)
  if (stop === 'molehill') plot.molehills.add(end)
  else if (beyond !== undefined) plot.ground[beyond] = 'kept'
  return end
}
