import { expect, test } from 'vitest'
import type { DeferredOptions } from '../deferred/contract.ts'
import { createLooksPage } from '../pages/looks-page.ts'
import { FRESH_SAVE, type Save } from '../save/save.ts'
import { faked, fakeDocument } from './fake-elements.ts'

fakeDocument()

const goals = ['a', 'b', 'c'].map((id) => ({ id, count: 2 }))
const looks = [
  { id: 'plain', name: 'Plain' },
  { id: 'moss', name: 'Moss', goals: 2 },
  { id: 'gold', name: 'Gold', level: 5 },
]

function openPage(kept: Partial<Save>) {
  let save = { ...FRESH_SAVE, ...kept }
  const worn: string[] = []
  const said: string[] = []
  const { page } = createLooksPage({
    game: { looks, goals },
    view: {},
    saveStore: {
      get save() {
        return save
      },
      put: (change: Partial<Save>) => void (save = { ...save, ...change }),
    },
    wear: (look: string) => void worn.push(look),
    recard: () => {},
    say: (text: string) => void said.push(text),
  } as unknown as DeferredOptions<unknown, unknown>)
  const buttons = () => faked(page()).buttons
  return {
    buttons,
    worn,
    said,
    look: () => save.look,
    locked: () => buttons().map(({ attributes }) => attributes.get('aria-disabled') === 'true'),
    pressed: () => buttons().map(({ attributes }) => attributes.get('aria-pressed') === 'true'),
  }
}

test.each([
  ['nothing', {}, [false, true, true]],
  ['one goal too few', { goals: { a: 2, b: 1 } }, [false, true, true]],
  ['enough goals', { goals: { a: 2, c: 2 } }, [false, false, true]],
  ['a level too low', { stars: { 4: 3 } }, [false, true, true]],
  ['the level', { stars: { 5: 1 } }, [false, true, false]],
] as const)('with %s reached, the right looks are locked', (_reached, kept, locked) => {
  expect(openPage(kept).locked()).toEqual(locked)
})

test('a locked look says how to unlock it, and cannot be chosen', () => {
  const { buttons, worn, look } = openPage({})
  expect(buttons().map(({ text }) => text)).toEqual([
    'Plain',
    'Moss, locked: Reach 2 goals',
    'Gold, locked: Solve level 5',
  ])
  buttons()[1]?.click()
  expect([worn, look()]).toEqual([[], undefined])
})

test('an unlocked look is worn, saved and announced', () => {
  const { buttons, worn, said, look, pressed } = openPage({ goals: { a: 2, b: 2 } })
  expect(pressed()).toEqual([true, false, false])
  buttons()[1]?.click()
  expect([worn, look(), said]).toEqual([['moss'], 'moss', ['Moss selected.']])
  expect(pressed()).toEqual([false, true, false])
})

test('a look that no longer exists counts as the first one', () => {
  expect(openPage({ look: 'withered' }).pressed()).toEqual([true, false, false])
})
