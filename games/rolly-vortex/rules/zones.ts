/** Assigns figures to zones, so that the player meets one new element at a time. */
import * as figures from './figures.ts'
import * as zoneFigures from './zone-figures.ts'

export const FIGURES = { ...figures, ...zoneFigures }

export type FigureName = keyof typeof FIGURES

interface Stretch {
  /** The opening figure. */
  readonly opening: FigureName
  /** Figures that appear for the first time. */
  readonly brings: readonly FigureName[]
}

const ZONES: readonly Stretch[] = [
  { opening: 'overture', brings: ['slab', 'ring', 'pillars', 'ribbon'] },
  { opening: 'bridge', brings: ['pit', 'twins', 'bridge'] },
  { opening: 'screw', brings: ['fan', 'slalom', 'screw'] },
  { opening: 'drum', brings: ['mill', 'drum'] },
  { opening: 'helix', brings: ['turnstile', 'spiral', 'helix'] },
  { opening: 'fork', brings: ['fork', 'fans'] },
  { opening: 'swing', brings: ['swing'] },
  { opening: 'throat', brings: ['throat'] },
]

/** Figures that only those meet who roll far: the zone that opens with each. They come back in every later zone. */
const LATE: Readonly<Record<number, FigureName>> = {
  10: 'carousel',
  12: 'coaster',
  15: 'cascade',
}

/** How often all zones have been completed. Lap 1 adds drums, lap 2 swaying walls, lap 3 both. */
export const lapOf = (zone: number) => Math.floor(zone / ZONES.length)

export function openingOf(zone: number): FigureName {
  return LATE[zone] ?? ((zone > 0 && ZONES[zone % ZONES.length]?.opening) || 'overture')
}

/**
 * Figures that may appear in a zone: its own, and all known so far. The generator picks from either list with equal
 * probability.
 */
export function figuresOf(zone: number): readonly (readonly FigureName[])[] {
  const own = ZONES[zone % ZONES.length]?.brings ?? []
  const late = Object.entries(LATE).flatMap(([from, name]) => (zone >= Number(from) ? [name] : []))
  return [own, [...ZONES.slice(0, zone + 1).flatMap(({ brings }) => brings), ...late]]
}
