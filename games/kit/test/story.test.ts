import { expect, test } from 'vitest'
import type { DeferredOptions } from '../deferred/contract.ts'
import { createStory } from '../deferred/result/story.ts'
import { FRESH_SAVE, type Save } from '../save/save.ts'
import { faked, fakeDocument } from './fake-elements.ts'

fakeDocument()

const goals = ['a', 'b', 'c'].map((id) => ({ id, words: `Goal ${id}`, count: 2 }))
const looks = [
  { id: 'plain', name: 'Plain' },
  { id: 'moss', name: 'Moss', goals: 2 },
  { id: 'gold', name: 'Gold', goals: 3 },
]
const standing = { level: 1, state: 0, best: undefined }

/** The story of a round that reaches these goals. */
function openStory(reached: readonly string[]) {
  let save: Save = { ...FRESH_SAVE, goals: { a: 2 } }
  const heard: string[] = []
  const worn: string[] = []
  const moved = goals.filter(({ id }) => reached.includes(id))
  const parts = {
    game: { rules: { score: () => 0 }, goals, looks },
    view: {},
    rounds: { progress: { moved, totalOf: () => 2 } },
    saveStore: {
      get save() {
        return save
      },
      put: (change: Partial<Save>) => void (save = { ...save, ...change }),
    },
    speaker: { tune: (tune: string) => void heard.push(tune) },
    recard: () => {},
    say: (text: string) => void heard.push(text),
    wear: (look: string) => void worn.push(look),
  }
  const story = createStory(parts as unknown as DeferredOptions<number, never>, () => undefined)
  for (const id of reached) save = { ...save, goals: { ...save.goals, [id]: 2 } }
  story.ended(standing)
  return { story, heard, worn, look: () => save.look }
}

test('a round without a new look has no card for one, and tells what is nearest', () => {
  const { story, heard } = openStory([])
  expect(story.unlock(() => {})).toBeUndefined()
  expect([story.storyWords(standing), heard]).toEqual([['1 goal to the Moss look'], []])
})

test('a new look has a fanfare, is announced, and can be worn with one press', () => {
  const { story, heard, worn, look } = openStory(['b'])
  let isOver = false
  const card = story.unlock(() => (isOver = true))
  expect([card?.title, card?.lines, heard]).toEqual([
    'New look!',
    ['Moss'],
    ['look', 'New look: Moss. Press Wear it to try it on.'],
  ])
  card?.buttons[0]?.does()
  expect([worn, look(), isOver]).toEqual([['moss'], 'moss', true])
})

test('a new look that was put off has a button on the end card, until it is worn', () => {
  const { story, look } = openStory(['b'])
  const buttons = () => faked(story.story(standing) as HTMLElement).buttons
  expect(buttons().map(({ text }) => text)).toEqual(['Wear it'])
  buttons()[0]?.click()
  expect([look(), buttons()]).toEqual(['moss', []])
})

test('the next round has forgotten the look', () => {
  const { story } = openStory(['b'])
  story.ended(standing)
  expect(story.unlock(() => {})).toBeUndefined()
})

test('tells the goals that the round has reached', () => {
  expect(openStory(['b']).story.storyWords(standing)).toEqual([
    'Goal reached: Goal b',
    '1 goal to the Gold look',
  ])
})
