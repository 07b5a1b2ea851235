/** Draws a day's flower as SVG: a sprout, a flower in a colour chosen by the date, or a golden one. */
import { FLOWER, GOLDEN } from '../../save/records.ts'
import { checksumOf } from '../../replay/checksum.ts'

const SPACE = 'http://www.w3.org/2000/svg'
const PETALS = ['#ff6f91', '#ff9a3d', '#b884ff', '#5fb8ff', '#ff7bd0', '#fff3e8']
const GOLD = '#ffc52e'

export function part(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SPACE, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

export function flower(grown: number, day: string): SVGElement {
  const svg = part('svg', { viewBox: '-12 -12 24 24', 'aria-hidden': 'true', class: 'flower' })
  const chance = checksumOf(day)
  svg.append(part('path', { d: 'M0 11Q1 5 0 0', stroke: '#2f9a45', 'stroke-width': 2.4, fill: 'none' }))
  if (grown < FLOWER) {
    svg.append(
      part('path', { d: 'M0 3Q-8 3-8-4-1-4 0 3M0 1Q7 1 7-5 1-5 0 1', fill: '#6fd45c', stroke: '#2f9a45' }),
    )
    return svg
  }
  const isGolden = grown >= GOLDEN
  const count = 5 + (chance % 3)
  const colour = isGolden ? GOLD : (PETALS[(chance >> 4) % PETALS.length] ?? GOLD)
  for (let i = 0; i < count; i++)
    svg.append(
      part('ellipse', {
        cx: 0,
        cy: -9.4,
        rx: 3.7,
        ry: 4.6,
        fill: colour,
        stroke: isGolden ? '#a86a00' : '#0003',
        'stroke-width': 0.8,
        transform: `translate(0 -2) rotate(${(360 / count) * i}) translate(0 3.600)`,
      }),
    )
  svg.append(
    part('circle', {
      cy: -2,
      r: 3.6,
      fill: isGolden ? '#fff6c8' : '#ffd75a',
      stroke: isGolden ? '#a86a00' : '#b06a00',
      'stroke-width': 0.8,
    }),
  )
  return svg
}
