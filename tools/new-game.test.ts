import { describe, expect, test } from 'vitest'
import { freeColour, kindIn, nameProblem, renamed } from './new-game.ts'

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

test('renames a template only where its name is a whole word', () => {
  const source = "title: 'Blank', slug: 'blank', blanket, Blanks, /blank"
  const expected = "title: 'Moss Race', slug: 'moss', blanket, Blanks, /moss"
  expect(renamed(source, 'blank', 'moss', 'Moss Race')).toBe(expected)
  expect(renamed("'blank-turns', blank-turn, 'blank'", 'blank-turns', 'moss', 'Moss')).toBe(
    "'moss', blank-turn, 'blank'",
  )
})

describe('reads the kind of game', () => {
  test.each([
    [[], {}, undefined],
    [['--turns'], {}, 'turns'],
    [['--real-time'], {}, 'real-time'],
    [[], { npm_config_real_time: 'true' }, 'real-time'],
    [['--levels'], { npm_config_levels: 'true' }, 'levels'],
  ])('from %j and %j', (options, env, kind) => expect(kindIn(options, env)).toBe(kind))

  test('and refuses an unknown one and two of them', () => {
    expect(() => kindIn(['--arcade'], {})).toThrow('There is no option --arcade. Add one of: -- --turns,')
    expect(() => kindIn(['--turns', '--levels'], {})).toThrow('either --turns or --levels')
  })
})

test('chooses a colour far from all others', () => {
  const taken = ['#181818', '#989898', '#18a818']
  const free = parse(freeColour(taken))
  for (const colour of taken) {
    const other = parse(colour)
    expect(Math.hypot(...free.map((part, i) => part - (other[i] ?? 0)))).toBeGreaterThan(100)
  }
})
