/** Defines the colours of each zone and blends them as the camera climbs. */
import { easeInOut, mix } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { TREE, ZONES } from '../rules/curve.ts'

interface Paints {
  /** From the zenith down. */
  readonly sky: readonly string[]
  /** Trunk and boughs, lit and shaded. */
  readonly bark: readonly [string, string]
  /** Leaves, lit and shaded. */
  readonly leaf: readonly [string, string]
}

/** Colours of the tree by day, at dusk and by night. */
const DAY: Paints['bark'] = ['#d39a62', '#5a3013']
const DUSK: Pick<Paints, 'bark' | 'leaf'> = { bark: ['#d08a6a', '#47204a'], leaf: ['#ffc26a', '#c2485a'] }
const NIGHT: Pick<Paints, 'bark' | 'leaf'> = { bark: ['#8a84d8', '#221c58'], leaf: ['#8fe8ff', '#3a4fb8'] }

/** One entry per zone. */
export const PAINTS: readonly [Paints, ...Paints[]] = [
  { sky: ['#1668d8', '#3f9df5', '#a9e2ff', '#e6fbff'], bark: DAY, leaf: ['#b6f06a', '#1f8f3a'] },
  { sky: ['#0c8a9e', '#3cc0bd', '#b4f0c4', '#f2ffd8'], bark: DAY, leaf: ['#8fe67a', '#0b7a4a'] },
  {
    sky: ['#2f6fe0', '#6fb4ff', '#cfe8ff', '#fff3fb'],
    bark: ['#c7a58e', '#503740'],
    leaf: ['#9cecd0', '#1b8f95'],
  },
  { ...DUSK, sky: ['#3b2a8f', '#8a4fd0', '#ff8fb3', '#ffd6a0'] },
  { ...NIGHT, sky: ['#070a2e', '#161457', '#3b2488', '#7a43b0'] },
  { ...NIGHT, sky: ['#03122c', '#06384a', '#0f7a6a', '#4fd08a'] },
  { ...NIGHT, sky: ['#12041f', '#3a0f3a', '#7a1f4a', '#d0603a'] },
  { ...DUSK, sky: ['#2a3a9a', '#8a7fe0', '#ffb8a0', '#fff2b0'] },
]

export const paintsAt = (zone: number): Paints => PAINTS[zone] ?? PAINTS[0]

export interface Light {
  readonly zone: number
  readonly next: number
  /** Blend into the next zone, 0 to 1. */
  readonly blend: number
  /** 0 by day, 1 among the stars. */
  readonly dark: number
}

/** Draws the zone, then the next one over it with the blend as alpha. */
export function blended(pen: Pen, { zone, next, blend }: Light, draw: (zone: number) => void): void {
  draw(zone)
  if (blend < 0.01) return
  pen.globalAlpha = blend
  draw(next)
  pen.globalAlpha = 1
}

/** Length of the transition before a zone's end, in nests. */
const TURN = 7

const darkIn = (zone: number) => [0, 0, 0, 0.35, 1, 1, 1, 0.3][zone] ?? 0

/** Light for a camera height in units. */
export function lightAt(height: number): Light {
  const nest = Math.max(0, height / TREE.spacing)
  const zone = ZONES.findLastIndex(({ from }) => nest >= from)
  const next = Math.min(zone + 1, ZONES.length - 1)
  const end = ZONES[zone + 1]?.from ?? Number.POSITIVE_INFINITY
  const blend = easeInOut((nest - end + TURN) / TURN)
  return { zone, next, blend, dark: mix(darkIn(zone), darkIn(next), blend) }
}
