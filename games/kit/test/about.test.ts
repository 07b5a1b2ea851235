import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../../tools/folders.ts'
import type { About } from '../about.ts'
import type { GameFile } from '../deferred/game-file.ts'

/** Tags that the site's sanitizer keeps; it silently removes all others. */
const TAGS = new Set(['p', 'strong', 'em', 'h3', 'ul', 'li'])
const DEVICES = ['Touch', 'Mouse', 'Keyboard', 'Gamepad']
/** Smallest RGB distance (of at most 441) at which two cards look different in the grid. */
const LEAST_COLOUR_DISTANCE = 40

const entries = await Promise.all(
  globSync('*/about.ts', { cwd: GAMES, exclude: ['kit', '_*'] })
    .map((path) => dirname(path))
    .toSorted()
    .map(async (folder) => {
      const { about } = (await import(join(GAMES, folder, 'about.ts'))) as { about: About }
      return { folder, about }
    }),
)
const abouts = entries.map((entry) => entry.about)

function words(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Lists the faults of a piece of HTML: forbidden tags, attributes, unbalanced tags. */
function faults(html: string): string[] {
  const found: string[] = []
  const open: string[] = []
  for (const [tag, slash = '', name = ''] of html.matchAll(/<(\/?)([^>]*)>/g)) {
    if (!TAGS.has(name)) found.push(`${tag} is not allowed`)
    if (slash === '') open.push(name)
    else if (open.pop() !== name) found.push(`${tag} closes nothing`)
  }
  if (/[<>]/.test(html.replace(/<[^<>]*>/g, ''))) found.push('a loose < or >')
  return [...found, ...open.map((name) => `<${name}> is never closed`)]
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function distance(one: string, other: string): number {
  const there = channels(other)
  return Math.hypot(...channels(one).map((value, index) => value - (there[index] ?? 0)))
}

test('finds games', () => {
  expect(entries.length).toBeGreaterThan(0)
})

test.each(['title', 'slug', 'summary'] as const)('no two games share a %s', (field) => {
  const values = abouts.map((about) => about[field].toLowerCase())
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

test('no two games have similar colours', () => {
  const pairs = abouts.flatMap((one, index) => abouts.slice(index + 1).map((other) => [one, other] as const))
  const close = pairs.filter(([one, other]) => distance(one.colour, other.colour) < LEAST_COLOUR_DISTANCE)
  expect(close.map(([one, other]) => `${one.slug} and ${other.slug}`)).toEqual([])
})

describe.each(entries)('$folder', ({ folder, about }) => {
  const guide = about.sec_desc.replace(/\s+/g, ' ')

  test('has the name of its folder as its slug', () => {
    expect(about.slug).toBe(folder)
    expect(about.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('has a six-digit hex colour', () => {
    expect(about.colour).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('has a summary of 60 to 150 characters without tags', () => {
    expect(about.summary).toMatch(/^[A-Z][^<>]{58,148}\.$/)
  })

  test('has a description of 80 to 160 words', () => {
    const count = words(about.description)
    expect(count).toBeGreaterThanOrEqual(80)
    expect(count).toBeLessThanOrEqual(160)
  })

  test('has instructions of 120 to 220 words', () => {
    const count = words(about.sec_desc)
    expect(count).toBeGreaterThanOrEqual(120)
    expect(count).toBeLessThanOrEqual(220)
  })

  test('uses balanced tags without attributes', () => {
    expect(faults(about.description)).toEqual([])
    expect(faults(about.sec_desc)).toEqual([])
  })

  test.each(DEVICES)('explains the controls by %s', (device) => {
    expect(guide).toMatch(new RegExp(`<li><strong>${device}:</strong> [^<]{10,}</li>`))
  })

  test('names the keys that pause and mute', () => {
    expect(guide).toMatch(/Esc or P pauses, M mutes/)
  })

  test('gives three tips', () => {
    const tips = about.sec_desc.split('<h3>Tips</h3>')[1] ?? ''
    expect(tips.match(/<li>/g)).toHaveLength(3)
  })
})

test.each([
  ['<p>fine</p>', []],
  ['<p class="x">styled</p>', ['<p class="x"> is not allowed', '</p> closes nothing']],
  ['<p><em>crossed</p></em>', ['</p> closes nothing', '</em> closes nothing']],
  ['<p>open', ['<p> is never closed']],
  ['<script>no</script>', ['<script> is not allowed', '</script> is not allowed']],
  ['<p>2 > 1</p>', ['a loose < or >']],
])('finds the faults of %s', (html, expected) => {
  expect(faults(html)).toEqual(expected)
})

test.each(entries)(
  '$folder says on its page and under Help alike whether one button plays it',
  async (entry) => {
    const { folder, about } = entry
    const { isOneButton = false } = (await import(join(GAMES, folder, 'score.ts'))) as GameFile
    expect(isOneButton).toBe(JSON.stringify(about).includes('One switch:'))
  },
)
