/** Which figures there are, and which zone brings them: the player meets one new thing at a time. */
import * as figures from './figures.ts'
import * as pieces from './pieces.ts'

export const FIGURES = { ...figures, ...pieces }

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
