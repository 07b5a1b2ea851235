/** Tests when a lesson is shown, announced and recorded. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeferredOptions } from '../deferred/contract.ts'
import { createLessons } from '../deferred/lessons.ts'
import type { Lesson } from '../lessons.ts'
import type { Phase } from '../round/phase.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { FakeElement } from './fake-elements.ts'
import { memory } from './memory.ts'

interface Garden {
  readonly tiles: string
}

const lesson = (id: string, sign: string): Lesson<Garden> => ({
  id,
  level: 1,
  title: id,
  text: `About ${id}.`,
  tip: 'Try it.',
  at: ({ tiles }) => (tiles.includes(sign) ? tiles.indexOf(sign) : undefined),
})

/** What is over the game: the ring and the card. */
let over: Overlay[] = []

class Overlay extends FakeElement {
  readonly dataset: Record<string, string> = {}
  readonly classes = new Set<string>()
  override readonly classList = {
    add: (name: string) => void this.classes.add(name),
    toggle: (name: string, isOn: boolean) => void (isOn ? this.classes.add(name) : this.classes.delete(name)),
  }
  before(...added: Overlay[]): void {
    over.push(...added)
  }
  remove(): void {
    over = over.filter((each) => each !== this)
  }
}

beforeEach(() => {
  over = []
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal('document', {
    createElement: (tag: string) => new Overlay(tag),
    querySelector: () => new Overlay('div'),
  })
})
afterEach(() => void vi.unstubAllGlobals())

async function openGame(tiles: string) {
  const saveStore = createSaveStore(
    'garden',
    guardStorage(() => memory()),
  )
  const rounds = { session: { state: { tiles } as Garden } }
  const said: string[] = []
  let phase: Phase = 'playing'
  let focused = 0
  const lessons = createLessons(
    {
      slug: 'garden',
      rounds,
      saveStore,
      phase: () => phase,
      announcer: { teach: (text: string) => void said.push(text) },
      view: { spot: (place: number) => ({ x: 100, y: place * 400, size: 40 }) },
      focusGame: () => void focused++,
    } as unknown as DeferredOptions<Garden, never>,
    async () => ({ lessons: [lesson('ice', '~'), lesson('pits', 'o')] as Lesson<unknown>[] }),
  )
  await Promise.resolve()
  return {
    lessons,
    rounds,
    said,
    taught: () => Object.keys(saveStore.save.totals),
    text: () => over.map((each) => each.text).join(''),
    card: () => over[1],
    focused: () => focused,
    /** Changes the phase, as a pause does. */
    turnTo(next: Phase) {
      phase = next
      lessons.watch()
    },
    /** Begins a round with these tiles. */
    begin(next: string) {
      rounds.session.state = { tiles: next }
      lessons.watch()
      lessons.teach()
    },
    move() {
      rounds.session.state = { ...rounds.session.state }
      lessons.watch()
    },
  }
}

test('teaches an element of the first round once its lessons have loaded', async () => {
  const { text, said, taught } = await openGame('.~')
  expect([text(), said, taught()]).toEqual(['ice About ice. Try it.Got it', ['About ice.'], []])
})

test('the first move ends a lesson, and it does not come again', async () => {
  const { move, begin, text, taught } = await openGame('~')
  move()
  expect([text(), taught()]).toEqual(['', ['lesson-ice']])
  begin('~')
  expect(text()).toBe('')
})

test('the button ends a lesson and returns the focus to the game', async () => {
  const { card, text, taught, focused } = await openGame('~')
  card()?.buttons[0]?.click()
  expect([text(), taught(), focused()]).toEqual(['', ['lesson-ice'], 1])
})

test('of two new elements the second waits for the next round', async () => {
  const { text, begin, said } = await openGame('~o')
  expect(text()).toContain('About ice.')
  begin('~o')
  expect(text()).toContain('About pits.')
  expect(said).toEqual(['About ice.', 'About pits.'])
})

test('a card hides the lesson, and it returns when play goes on', async () => {
  const { lessons, turnTo, text, taught } = await openGame('~')
  turnTo('covered')
  lessons.teach()
  expect([text(), taught()]).toEqual(['', []])
  turnTo('playing')
  lessons.teach()
  expect(text()).toContain('About ice.')
})

test.each([
  ['.~', 'the lower half', true],
  ['~.', 'the upper half', false],
])('with tiles %s the element is in %s, and the card on the other side', async (tiles, _, isAbove) => {
  const { card } = await openGame(tiles)
  expect(card()?.classes.has('above')).toBe(isAbove)
})

test('a round without new elements teaches nothing', async () => {
  const { text, said } = await openGame('..')
  expect([text(), said]).toEqual(['', []])
})

test('Help lists the elements that were taught or are on the board', async () => {
  const { lessons, move, begin } = await openGame('~')
  move()
  begin('..')
  expect(lessons.learnt().map(({ id }) => id)).toEqual(['ice'])
  begin('o')
  expect(lessons.learnt().map(({ id }) => id)).toEqual(['ice', 'pits'])
})
