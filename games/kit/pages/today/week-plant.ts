/** Draws the plant of the week, which grows with every day of play: a leaf a day, and a flower on the seventh. */
import { mondayOf } from '../../round/day.ts'
import { FLOWER } from '../../save/records.ts'
import { WEEK, weekLookOf } from './week-look.ts'
import { flower, part } from './flower.ts'

/** Height of a leaf above the one before, in units of the picture. */
const LEAF_APART = 6

/** '3 of 7 days: this week’s ivy, also on your cards' */
export function weekWords(played: number, today: string): string {
  const { name } = weekLookOf(today)
  const length = played === WEEK ? `All ${WEEK}` : `${played} of ${WEEK}`
  return `${length} days: this week’s ${name}${played === WEEK ? ' is in bloom' : played > 0 ? ', also on your cards' : ''}`
}

export function weekPlant(played: number, today: string): SVGElement {
  const monday = mondayOf(today)
  const look = weekLookOf(today)
  const height = played * LEAF_APART
  const svg = part('svg', { viewBox: '-24 -56 48 62', 'aria-hidden': 'true', class: 'plant' })
  svg.append(
    part('path', {
      d: `M0 2Q2 ${-height / 2} 0 ${-height - 3}`,
      stroke: look.edge,
      'stroke-width': 2.4,
      fill: 'none',
    }),
  )
  for (let leaf = 0; leaf < played; leaf++) {
    const side = leaf % 2 ? -1 : 1
    const y = -leaf * LEAF_APART - 4
    svg.append(
      part('path', {
        d: `M0 0${look.leaf}`,
        transform: `translate(0 ${y}) scale(${side} 1)`,
        fill: look.colour,
        stroke: look.edge,
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
