/** What a saved tower must be like to be built on. */
import { between, isCursor, isFlag, listOf, oneOf, record, where, whole } from '../../kit/rules/shape.ts'
import type { Site, Slider } from './state.ts'
import { SLAB } from './curve.ts'
import type { Slab } from './slab.ts'

const isLength = whole(1, SLAB.full)
/** A tower leans, slab by slab. */
const isPlace = whole(-1e6, 1e6)

const isSlab = record<Slab>({ x: isPlace, z: isPlace, w: isLength, d: isLength })

const isSlider = record<Slider>({
  axis: oneOf(0, 1),
  off: between(-SLAB.reach, SLAB.reach),
  way: oneOf(1, -1),
  speed: whole(1, 100),
})

const isWhole = record<Site>({
  cursor: isCursor,
  tick: whole(),
  tower: listOf(isSlab, 1, 20_000),
  slider: isSlider,
  rest: whole(0, 60),
  streak: whole(),
  missed: isFlag,
})

export const isSite = where(isWhole, ({ tower, streak }) => streak < tower.length)
