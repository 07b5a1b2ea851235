/** Generates a garden around a drive that is known to mow all of it. */
import type { Chance } from '../../kit/rules/chance.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { placesOf, slide, stepOf, strideOf, WILD, withSign, type Garden, type Roll } from './garden.ts'

export interface LevelShape {
  readonly width: number
  readonly height: number
  /** Stop carving at this many lawn tiles. */
  readonly lawn: number
  /** Signs of the features. A gate, bend or turnstile represents any of its kind. */
  readonly features: string
}

const KINDS = ['^>v<', 'bd', 'pq']

/** A possible next slide. It ends at an obstacle, or where a hedge can be placed. */
interface Drive {
  readonly rolls: readonly Roll[]
  readonly hedge: number | undefined
  /** Number of newly carved tiles. */
  readonly fresh: number
  /** Whether it crosses a feature for the first time. */
  readonly isLured: boolean
}

/** Stop after this many slides in a row that carve nothing new. */
const PATIENCE = 30
/** Tiles by which the last slide may exceed `lawn`. */
const SLACK = 3

/**
 * Scatters features over wild land, then lets the mower carve the lawn. One solution is therefore known before any
 * search; shortcuts and wrong turns arise by themselves.
 */
export function carve({ width, height, lawn, features }: LevelShape, dice: Chance): Garden {
  let land = Array.from({ length: height }, () => WILD.repeat(width)).join('/')
  const [start = 0, ...spots] = dice.shuffle(placesOf(land, (place) => land[place] === WILD))
  for (const [i, feature] of Array.from(features).entries()) {
    const kind = KINDS.find((signs) => signs.includes(feature)) ?? feature
    land = withSign(land, spots[i] ?? start, dice.pick(Array.from(kind)))
  }
  land = withSign(land, start, 'S')
  /** The land at the current point of the drive. */
  let now = land
  const passed = new Set([start])
  let at = start
  let last: Way | undefined
  let mown = 1
  for (let idle = 0; idle < PATIENCE && mown < lawn;) {
    const way = dice.pick(WAYS.filter((each) => each !== last))
    const drives = drivesFrom(now, at, way, passed).filter(({ fresh }) => mown + fresh <= lawn + SLACK)
    if (drives.length === 0) {
      idle++
      last = undefined
      continue
    }
    const lured = drives.filter(({ isLured }) => isLured)
    const { rolls, hedge, fresh, isLured } = dice.pick(lured.length > 0 && dice.int(2) > 0 ? lured : drives)
    idle = isLured || fresh > 0 ? 0 : idle + 1
    mown += fresh
    const end = rolls.at(-1)
    now = end?.garden ?? now
    at = end?.place ?? at
    last = end?.way
    for (const { place } of rolls) {
      passed.add(place)
      if (land[place] !== WILD) continue
      land = withSign(land, place, '.')
      now = withSign(now, place, '.')
    }
    if (hedge === undefined) continue
    land = withSign(land, hedge, '#')
    now = withSign(now, hedge, '#')
  }
  return fenced(land, passed)
}

function drivesFrom(land: Garden, from: number, way: Way, passed: ReadonlySet<number>): Drive[] {
  const drives: Drive[] = []
  const rolls: Roll[] = []
  let fresh = 0
  let isLured = false
  const whole = slide(land, from, way)
  for (const roll of whole) {
    rolls.push(roll)
    if (land[roll.place] === WILD) fresh++
    else if (!passed.has(roll.place)) isLured = true
    const beyond = roll.place + stepOf(land, roll.way)
    // A mower cannot stop in a tunnel mouth, and a hedge must not block the slide's own path.
    const canGrow =
      land[beyond] === WILD && land[roll.place] !== 't' && rolls.every(({ place }) => place !== beyond)
    if (rolls.length === whole.length) drives.push({ rolls: whole, hedge: undefined, fresh, isLured })
    else if (canGrow) drives.push({ rolls: [...rolls], hedge: beyond, fresh, isLured })
  }
  return drives
}

/**
 * Turns untouched land into hedge, or into a stone where a single tile is surrounded by lawn. Crops rows and columns of
 * hedge around the lawn, because the view draws its own border.
 */
function fenced(land: Garden, passed: ReadonlySet<number>): Garden {
  const stride = strideOf(land)
  const xs = [...passed].map((place) => columnOf(stride, place))
  const ys = [...passed].map((place) => rowOf(stride, place))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const signAt = (place: number) => {
    if (passed.has(place)) return land[place] ?? ''
    return WAYS.every((way) => passed.has(place + stepOf(land, way))) ? 'o' : '#'
  }
  return Array.from({ length: Math.max(...ys) - top + 1 }, (_, row) =>
    Array.from({ length: Math.max(...xs) - left + 1 }, (_, column) =>
      signAt((top + row) * stride + left + column),
    ).join(''),
  ).join('/')
}
