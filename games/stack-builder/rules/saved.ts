/** Validates saved towers. */
import { between, isCursor, isFlag, listOf, oneOf, record, where, whole } from '../../kit/rules/shape.ts'
import { FACE_NAMES, MAKES, type BuildingSite, type Slider } from './state.ts'
import { lampsIn, SLAB } from './curve.ts'
import type { Slab } from './slab.ts'

/** Far more storeys than anyone builds. */
const HIGHEST = 20_000

const isLength = whole(1, SLAB.full)
/** Wide bounds, because a tower can drift slab by slab. */
const isCoordinate = whole(-1e6, 1e6)

const isSlab = record<Slab>({ x: isCoordinate, z: isCoordinate, w: isLength, d: isLength })

const isSlider = record<Slider>({
  course: oneOf(0, 1, 2),
  off: between(-SLAB.reach, SLAB.reach),
  way: oneOf(1, -1),
  speed: whole(1, 100),
  keystone: isFlag,
  rushing: isFlag,
  ice: isFlag,
  pulsing: isFlag,
  face: oneOf(...FACE_NAMES),
  slid: whole(),
})

const hasSiteShape = record<BuildingSite>({
  cursor: isCursor,
  tick: whole(),
  tower: listOf(isSlab, 1, HIGHEST),
  makes: listOf(oneOf(...MAKES), 1, HIGHEST),
  slider: isSlider,
  rest: whole(0, 60),
  streak: whole(),
  longest: whole(),
  lamps: whole(),
  fever: isFlag,
  fevers: whole(),
  missed: isFlag,
})

export const isSite = where(
  hasSiteShape,
  ({ tower, makes, streak, longest, lamps, fever, fevers }) =>
    streak <= longest &&
    longest < tower.length &&
    makes.length === tower.length &&
    (fever
      ? fevers > 0 && lamps > 0 && lamps <= lampsIn({ fever, fevers })
      : lamps < lampsIn({ fever, fevers })),
)
