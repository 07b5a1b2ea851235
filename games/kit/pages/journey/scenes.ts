/** Chooses the scenery of a pack from its name: colours, and what grows there. Pure. */
import type { Motif } from './motifs.ts'

export interface Scene {
  readonly id: string
  /** The ground, at the far and the near end of the light. */
  readonly ground: readonly [string, string]
  readonly path: string
  /** The first is the ornament of the parcels. */
  readonly motifs: readonly [Motif, ...Motif[]]
  /** 'a water lily' */
  readonly ornament: string
}

const SCENES: readonly (readonly [RegExp, Scene])[] = [
  [
    /fro[sz]|ice|glacier|winter|snow|sledg|pole|reindeer|crystal|mirror|mountain/,
    {
      id: 'snow',
      ground: ['#e6f3ff', '#a9cdf0'],
      path: '#fff6df',
      motifs: ['crystal', 'fir', 'rock'],
      ornament: 'an ice crystal',
    },
  ],
  [
    /night|moon|star|northern|lantern|lamp|owl|observatory|clock|candle|lighthouse|horizon|philosopher/,
    {
      id: 'night',
      ground: ['#3a3484', '#1d1850'],
      path: '#c9b48a',
      motifs: ['lantern', 'fir', 'mushroom'],
      ornament: 'a lantern',
    },
  ],
  [
    /pond|stream|bay|falls|mud|still|flask|grotto|cloud/,
    {
      id: 'water',
      ground: ['#7ad3de', '#2f8fb8'],
      path: '#f2dfae',
      motifs: ['lily', 'reed', 'rock'],
      ornament: 'a water lily',
    },
  ],
  [
    /cactus|copper|glass|phoenix|carrot|tray|wall|rock|potting|bench|cupboard|golden|coir|cold frame/,
    {
      id: 'dry',
      ground: ['#f6dca0', '#dba862'],
      path: '#fff3cf',
      motifs: ['cactus', 'rock', 'flower'],
      ornament: 'a cactus',
    },
  ],
  [
    /rose|poppy|orchid|bee|flower|clover|meadow|butterfly|garden|lawn|picnic|terrace|hanging|window|tea/,
    {
      id: 'flowers',
      ground: ['#a8de79', '#5cab45'],
      path: '#f7e3b0',
      motifs: ['flower', 'bush', 'tree'],
      ornament: 'a flower',
    },
  ],
  [
    /fern|palm|fir|wood|vine|moss|topiary|orchard|hill|maze|bean|herb|warren|park|moth|walk|vane/,
    {
      id: 'wood',
      ground: ['#86c46d', '#3d7f48'],
      path: '#e6cf98',
      motifs: ['tree', 'bush', 'mushroom'],
      ornament: 'a tree',
    },
  ],
  [
    /square|green|shed|gate|door|fair|vicarage|castle|palace|tower|library|house|hut|workshop|lane|hall|cricket|cellar/,
    {
      id: 'town',
      ground: ['#bfe2a6', '#77b381'],
      path: '#efe3cf',
      motifs: ['house', 'tree', 'bush'],
      ornament: 'a cottage',
    },
  ],
]

/** `pack` counts from 0. Packs without a name take turns. */
export function sceneOf(name: string | undefined, pack: number): Scene {
  const words = name?.toLowerCase() ?? ''
  const found = SCENES.find(([fits]) => fits.test(words)) ?? SCENES[pack % SCENES.length]
  if (!found) throw new Error('There are scenes.')
  return found[1]
}
