import { expect, test } from 'vitest'
import type { GameContext, RoundControls } from '../deferred/contract.ts'
import { pickerCard } from '../pages/picker.ts'
import type { Records } from '../save/records.ts'
import { FRESH_SAVE } from '../save/save.ts'
import { faked, fakeDocument, type FakeElement } from './fake-elements.ts'

fakeDocument()

interface PickerOptions {
  readonly stars?: Records
  readonly crowns?: Records
  readonly calm?: boolean
  readonly level?: number
  readonly names?: readonly string[]
}

const labelOf = ({ attributes }: FakeElement) => attributes.get('aria-label') ?? ''
const isLevel = (button: FakeElement) => labelOf(button).startsWith('Level')

function openPicker({ stars = {}, crowns = {}, calm = false, level = 1, names }: PickerOptions) {
  const chosen: number[] = []
  const { title, body } = pickerCard(
    {
      game: { levels: { names, packs: ['Lawn', 'Gates'], titles: { 3: 'Twin rivers', 22: 'Zigzag' } } },
      saveStore: { save: { ...FRESH_SAVE, stars, crowns }, settings: { calm } },
      rounds: { session: { level } },
      choose: (chosenLevel: number) => void chosen.push(chosenLevel),
    } as unknown as GameContext<unknown, unknown> & RoundControls,
    () => {},
  )
  const { buttons } = faked(body)
  return {
    title,
    chosen,
    text: () => faked(body).text,
    buttons,
    levels: () => faked(body).buttons.filter(isLevel),
    labels: () => faked(body).buttons.filter(isLevel).map(labelOf),
    pages: () => buttons.filter((button) => !isLevel(button)).map((each) => [labelOf(each), each.disabled]),
    turn: (label: string) => buttons.find((button) => labelOf(button) === label)?.click(),
  }
}

test('opens three levels beyond the highest solved one, and locks the next', () => {
  const { levels, labels } = openPicker({ stars: { 1: 3, 2: 1 }, level: 3 })
  expect(labels().slice(0, 6)).toEqual([
    'Level 1, 3 of 3 stars',
    'Level 2, 1 of 3 stars',
    'Level 3: Twin rivers, 0 of 3 stars',
    'Level 4, 0 of 3 stars',
    'Level 5, 0 of 3 stars',
    'Level 6, locked',
  ])
  expect(levels().map(({ disabled }) => disabled)).toEqual(Array.from({ length: 20 }, (_, i) => i >= 5))
})

test('shows crowns on levels and in the total of a pack, except with Calm', () => {
  const [stars, crowns] = [{ 1: 3, 2: 1 }, { 2: 1 }]
  const { labels, text } = openPicker({ stars, crowns })
  expect(labels().slice(0, 2)).toEqual(['Level 1, 3 of 3 stars', 'Level 2, 1 of 3 stars, crown'])
  expect(text()).toContain('1 to 20, 4 of 60 stars, 1 crown')
  const calm = openPicker({ stars, crowns, calm: true })
  expect(calm.labels()[1]).toBe('Level 2, 1 of 3 stars')
  expect(calm.text()).not.toContain('crown')
})

test('marks the current level and chooses the pressed one', () => {
  const { levels, chosen } = openPicker({ stars: { 1: 3 }, level: 2 })
  expect(levels().map(({ attributes }) => attributes.get('aria-current'))).toEqual(
    Array.from({ length: 20 }, (_, i) => (i === 1 ? 'true' : undefined)),
  )
  levels()[3]?.click()
  levels()[4]?.click()
  expect(chosen, 'the fifth level is locked').toEqual([4])
})

test('turns the packs up to the last open one', () => {
  const { labels, pages, turn, text } = openPicker({ stars: { 19: 2 }, level: 20 })
  const numbers = Array.from({ length: 20 }, (_, i) => i + 1).join('')
  expect(text()).toBe(`Lawn1 to 20, 2 of 60 stars${numbers}3 Twin rivers`)
  expect(pages()).toEqual([
    ['Previous pack', true],
    ['Next pack', false],
  ])
  turn('Next pack')
  expect(labels().slice(0, 3)).toEqual([
    'Level 21, 0 of 3 stars',
    'Level 22: Zigzag, 0 of 3 stars',
    'Level 23, locked',
  ])
  expect(text()).toContain('Gates21 to 40, 0 of 60 stars')
  expect(text()).toMatch(/22 Zigzag$/)
  expect(pages()).toEqual([
    ['Previous pack', false],
    ['Next pack', true],
  ])
})

test('offers steps of ten packs only if there are more than ten', () => {
  expect(openPicker({ stars: { 197: 1 }, level: 1 }).pages()).toHaveLength(2)
  const { pages, turn, labels } = openPicker({ stars: { 198: 1 }, level: 1 })
  expect(pages()).toHaveLength(4)
  turn('Ten packs forward')
  expect(labels()[0]).toBe('Level 201, 0 of 3 stars')
})

test('offers the named choices of a game that has them', () => {
  const { title, buttons, chosen } = openPicker({ names: ['Easy', 'Hard'], level: 2 })
  expect([title, ...buttons.map(({ text }) => text)]).toEqual(['Choose', 'Easy', 'Hard'])
  buttons[1]?.click()
  expect(chosen).toEqual([2])
})
