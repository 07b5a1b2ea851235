import { describe, expect, test } from 'vitest'
import { titleOf } from './title.ts'

describe("a game's name as a picture", () => {
  const { html, widest } = titleOf('Stack Builder')

  test('is read out as text, once', () => {
    expect(html.replace(/<svg.*?<\/svg>/gs, '').trim()).toBe('<span class="unseen">Stack Builder</span>')
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(2)
  })

  test('is a picture for each word, with a path for each letter', () => {
    const words = html.match(/<svg.*?<\/svg>/gs) ?? []
    expect(words.map((word) => word.match(/<path /g)?.length)).toEqual(['Stack'.length, 'Builder'.length])
  })

  test('tells how wide its widest word is', () => {
    const widths = [...html.matchAll(/ width="([\d.]+)em"/g)].map(([, width]) => Number(width))
    expect(widest).toBe(Math.max(...widths))
    expect(widest).toBeGreaterThan(3)
    expect(widest).toBeLessThan(6)
  })
})

test('what would be HTML in a name stays text', () => {
  expect(titleOf('<b>').html).toContain('<span class="unseen">&#60;b&#62;</span>')
})
