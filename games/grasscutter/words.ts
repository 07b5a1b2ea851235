/** Describes the garden in words, for players who play by ear. */
import type { Way } from '../kit/rules/ways.ts'
import { capital, placeWords, type AdvisingWords } from '../kit/words.ts'
import { isGrass, sizeOf, stepOf, strideOf } from './rules/garden.ts'
import { isMown, rules, uncutOf, type State } from './rules.ts'
import { reasonFor } from './words/advice.ts'
import { gateAt, summarise, NAMES, pluralOf, slidesFrom, type SlideSummary } from './words/slides.ts'

const BACK: Readonly<Record<Way, Way>> = { up: 'down', down: 'up', left: 'right', right: 'left' }

/** Features that allow no way back, or a different one. */
const FATEFUL = /gate|plank|switch|turnstile/

/** For example 'up 3', 'right 5 via gate'. */
const runOf = ({ way, count, over }: SlideSummary) =>
  `${way} ${count}${over.length > 0 ? ` via ${over.join(' and ')}` : ''}`

/** Slides usually end at a hedge, so only other stops are named. */
const endOf = ({ stop }: SlideSummary, article = '') => (stop === 'hedge' ? '' : ` to ${article}${stop}`)

/** The shortest description of a slide: 'up 3', 'right 5 (gate, cut)'. */
function briefOf({ way, count, over, stop, fresh }: SlideSummary): string {
  const notes = over.filter((name) => FATEFUL.test(name))
  if (stop === 'molehill') notes.push(stop)
  if (fresh === 0) notes.push('cut')
  return `${way} ${count}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
}

/** The length of each slide and whether it has grass left, then the mower's position. */
export function mowerWords(state: State): string {
  if (rules.outcome(state) !== 'playing') return 'All cut.'
  const slides = slidesFrom(state).map(briefOf).join(', ')
  return `${capital(slides) || 'No way out'}. ${capital(placeWords(strideOf(state.garden), state.mower))}.`
}

/** The same slides in full, on request: where they end and how much each would cut. */
export function aroundWords(state: State): string {
  const ways = slidesFrom(state).map(
    (slide) => `${runOf(slide)}${endOf(slide)}, ${slide.fresh ? `${slide.fresh} uncut` : 'all cut'}`,
  )
  return `${capital(ways.join('; ')) || 'No way out'}.`
}

/** Explains why the mower cannot move in a direction. */
export function refusalWords(state: State, way: Way): string {
  const gate = gateAt(state, state.mower + stepOf(state.garden, way))
  if (gate) return `Cannot go ${way}: that gate only opens ${gate}.`
  const beyond = state.garden[state.mower + stepOf(state.garden, way)] ?? ''
  return `Cannot go ${way}: a ${NAMES[beyond] ?? 'hedge'} is there.`
}

/** Changes to the garden's features. */
function turned(before: State, after: State): string {
  const news = Array.from(after.garden, (now, place) => {
    if (now === before.garden[place]) return ''
    if (now === 'f') return ', now flat'
    if (now === '~') return ', plank sunk'
    if (/x/i.test(now)) return ', posts switched'
    return /[pq]/.test(now) ? `, now a ${NAMES[now]}` : `, ${NAMES[now]} restored`
  })
  return [...new Set(news)].join('')
}

/** Describes a slide or its undo. */
function changed(before: State, after: State): string {
  if (before.spent === after.spent) return ''
  const isBack = after.spent < before.spent
  const [from, to] = isBack ? [after, before] : [before, after]
  const slide = summarise(from, to.sent)
  if (!slide) return ''
  const news = turned(before, after)
  if (!isBack)
    return `${capital(runOf(slide))}${endOf(slide, 'the ')}${news}, ${slide.fresh ? `cut ${slide.fresh}` : 'nothing cut'}.`
  const uncut = slide.fresh > 0 ? `, ${slide.fresh} uncut again` : ''
  return `Back ${BACK[slide.way]}${uncut}${news}.`
}

/** Names a tile. */
function tileName(state: State, place: number): string {
  const gate = gateAt(state, place)
  const name = gate ? `gate ${gate}` : NAMES[state.garden[place] ?? '']
  if (place === state.mower) return name ? `mower on ${name}` : 'mower'
  if (name) return name
  return isGrass(state.garden, place) ? (isMown(state, place) ? 'cut' : 'uncut') : 'hedge'
}

/** Counts equal neighbours: '5 hedges', '3 uncut', 'gate up'. */
const countWords = (name: string, count: number) => (count === 1 ? name : `${count} ${pluralOf(name)}`)

function rowWords(state: State, row: number): string {
  const runs: [name: string, count: number][] = []
  for (let column = 0; column < sizeOf(state.garden).width; column++) {
    const name = tileName(state, row * strideOf(state.garden) + column)
    const last = runs.at(-1)
    if (last?.[0] === name) last[1]++
    else runs.push([name, 1])
  }
  return `Row ${row + 1}: ${runs.map(([name, count]) => countWords(name, count)).join(', ')}.`
}

export const words: AdvisingWords<State, Way> = {
  describe: (state) => Array.from({ length: sizeOf(state.garden).height }, (_, row) => rowWords(state, row)),
  task(state) {
    const { width, height } = sizeOf(state.garden)
    return `${height} by ${width}, ${uncutOf(state).length} uncut.`
  },
  changed,
  advise: (way, state) => `Go ${way}: ${reasonFor(way, state)}.`,
}
