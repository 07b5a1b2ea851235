/** The looks of the room, the table and the cue, as data. Balls look the same in all of them. */

type Pair = readonly [string, string]
type Shades = readonly [light: string, middle: string, deep: string]

export interface Look {
  /** The wall from the top left to the bottom right, and the lamp's light on it. */
  readonly room: Shades
  readonly glow: string
  /** Leaves in the corners: every other one, the ones between, and their veins. */
  readonly leaves: Shades
  readonly wood: Shades
  readonly grain: Pair
  /** The inlaid line along the wood. */
  readonly trim: string
  readonly metal: Shades
  /** The sights in the wood, to aim by. */
  readonly pearl: string
  readonly cloth: string
  /** The lamp's light on the cloth, from the middle out. */
  readonly lamp: Pair
  /** The line and the spot on the cloth, without their alpha. */
  readonly mark: string
  /** The cushions, and the edge along them. */
  readonly rubber: Shades
  readonly nose: string
  /** The cue's long part, and where it is held. */
  readonly shaft: Shades
  readonly grip: Shades
  /** Mown in stripes, like a lawn. */
  readonly mown?: true
  /** Lines shine. */
  readonly neon?: true
}

const BRASS: Shades = ['#fff3b8', '#e0a93a', '#7a4d0c']
const STEEL: Shades = ['#fff', '#b9c4d6', '#4c566c']

const GREENHOUSE: Look = {
  room: ['#1c1150', '#30206f', '#14474f'],
  glow: '#ffd68c',
  leaves: ['#1d7a5a', '#125a4c', '#b4ffc833'],
  wood: ['#c98a4e', '#8d5426', '#54300f'],
  grain: ['#3c1a0447', '#ffd69633'],
  trim: '#ffe2aa8c',
  metal: BRASS,
  pearl: '#fff4dc',
  cloth: '#0c8a76',
  lamp: ['#beffd66b', '#78f0be2e'],
  mark: '#ebfff5',
  rubber: ['#17b397', '#0b7a69', '#064a44'],
  nose: '#beffe699',
  shaft: ['#fff0c9', '#e3b878', '#9a6a32'],
  grip: ['#6b4a8f', '#37205f', '#1d1038'],
}

const LOOKS: Readonly<Record<string, Look>> = {
  club: {
    ...GREENHOUSE,
    room: ['#3a1a10', '#5c2c16', '#20100f'],
    glow: '#ffc870',
    leaves: ['#55702c', '#394f20', '#e8ffb033'],
    wood: ['#b4502f', '#742717', '#3c100a'],
    grain: ['#2a080447', '#ffb08a33'],
    cloth: '#1d7f33',
    lamp: ['#fff4a86b', '#c8f08c2e'],
    rubber: ['#35ab50', '#1a7434', '#0c4520'],
    nose: '#d2ffcf99',
    grip: ['#4f8a55', '#1f4d2b', '#0e2715'],
  },
  final: {
    ...GREENHOUSE,
    room: ['#060b22', '#10235c', '#070d2c'],
    glow: '#9cc8ff',
    leaves: ['#1a3a86', '#122a66', '#9fd0ff40'],
    wood: ['#66728a', '#2c3342', '#10131b'],
    grain: ['#00000040', '#9fb4d626'],
    trim: '#d6e6ff8c',
    metal: STEEL,
    pearl: '#e8f4ff',
    cloth: '#3d93dd',
    lamp: ['#f0faff6b', '#a8dcff2e'],
    rubber: ['#62b4f2', '#2f80c8', '#174f8c'],
    nose: '#e0f4ffb3',
    shaft: ['#f4f8ff', '#b4c0d8', '#5f6c8a'],
    grip: ['#4c9cf0', '#1c4fae', '#0c2560'],
  },
  hotel: {
    ...GREENHOUSE,
    room: ['#33081d', '#5c1430', '#1c0a22'],
    glow: '#ffd060',
    leaves: ['#93842f', '#655a21', '#fff0a840'],
    wood: ['#7d3a2c', '#481b18', '#220b0d'],
    grain: ['#14040447', '#ff9a7a26'],
    trim: '#ffd45ae0',
    pearl: '#ffd45a',
    cloth: '#500f38',
    lamp: ['#ffa0b44d', '#ff5a8a24'],
    mark: '#ffe6c0',
    rubber: ['#982a5c', '#661640', '#3a0a26'],
    nose: '#ffd0c899',
    shaft: ['#ffe3b0', '#c98a4a', '#703f16'],
    grip: ['#c23a5e', '#7a1233', '#3c0718'],
  },
  garden: {
    ...GREENHOUSE,
    room: ['#7cc8ff', '#bfeaff', '#8fd66a'],
    glow: '#fff7b8',
    leaves: ['#46b04a', '#2c8c3e', '#f0ffc866'],
    wood: ['#fff', '#efe8d8', '#b8aa90'],
    grain: ['#8a765033', '#ffffff80'],
    trim: '#7cc46ecc',
    metal: ['#ffc09c', '#d06a3c', '#7c3414'],
    pearl: '#ff7fae',
    cloth: '#5aa834',
    lamp: ['#fcffb06b', '#d8ff8c2e'],
    mark: '#ffffff',
    rubber: ['#96dc5c', '#5aa636', '#2f6c1e'],
    nose: '#f4ffd4b3',
    shaft: ['#fff', '#f0e2c4', '#b49c70'],
    grip: ['#ffb4d2', '#ec6a9e', '#9c2c5e'],
    mown: true,
  },
  neon: {
    ...GREENHOUSE,
    room: ['#0a0420', '#260a4c', '#04142e'],
    glow: '#ff3fd8',
    leaves: ['#0e3f66', '#3a1270', '#3df5ff80'],
    wood: ['#3a3058', '#181230', '#090616'],
    grain: ['#00000040', '#b48cff1f'],
    trim: '#ff5ade',
    metal: ['#ffb4f4', '#d22cba', '#4c0c60'],
    pearl: '#4ff6ff',
    cloth: '#2c1784',
    lamp: ['#a07cff54', '#5a4aff2e'],
    mark: '#4ff6ff',
    rubber: ['#5c34d8', '#3c1c9c', '#1d0c58'],
    nose: '#4ff6ff',
    shaft: ['#e8faff', '#8c9cff', '#3c2ca8'],
    grip: ['#ff9cf0', '#e02cc0', '#6c0c68'],
    neon: true,
  },
  slate: {
    ...GREENHOUSE,
    room: ['#46535e', '#7d8c96', '#333f49'],
    glow: '#fff2d6',
    leaves: ['#5c7a6a', '#465f52', '#f0fff040'],
    wood: ['#fffcf4', '#ece2cc', '#b4a384'],
    grain: ['#7a684826', '#ffffff80'],
    trim: '#8c7c5ccc',
    metal: ['#b4bec8', '#56606c', '#1c2229'],
    pearl: '#39434e',
    cloth: '#66788a',
    lamp: ['#fffaf06b', '#e0ecf82e'],
    mark: '#ffffff',
    rubber: ['#93a5b6', '#5f7082', '#3a4755'],
    nose: '#ffffff99',
    shaft: ['#fffdf6', '#efe4cc', '#b0a080'],
    grip: ['#707c88', '#3a434d', '#171c22'],
  },
}

/** By its id; any other is the look that is there from the start. */
export const lookOf = (id: string): Look => LOOKS[id] ?? GREENHOUSE
