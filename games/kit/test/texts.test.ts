/** Checks that the texts about a game match its controls and its number of levels. */
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'

const games = await Promise.all(
  (await gameFolders()).map(async ({ slug, about, game: manifest }) => {
    const { game } = (await import(manifest)) as { game: Game<unknown, unknown> }
    return { slug, about, game }
  }),
)

/** Keys and buttons that the shell handles, by their names in texts. A game's own `keys` take precedence. */
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

/** Keys named in a text: single capitals and digits. */
const named = (line: string) =>
  new Set([...line.matchAll(/(?<![\w’'])([A-Z]|\d)(?![\w’'])/g)].map(([sign]) => sign))

const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')

describe.each(games)('$slug', ({ about, game }) => {
  const line = (device: string) =>
    new RegExp(`<li><strong>${device}:</strong>([^<]*)</li>`).exec(about.sec_desc)?.[1] ?? ''
  const { keyboard, gamepad } = shellKeys(game)
  const { keys = [] } = game

  test('names exactly the keys that it handles', () => {
    const real = [...keyboard, ...ownKeys(keys, /^(?:Key|Digit)(.)$/)]
    // W, A, S and D work like the arrow keys in every game.
    const listed = [...named(line('Keyboard'))].filter((key) => real.includes(key) || !'WASD'.includes(key))
    expect(listed.toSorted()).toEqual([...new Set(real)].toSorted())
  })

  test('names exactly the gamepad buttons that it handles', () => {
    const real = new Set([...gamepad, ...ownKeys(keys, /^Pad(.)$/)])
    const listed = named(line('Gamepad'))
    // A and B confirm and go back; a game may not use both.
    expect([...listed].filter((button) => !'AB'.includes(button)).toSorted()).toEqual([...real].toSorted())
  })

  test('states the right number of levels', () => {
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
    // Named choices do not count as levels, and an endless game has none.
    const countable = game.levels !== undefined && !game.levels.names
    expect(promised.length > 0, 'states the number of levels').toBe(countable)
  })
})
