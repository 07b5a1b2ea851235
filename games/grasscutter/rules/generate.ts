/**
 * Makes a garden around a drive: features are strewn over wild land, the mower sets off and carves what it needs, so one
 * way to mow everything is known before any search. Shortcuts and wrong turns come about by themselves.
 */
import type { Chance } from '../../kit/rules/chance.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { placesOf, slide, stepOf, strideOf, WILD, withSign, type Garden, type Roll } from './garden.ts'

export interface Shape {
  readonly width: number
  readonly height: number
  /** Tiles of lawn to stop carving at. */
  readonly lawn: number
  /** The signs of what stands in it. A gate, bend or turnstile stands for any of its kind. */
  readonly features: string
}

const KINDS = ['^>v<', 'bd', 'pq']

/** A slide that the mower could make next: it ends where something stops it, or where a hedge can be grown. */
interface Drive {
  readonly rolls: readonly Roll[]
  readonly hedge: number | undefined
  /** Tiles of it that are new. */
  readonly fresh: number
  /** Whether it goes over a feature that was not driven over before. */
  readonly isLured: boolean
}

/** After this many slides in a row over nothing new, the garden is taken as it is. */
const PATIENCE = 30
/** How many tiles more than were asked for the last slide may carve. */
const SLACK = 3

export function carve({ width, height, lawn, features }: Shape, dice: Chance): Garden {
  let land = Array.from({ length: height }, () => WILD.repeat(width)).join('/')
  const [start = 0, ...spots] = dice.shuffle(placesOf(land, (place) => land[place] === WILD))
  for (const [i, feature] of Array.from(features).entries()) {
    const kind = KINDS.find((signs) => signs.includes(feature)) ?? feature
    land = withSign(land, spots[i] ?? start, dice.pick(Array.from(kind)))
  }
  land = withSign(land, start, 'S')
  /** The same land as it is at this point of the drive. */
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
    // Nobody stops in the mouth of a tunnel, and no hedge grows where this very slide has come along.
    const canGrow =
      land[beyond] === WILD && land[roll.place] !== 't' && rolls.every(({ place }) => place !== beyond)
    if (rolls.length === whole.length) drives.push({ rolls: whole, hedge: undefined, fresh, isLured })
    else if (canGrow) drives.push({ rolls: [...rolls], hedge: beyond, fresh, isLured })
  }
  return drives
}

/**
 * Land that was never driven over is hedge, or a stone where it stands alone in the lawn. Rows and columns of nothing but
 * hedge around the lawn are left out: the view draws a hedge of its own.
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
