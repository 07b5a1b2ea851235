/** Assigns figures to zones, so that the player meets one new element at a time. */
import * as figures from './figures.ts'
import * as pieces from './pieces.ts'

export const FIGURES = { ...figures, ...pieces }

export type FigureName = keyof typeof FIGURES

interface Stretch {
  /** The opening figure. */
  readonly piece: FigureName
  /** Figures that appear for the first time. */
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

/** How often all zones have been completed. Lap 1 adds drums, lap 2 swaying walls, lap 3 both. */
export const lapOf = (zone: number) => Math.floor(zone / ZONES.length)

export function pieceOf(zone: number): FigureName {
  return (zone > 0 && ZONES[zone % ZONES.length]?.piece) || 'overture'
}

/**
 * Figures that may appear in a zone: its own, and all known so far. The generator picks from either list with equal
 * probability.
 */
export function figuresOf(zone: number): readonly (readonly FigureName[])[] {
  const own = ZONES[zone % ZONES.length]?.brings ?? []
  return [own, ZONES.slice(0, zone + 1).flatMap(({ brings }) => brings)]
}
