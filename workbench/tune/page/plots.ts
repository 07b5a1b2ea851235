/** Draws the results of two simulations, before and after, as small plots. */
import { MEDAL_NAMES } from '../../../games/kit/medals.ts'
import { make } from '../../../games/kit/paint/elements.ts'
import type { Who } from '../../../games/kit/test/people.ts'
import { EVERYBODY, isKept, LONGEST } from '../../../games/kit/test/targets.ts'
import { medalCounts, medianSeconds, roundsOf, targetsIn, type Results } from './results.ts'

const SVG = 'http://www.w3.org/2000/svg'
const WIDTH = 520
const ROW = 38
const LEFT = 74
/** Seconds with a line of their own. Rounds differ by factors, so the scale is logarithmic. */
const LINES = [5, 10, 20, 40, 80, 160, 320, 640]

function shape(tag: string, properties: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, String(value))
  element.textContent = text
  return element
}

const scaled = (value: number, from: number, to: number) =>
  LEFT + ((WIDTH - LEFT - 12) * Math.log(Math.max(value, from) / from)) / Math.log(to / from)
const atSeconds = (seconds: number) => scaled(seconds, 5, LONGEST)

function drawing(height: number, label: string, ...shapes: readonly SVGElement[]): SVGElement {
  const svg = shape('svg', { viewBox: `0 0 ${WIDTH} ${height}`, role: 'img', 'aria-label': label })
  svg.append(...shapes)
  return svg
}

/** Every round as a dot, the median as a line: before above, after below. */
function lengthsPlot(before: Results, after: Results): SVGElement {
  const height = EVERYBODY.length * ROW + 22
  const lines = LINES.flatMap((seconds) => {
    const x = atSeconds(seconds)
    return [
      shape('line', { x1: x, x2: x, y1: 0, y2: height - 20, class: 'grid' }),
      shape('text', { x, y: height - 5, 'text-anchor': 'middle' }, `${seconds} s`),
    ]
  })
  const row = (results: Results, who: Who, y: number, name: string) => {
    const x = atSeconds(medianSeconds(results, who))
    return [
      ...roundsOf(results, who).map(({ seconds }) =>
        shape('circle', { cx: atSeconds(seconds), cy: y, r: 3, class: name }),
      ),
      ...(Number.isFinite(x) ? [shape('line', { x1: x, x2: x, y1: y - 7, y2: y + 7, class: name })] : []),
    ]
  }
  const rows = EVERYBODY.flatMap((who, at) => [
    shape('text', { x: 0, y: at * ROW + 23 }, who),
    ...row(before, who, at * ROW + 12, 'before'),
    ...row(after, who, at * ROW + 27, 'after'),
  ])
  return drawing(height, 'Length of rounds by player', ...lines, ...rows)
}

/** The share of rounds that win each medal: before above, after below. */
function medalsPlot(before: Results, after: Results): SVGElement {
  const bars = (results: Results, who: Who, y: number) => {
    const counts = medalCounts(results, who)
    const all = counts.reduce((sum, count) => sum + count, 0) || 1
    let x = LEFT
    return counts.map((count, rank) => {
      const width = ((WIDTH - LEFT - 12) * count) / all
      const bar = shape('rect', { x, y, width, height: 12, class: `medal-${rank}` })
      const name = rank ? MEDAL_NAMES[rank - 1] : 'No medal'
      bar.append(shape('title', {}, `${who}: ${name}, ${Math.round((100 * count) / all)} %`))
      x += width
      return bar
    })
  }
  const rows = EVERYBODY.flatMap((who, at) => [
    shape('text', { x: 0, y: at * ROW + 23 }, who),
    ...bars(before, who, at * ROW + 5),
    ...bars(after, who, at * ROW + 20),
  ])
  return drawing(EVERYBODY.length * ROW, 'Medals by player', ...rows)
}

type LevelValue = 'grade' | 'won'

/** A value of the levels as a line, from 0 to `most`. */
function levelsPlot(before: Results, after: Results, value: LevelValue, most: number): SVGElement {
  const height = 150
  const x = (level: number) => LEFT + ((WIDTH - LEFT - 12) * level) / 320
  const y = (measured: number) => height - 20 - (measured / most) * (height - 30)
  const line = ({ levels }: Results, name: string) =>
    shape('polyline', {
      points: levels.map((one) => `${x(one.level)},${y(one[value])}`).join(' '),
      class: name,
    })
  const marks = [0, 100, 200, 300].map((level) =>
    shape('text', { x: x(level), y: height - 4, 'text-anchor': 'middle' }, String(level)),
  )
  const top = shape('text', { x: 0, y: y(most) + 8 }, String(Math.round(most)))
  return drawing(height, `${value} by level`, ...marks, top, line(before, 'before'), line(after, 'after'))
}

const rounded = (value: number) => String(Number(value.toFixed(2)))

function targetTable(before: Results, after: Results): HTMLElement {
  const earlier = targetsIn(before)
  const rows = targetsIn(after).map((target, at) => {
    const { name, measured, least, most } = target
    const was = earlier[at]
    return make(
      'tr',
      { class: isKept(target) ? 'kept' : 'missed' },
      make('th', { scope: 'row' }, name),
      make('td', {}, was ? rounded(was.measured) : '…'),
      make('td', {}, rounded(measured)),
      make('td', {}, most === Infinity ? `≥ ${least}` : `${least}–${most}`),
      make('td', {}, isKept(target) ? 'kept' : 'missed'),
    )
  })
  const heads = ['Target', 'Before', 'After', 'Bounds', 'Result'].map((head) =>
    make('th', { scope: 'col' }, head),
  )
  return make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows))
}

function recordedTable(before: Results, after: Results): HTMLElement {
  const rows = after.recorded.map((now) => {
    const was = before.recorded[now.round]
    const words = (one: typeof was) => (one ? `${one.score} after ${one.steps}, ${one.outcome}` : '…')
    return make(
      'tr',
      { class: words(was) === words(now) ? '' : 'changed' },
      make('th', { scope: 'row' }, `Recorded round ${now.round + 1}`),
      make('td', {}, words(was)),
      make('td', {}, words(now)),
    )
  })
  return make('table', {}, make('tbody', {}, ...rows))
}

const part = (title: string, ...content: readonly (Node | string)[]) =>
  make('section', {}, make('h2', {}, title), ...content)

/** All plots and tables that the results have data for. */
export function showResults(before: Results, after: Results): HTMLElement[] {
  const grades = [...before.levels, ...after.levels].map(({ grade }) => grade)
  return [
    ...(after.failure ? [make('p', { class: 'failure', role: 'alert' }, after.failure)] : []),
    ...(after.rounds.length
      ? [
          part('Length of rounds', lengthsPlot(before, after)),
          part('Medals', medalsPlot(before, after)),
          part('Targets', targetTable(before, after)),
        ]
      : []),
    ...(after.levels.length
      ? [
          part('Average players who win at the first try, %', levelsPlot(before, after, 'won', 100)),
          part('Difficulty', levelsPlot(before, after, 'grade', Math.max(1, ...grades))),
        ]
      : []),
    part('Recorded rounds', recordedTable(before, after)),
  ]
}
