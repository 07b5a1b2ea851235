/** Presses every letter key of six keyboard layouts: each does what the screen says. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import { createInput } from '../input/input.ts'
import type { Key } from '../input/keys.ts'
import { keysOf, SHORTCUTS, shortcutsOf, type Tool } from '../input/shortcuts.ts'
import { toolsOf } from '../round/tools.ts'
import type { CardHolder } from '../shell/card.ts'
import { keysOfLayout, LAYOUTS } from './layouts.ts'

const LETTERS = Object.keys(SHORTCUTS).filter((name) => name.startsWith('Key'))
const ALL_TOOLS: readonly Tool[] = ['undo', 'hint', 'restart', 'sound', 'pause']

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { body: { classList: { add: () => {}, remove: () => {} } } })
  vi.stubGlobal('HTMLElement', EventTarget)
  vi.stubGlobal('HTMLButtonElement', EventTarget)
})
afterEach(() => void vi.unstubAllGlobals())

/** Presses a key in a game with these keys and returns what it did. */
function presser(own: readonly string[], shortcuts: Readonly<Record<string, string>>) {
  let heard = ''
  createInput(
    new EventTarget() as HTMLCanvasElement,
    {} as CardHolder,
    own,
    shortcuts as ReturnType<typeof shortcutsOf>,
    false,
    {
      gesture: (gesture) =>
        void (heard =
          gesture.kind === 'direction' ? gesture.way : gesture.kind === 'key' ? gesture.code : gesture.kind),
      shortcut: (shortcut) => void (heard = shortcut),
      awake: () => {},
      padFound: () => {},
      changes: () => ({}),
    },
  )
  return (key: Key) => {
    heard = ''
    page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), key))
    page.dispatchEvent(Object.assign(new Event('keyup'), key))
    return heard
  }
}

/** The key that prints a letter; on a keyboard without it, the key in its English position. */
const keyPrinting = (layout: string, name: string): Key => {
  const keys = keysOfLayout(layout)
  const key =
    keys.find(({ key }) => `Key${key.toUpperCase()}` === name) ?? keys.find(({ code }) => code === name)
  if (!key) throw new Error(`${layout} has no ${name}.`)
  return key
}

describe.each(Object.keys(LAYOUTS))('%s', (layout) => {
  test.each(LETTERS)('%s does what the screen says', (name) => {
    const press = presser([], shortcutsOf(ALL_TOOLS, true, []))
    expect(press(keyPrinting(layout, name))).toBe(SHORTCUTS[name])
  })

  test('the positions of W, A, S and D move, unless their letter has a function', () => {
    const press = presser([], shortcutsOf(['pause', 'sound'], false, []))
    const positions = keysOfLayout(layout).filter(({ code }) => /^Key[WASD]$/.test(code))
    expect(positions.map(press).toSorted()).toEqual(['down', 'left', 'right', 'up'])
  })

  test('no other letter or sign does anything', () => {
    const press = presser([], shortcutsOf(ALL_TOOLS, true, []))
    const named = LETTERS.map((name) => keyPrinting(layout, name).code)
    const others = keysOfLayout(layout).filter(
      ({ code }) => !named.includes(code) && !/^Key[WASD]$/.test(code),
    )
    expect(others.map(press).join('')).toBe('')
  })
})

const games = await Promise.all(
  (await gameFolders()).map(async ({ slug, game: manifest }) => {
    const { game } = (await import(manifest)) as { game: Game<unknown, unknown> }
    return { slug, game, own: (game.keys ?? []).filter((name) => name.startsWith('Key')) }
  }),
)

describe.each(games.filter(({ own }) => own.length > 0))('$slug', ({ game, own }) => {
  const tools = toolsOf(game)

  test("leaves the shell's buttons their keys", () =>
    expect(tools.flatMap(keysOf).filter((letter) => own.includes(`Key${letter}`))).toEqual([]))

  test('has its own letters on every layout', () => {
    const press = presser(game.keys ?? [], shortcutsOf(tools, game.words !== undefined, own))
    for (const layout of Object.keys(LAYOUTS))
      expect(own.map((name) => press(keyPrinting(layout, name)))).toEqual(own)
  })
})
