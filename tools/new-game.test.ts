import { describe, expect, test } from 'vitest'
import { freeColour, nameProblem, renamed } from './new-game.ts'

const parse = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

describe('checks slug and title', () => {
  test.each([
    ['moss', 'Moss Race', /^fine$/],
    ['moss-2', 'Moss 2', /^fine$/],
    ['', '', /^Give a slug and a title/],
    ['moss', '', /^Give a slug and a title/],
    ['Moss', 'Moss', /cannot be a slug/],
    ['../moss', 'Moss', /cannot be a slug/],
    ['kit', 'Kit', /cannot be a slug/],
    ['_moss', 'Moss', /cannot be a slug/],
    ['pool8', 'Pool', /already exists/],
    ['moss', `Moss' + 'Race`, /cannot be a title/],
    ['moss', '<b>Moss</b>', /cannot be a title/],
  ])('%s, %s', (slug, title, problem) => {
    expect(nameProblem(slug, title, ['pool8']) ?? 'fine').toMatch(problem)
  })
})

test('renames the blank game only where its name is a whole word', () => {
  expect(renamed("title: 'Blank', slug: 'blank', blanket, Blanks", 'moss', 'Moss Race')).toBe(
    "title: 'Moss Race', slug: 'moss', blanket, Blanks",
  )
})

test('chooses a colour far from all others', () => {
  const taken = ['#181818', '#989898', '#18a818']
  const free = parse(freeColour(taken))
  for (const colour of taken) {
    const other = parse(colour)
    expect(Math.hypot(...free.map((part, i) => part - (other[i] ?? 0)))).toBeGreaterThan(100)
  }
})
