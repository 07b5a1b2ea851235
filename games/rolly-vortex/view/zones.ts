/** Defines the zones of the tube, each with its own colours and wall pattern. */

export const PATTERNS = ['panels', 'chevrons', 'ribbons', 'diamonds', 'spiral'] as const

interface Zone {
  readonly name: string
  readonly pattern: (typeof PATTERNS)[number]
  readonly colours: readonly [
    wall: string,
    inlay: string,
    ribs: string,
    lightAhead: string,
    obstacles: string,
  ]
}

const ZONES: readonly [Zone, ...Zone[]] = [
  { name: 'Orchid', pattern: 'panels', colours: ['#4a2aa8', '#6236cf', '#57e6ff', '#b98cff', '#ff7394'] },
  { name: 'Lagoon', pattern: 'chevrons', colours: ['#04639a', '#0b83b4', '#7dffdf', '#8fe9ff', '#ffa544'] },
  { name: 'Fern', pattern: 'ribbons', colours: ['#0f6b4a', '#1a8a55', '#e6ff6a', '#bff7b0', '#ff86d6'] },
  { name: 'Ember', pattern: 'diamonds', colours: ['#8c1f3f', '#ad2f3a', '#ffc04a', '#ffb27d', '#23c4f2'] },
  { name: 'Peony', pattern: 'spiral', colours: ['#a12a86', '#c13f93', '#ffe9a8', '#ffb9e6', '#45c8ff'] },
  { name: 'Frost', pattern: 'diamonds', colours: ['#3a66b8', '#4d80cf', '#ffffff', '#dff1ff', '#ffc83d'] },
  { name: 'Night', pattern: 'ribbons', colours: ['#1d1a52', '#2b2570', '#ff9df0', '#5a4bc8', '#ff6a3d'] },
]

/** On later laps, zones have a different pattern, less light, and a prefixed name. */
const DEPTHS = [
  { prefix: '', light: 0.8 },
  { prefix: 'Deep ', light: 0.62 },
  { prefix: 'Far ', light: 0.36 },
]

export function zoneOf(number: number): Zone & { readonly light: number } {
  const lap = Math.min(Math.floor(number / ZONES.length), DEPTHS.length - 1)
  const zone = ZONES[number % ZONES.length] ?? ZONES[0]
  const { prefix, light } = DEPTHS[lap] ?? { prefix: '', light: 0.8 }
  const pattern = PATTERNS[(PATTERNS.indexOf(zone.pattern) + lap) % PATTERNS.length] ?? zone.pattern
  return { ...zone, name: prefix + zone.name, pattern, light }
}
