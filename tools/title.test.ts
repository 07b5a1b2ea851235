import { describe, expect, test } from 'vitest'
import { pathData, titleOf } from './title.ts'

describe('the drawn title', () => {
  const { html, widest } = titleOf('Stack Builder')

  test('contains the name as text once, for screen readers', () => {
    expect(html.replace(/<svg.*?<\/svg>/gs, '').trim()).toBe('<span class="unseen">Stack Builder</span>')
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(2)
  })

  test('has an SVG for each word, with a path for each letter', () => {
    const words = html.match(/<svg.*?<\/svg>/gs) ?? []
    expect(words.map((word) => word.match(/<path /g)?.length)).toEqual(['Stack'.length, 'Builder'.length])
  })

  test('reports the width of its widest word', () => {
    const widths = [...html.matchAll(/ width="([\d.]+)em"/g)].map(([, width]) => Number(width))
    expect(widest).toBe(Math.max(...widths))
    expect(widest).toBeGreaterThan(3)
    expect(widest).toBeLessThan(6)
  })
})

test.each([
  ['a line', [{ type: 'L', x: 7, y: 5 }], 'M10 -20l-3 25'],
  [
    'level and upright lines',
    [
      { type: 'L', x: 7, y: -20 },
      { type: 'L', x: 7, y: 1 },
    ],
    'M10 -20h-3v21',
  ],
  ['no line to the same point', [{ type: 'L', x: 10.4, y: -19.6 }], 'M10 -20'],
  ['a curve', [{ type: 'Q', x1: 12, y1: -20, x: 13.4, y: -18 }], 'M10 -20q2 0 3 2'],
  [
    'rounded points, so that errors do not add up',
    [
      { type: 'L', x: 10.4, y: 0 },
      { type: 'L', x: 10.8, y: 3 },
    ],
    'M10 -20v20l1 3',
  ],
  [
    'a further outline',
    [{ type: 'Z' }, { type: 'M', x: 1, y: 2 }, { type: 'L', x: 1, y: 4 }],
    'M10 -20zM1 2v2',
  ],
] as const)('an outline has %s', (_, commands, line) => {
  expect(pathData({ commands: [{ type: 'M', x: 10, y: -20 }, ...commands] })).toBe(line)
})

test('escapes HTML in a name', () => {
  expect(titleOf('<b>').html).toContain('<span class="unseen">&#60;b&#62;</span>')
})
