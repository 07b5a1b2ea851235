/** The garden in words, for those who play by ear. */
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { capital, type AdvisingWords } from '../kit/words.ts'
import { GATES, isGrass, sizeOf, stepOf, strideOf } from './rules/garden.ts'
import { isMolehill, isMown, rules, slideOf, uncutOf, type State } from './rules.ts'

const BACK: Readonly<Record<Way, Way>> = { up: 'down', down: 'up', left: 'right', right: 'left' }

const gateAt = ({ garden }: State, place: number): Way | undefined => GATES[garden[place] ?? '']

/** What a mower that has gone this way and come to its end is held by. */
function stopName(state: State, way: Way, end: number): string {
  if (isMolehill(state, end)) return 'molehill'
  const beyond = end + stepOf(state.garden, way)
  if (gateAt(state, beyond)) return 'shut gate'
  return state.garden[beyond] === 'o' ? 'stone' : 'hedge'
}

interface Slide {
  readonly way: Way
  /** 'up 3', 'right 5 through gate'. */
  readonly run: string
  readonly stop: string
  /** Tiles that it would cut. */
  readonly fresh: number
}

function lookAlong(state: State, way: Way): Slide | undefined {
  const places = slideOf(state, way)
  const end = places.at(-1)
  if (end === undefined) return undefined
  return {
    way,
    run: `${way} ${places.length}${places.some((place) => gateAt(state, place)) ? ' through gate' : ''}`,
    stop: stopName(state, way, end),
    fresh: places.filter((place) => isGrass(state.garden, place) && !isMown(state, place)).length,
  }
}

const slidesFrom = (state: State) => WAYS.flatMap((way) => lookAlong(state, way) ?? [])

/** From hedge to hedge is the rule, so only other stops are named. */
const endOf = ({ stop }: Slide) => (stop === 'hedge' ? '' : ` to ${stop}`)

/**
 * How far the ways go, and on which nothing is left to cut; then where the mower stands. Gates and molehills are named,
 * since there is no way back from them.
 */
export function placeWords(state: State): string {
  if (rules.outcome(state) !== 'playing') return 'All cut.'
  const stride = strideOf(state.garden)
  const ways = slidesFrom(state).map(
    ({ run, stop, fresh }) => `${run}${stop === 'molehill' ? ' to molehill' : ''}${fresh > 0 ? '' : ' cut'}`,
  )
  const where = `Row ${rowOf(stride, state.mower) + 1}, column ${columnOf(stride, state.mower) + 1}.`
  return `${capital(ways.join(', ')) || 'No way out'}. ${where}`
}

/** The same ways in full, for whoever asks: what ends them, and how much each would cut. */
export function aroundWords(state: State): string {
  const ways = slidesFrom(state).map((slide) => `${slide.run}${endOf(slide)}, ${slide.fresh || 'none'} uncut`)
  return `${capital(ways.join('; ')) || 'No way out'}.`
}

/** The mower stands against something. */
export function refusalWords(state: State, way: Way): string {
  const gate = gateAt(state, state.mower + stepOf(state.garden, way))
  if (gate) return `No way ${way}: that gate opens ${gate}.`
  return `No way ${way}: a ${stopName(state, way, state.mower)} is there.`
}

/** A slide or its undoing. */
function changed(before: State, after: State): string {
  if (before.mower === after.mower) return ''
  const isBack = after.spent < before.spent
  const [from, to] = isBack ? [after, before] : [before, after]
  const slide = lookAlong(from, to.facing)
  if (!slide) return ''
  const { way, run, stop, fresh } = slide
  const isHill = stop === 'molehill'
  if (!isBack) return `${capital(run)}${endOf(slide)}${isHill ? ', now flat' : ''}, cut ${fresh || 'none'}.`
  const uncut = fresh > 0 ? `, ${fresh} uncut again` : ''
  return `Back ${BACK[way]}${uncut}${isHill ? ', molehill too' : ''}.`
}

/** What the ground is, for a mower that comes to it. */
function tileName(state: State, place: number): string {
  const gate = gateAt(state, place)
  if (place === state.mower) return 'mower'
  if (gate) return `gate ${gate}`
  if (isMolehill(state, place)) return 'molehill'
  if (isGrass(state.garden, place)) return isMown(state, place) ? 'cut' : 'uncut'
  return state.garden[place] === 'o' ? 'stone' : 'hedge'
}

/** Neighbours that are alike are counted: '5 hedges', '3 uncut', 'gate up'. */
const runWords = (name: string, count: number) =>
  count === 1 ? name : `${count} ${name.replace(/hedge|stone|molehill|gate/, '$&s')}`

function rowWords(state: State, row: number): string {
  const runs: [name: string, count: number][] = []
  for (let column = 0; column < sizeOf(state.garden).width; column++) {
    const name = tileName(state, row * strideOf(state.garden) + column)
    const last = runs.at(-1)
    if (last?.[0] === name) last[1]++
    else runs.push([name, 1])
  }
  return `Row ${row + 1}: ${runs.map(([name, count]) => runWords(name, count)).join(', ')}.`
}

export const words: AdvisingWords<State, Way> = {
  describe: (state) => Array.from({ length: sizeOf(state.garden).height }, (_, row) => rowWords(state, row)),
  task(state) {
    const { width, height } = sizeOf(state.garden)
    return `${height} by ${width}, ${uncutOf(state).length} uncut.`
  },
  changed,
  advise: (way) => `Go ${way}.`,
}
