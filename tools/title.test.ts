import { describe, expect, test } from 'vitest'
import { titleOf } from './title.ts'

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

test('escapes HTML in a name', () => {
  expect(titleOf('<b>').html).toContain('<span class="unseen">&#60;b&#62;</span>')
})
