/** Draws the plant of the week, which grows with every day of play: a leaf a day, and a flower on the seventh. */
import { mondayOf } from '../../round/day.ts'
import { FLOWER, type Records } from '../../save/records.ts'
import { flower, part } from './flower.ts'

/** Height of a leaf above the one before, in units of the picture. */
const LEAF_APART = 6
const WEEK = 7

/** The days of this week on which something was played. */
export function daysOfWeek(days: Records, today: string): number {
  const monday = mondayOf(today)
  return Math.min(WEEK, Object.keys(days).filter((day) => day >= monday && day <= today).length)
}

/** '3 of 7 days this week' */
export const weekWords = (played: number) =>
  played === WEEK
    ? 'All 7 days: this week’s plant is in bloom'
    : `${played} of ${WEEK} days: this week’s plant`

export function weekPlant(played: number, today: string): SVGElement {
  const monday = mondayOf(today)
  const height = played * LEAF_APART
  const svg = part('svg', { viewBox: '-24 -56 48 62', 'aria-hidden': 'true', class: 'plant' })
  svg.append(
    part('path', {
      d: `M0 2Q2 ${-height / 2} 0 ${-height - 3}`,
      stroke: '#2f9a45',
      'stroke-width': 2.4,
      fill: 'none',
    }),
  )
  for (let leaf = 0; leaf < played; leaf++) {
    const side = leaf % 2 ? -1 : 1
    const y = -leaf * LEAF_APART - 4
    svg.append(
      part('path', {
        d: `M0 ${y}q${side * 9} ${-9} ${side * 14} ${-3}q${-side * 5} ${7} ${-side * 14} 3`,
        fill: '#6fd45c',
        stroke: '#2f9a45',
      }),
    )
  }
  svg.append(part('path', { d: 'M-11 0H11L8 6H-8z', fill: '#c56a3d', stroke: '#8a4321' }))
  if (played >= WEEK) {
    const bloom = flower(FLOWER, monday)
    for (const [name, value] of Object.entries({ x: -11, y: -57, width: 22, height: 22 }))
      bloom.setAttribute(name, String(value))
    svg.append(bloom)
  }
  return svg
}
