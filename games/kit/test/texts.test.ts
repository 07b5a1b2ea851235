/** What the texts say of a game is what the game is: its controls, its levels, its medals. */
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'

const games = await Promise.all(
  (await gameFolders()).map(async ({ slug, about, game: manifest }) => {
    const { game } = (await import(manifest)) as { game: Game<unknown, unknown> }
    return { slug, about, game }
  }),
)

/** The shell's own keys and buttons, by the name that a text gives them; what a game lists itself is its own. */
function shellKeys({ rules, levels, undo, keys = [] }: Game<unknown, unknown>) {
  const undoes = undo ?? !rules.tick
  const restarts = levels !== undefined && !levels.names
  return {
    keyboard: [
      'P',
      'M',
      ...(undoes && !keys.includes('KeyZ') ? ['Z', 'U'] : []),
      ...(levels?.hint && !keys.includes('KeyH') ? ['H'] : []),
      ...(restarts ? ['R'] : []),
    ],
    gamepad: [...(undoes ? ['X'] : []), ...(levels?.hint ? ['Y'] : [])],
  }
}

/** 'KeyQ' and 'Digit1' on a keyboard, 'PadL' on a gamepad. */
const ownKeys = (keys: readonly string[], pattern: RegExp) =>
  keys.flatMap((code) => pattern.exec(code)?.[1] ?? [])

const NUMBERS: Readonly<Record<string, number>> = {
  fifty: 50,
  sixty: 60,
  hundred: 100,
  'a hundred and fifty': 150,
  'two hundred': 200,
  'three hundred': 300,
}

/** Single capitals that stand alone, as texts name keys. An "A" in a line about the keyboard begins a sentence. */
const named = (line: string) =>
  new Set([...line.matchAll(/(?<![\w’'])([A-Z]|\d)(?![\w’'])/g)].map(([sign]) => sign))

const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')

describe.each(games)('$slug', ({ about, game }) => {
  const line = (device: string) =>
    new RegExp(`<li><strong>${device}:</strong>([^<]*)</li>`).exec(about.sec_desc)?.[1] ?? ''
  const { keyboard, gamepad } = shellKeys(game)
  const { keys = [] } = game

  test('names every key that it listens to, and no other', () => {
    const real = [...keyboard, ...ownKeys(keys, /^(?:Key|Digit)(.)$/)]
    // W, A, S and D steer every game, beside the arrows.
    const told = [...named(line('Keyboard'))].filter((key) => real.includes(key) || !'WASD'.includes(key))
    expect(told.toSorted()).toEqual([...new Set(real)].toSorted())
  })

  test('names every button that it listens to, and no other', () => {
    const real = new Set([...gamepad, ...ownKeys(keys, /^Pad(.)$/)])
    const told = named(line('Gamepad'))
    // A and B confirm and step back; a game may have no use for one of them.
    expect([...told].filter((button) => !'AB'.includes(button)).toSorted()).toEqual([...real].toSorted())
  })

  test('promises as many levels as it has', () => {
    const texts = plain(`${about.summary} ${about.description} ${about.sec_desc}`).toLowerCase()
    const found = [
      ...texts.matchAll(
        /((?:[a-z]+ ){0,3}(?:hundred|fifty|sixty)|\d+) (?:\w+ )?(?:levels|beds|gardens|greenhouses|boards|grids)/g,
      ),
    ]
    const promised = found.map(([, count = '']) => {
      const name = Object.keys(NUMBERS)
        .toSorted((a, b) => b.length - a.length)
        .find((each) => count.endsWith(each))
      return name ? NUMBERS[name] : Number(count)
    })
    expect(promised.filter((count) => count !== game.levels?.tuned)).toEqual([])
    // Named choices are not counted as levels, and an endless game has none.
    const countable = game.levels !== undefined && !game.levels.names
    expect(promised.length > 0, 'the number of levels is told').toBe(countable)
  })
})
