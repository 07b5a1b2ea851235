/** Tests when a lesson is shown, announced and recorded, at the start of a round and in play. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeferredOptions } from '../deferred/contract.ts'
import { createLessons } from '../play/lessons.ts'
import type { Lesson } from '../lessons.ts'
import type { Phase } from '../round/phase.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { FakeElement } from './fake-elements.ts'
import { memory } from './memory.ts'

interface Garden {
  readonly tiles: string
}

const FRAME = 1 / 60

const lesson = (id: string, sign: string, level?: number): Lesson<Garden> => ({
  id,
  ...(level !== undefined && { level }),
  title: id,
  text: `About ${id}.`,
  tip: 'Try it.',
  at: ({ tiles }) => (tiles.includes(sign) ? tiles.indexOf(sign) : undefined),
})

/** What is over the game: the ring and the card. */
let over: Overlay[] = []

class Overlay extends FakeElement {
  readonly dataset: Record<string, string> = {}
  before(...added: Overlay[]): void {
    over.push(...added)
  }
  getBoundingClientRect(): Pick<DOMRect, 'bottom'> {
    return { bottom: 40 }
  }
  remove(): void {
    over = over.filter((each) => each !== this)
  }
}

beforeEach(() => {
  over = []
  vi.stubGlobal('innerWidth', 400)
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal('document', {
    createElement: (tag: string) => new Overlay(tag),
    querySelector: () => new Overlay('div'),
  })
})
afterEach(() => void vi.unstubAllGlobals())

interface GardenOptions {
  readonly isRealTime?: boolean
  readonly lessons?: readonly Lesson<Garden>[]
}

const PRESS = { kind: 'press', x: 1, y: 1 } as const
const AT_START = [lesson('ice', '~', 1), lesson('pits', 'o', 1)]
const IN_PLAY = [lesson('ice', '~'), lesson('pits', 'o')]

async function openGame(
  tiles: string,
  { isRealTime = false, lessons: taught = AT_START }: GardenOptions = {},
) {
  const saveStore = createSaveStore(
    'garden',
    guardStorage(() => memory()),
  )
  const rounds = { session: { state: { tiles } as Garden } }
  const said: string[] = []
  let phase: Phase = 'playing'
  let focused = 0
  let isBusy = false
  let outcome = 'playing'
  const rules = { outcome: () => outcome, ...(isRealTime && { tick: () => {} }) }
  const lessons = createLessons(
    {
      slug: 'garden',
      game: { rules },
      rounds,
      saveStore,
      stage: { safe: { top: 50, right: 0, bottom: 8, left: 0 } },
      phase: () => phase,
      announcer: { teach: (text: string) => void said.push(text) },
      view: {
        spot: (place: number) => ({ x: 100, y: place * 400, size: 40 }),
        busy: () => isBusy,
      },
      focusGame: () => void focused++,
    } as unknown as DeferredOptions<Garden, never>,
    async () => ({ lessons: taught as Lesson<unknown>[] }),
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
    /** Lets seconds pass. Returns those that pass for the round. */
    wait(seconds: number): number {
      let sum = 0
      for (let frame = 0; frame < Math.round(seconds / FRAME); frame++) {
        lessons.pass(FRAME)
        sum += FRAME * lessons.pace
      }
      return sum
    },
    end: () => void (outcome = 'lost'),
    setBusy: (now: boolean) => void (isBusy = now),
    /** Changes the phase, as a pause does. */
    turnTo(next: Phase) {
      phase = next
      lessons.pass(FRAME)
    },
    /** Begins a round with these tiles. */
    begin(next: string) {
      rounds.session.state = { tiles: next }
      lessons.pass(FRAME)
      lessons.teach()
    },
    move() {
      rounds.session.state = { ...rounds.session.state }
      lessons.pass(FRAME)
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
  ['.~', 'the lower half', { top: '56px', bottom: 'auto' }],
  ['~.', 'the upper half', { top: 'auto', bottom: '14px' }],
])('with tiles %s the element is in %s, and the card on the other side', async (tiles, _, place) => {
  const { card } = await openGame(tiles)
  expect(card()?.style).toMatchObject(place)
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

describe('an element that appears in play', () => {
  test('is taught within a third of a second, in turns once nothing is on its way', async () => {
    const { rounds, text, wait, setBusy } = await openGame('..', { lessons: IN_PLAY })
    setBusy(true)
    rounds.session.state = { tiles: '.~' }
    wait(1)
    expect(text()).toBe('')
    setBusy(false)
    wait(0.3)
    expect(text()).toContain('About ice.')
  })

  test('in turns is taught until the next move, and a second one some seconds later', async () => {
    const { move, text, wait, taught } = await openGame('~o', { lessons: IN_PLAY })
    wait(30)
    expect(text()).toContain('About ice.')
    move()
    expect([text(), taught()]).toEqual(['', ['lesson-ice']])
    wait(1)
    expect(text()).toBe('')
    wait(2.5)
    expect(text()).toContain('About pits.')
  })

  test('in turns is taught until the next press, which is a move as well', async () => {
    const { lessons, wait, text, taught } = await openGame('~', { lessons: IN_PLAY })
    expect([lessons.takes(PRESS), text() !== '']).toEqual([false, true])
    wait(1)
    expect([lessons.takes(PRESS), text(), taught()]).toEqual([false, '', ['lesson-ice']])
  })

  test('of a level is taught until the first move, whatever is pressed', async () => {
    const { lessons, wait, text } = await openGame('~')
    wait(1)
    expect([lessons.takes(PRESS), text() !== '']).toEqual([false, true])
  })

  test('of a level is taught only as the level begins', async () => {
    const { rounds, text, wait } = await openGame('..')
    rounds.session.state = { tiles: '.~' }
    wait(5)
    expect(text()).toBe('')
  })

  test('is never taught once the round is decided', async () => {
    const { rounds, text, wait, end } = await openGame('..', { lessons: IN_PLAY })
    end()
    rounds.session.state = { tiles: '.~' }
    wait(5)
    expect(text()).toBe('')
  })
})

const openRealTime = (tiles: string) => openGame(tiles, { isRealTime: true, lessons: IN_PLAY })

describe('in real time', () => {
  test('the round waits for a lesson, and then goes on at a rising pace', async () => {
    const { lessons, text, wait } = await openRealTime('~')
    expect([text() !== '', wait(2)]).toEqual([true, 0])
    expect(lessons.takes(PRESS)).toBe(true)
    expect(text()).toBe('')
    const first = wait(0.3)
    expect(first).toBeGreaterThan(0.3 * 0.25)
    expect(first).toBeLessThan(0.3 * 0.7)
    wait(1)
    expect(wait(1)).toBeCloseTo(1)
  })

  test('several seconds of play pass between two lessons', async () => {
    const { lessons, text, wait } = await openRealTime('~o')
    wait(1)
    lessons.takes(PRESS)
    wait(7)
    expect(text()).toBe('')
    wait(1.5)
    expect(text()).toContain('About pits.')
  })

  test('the press that ends a lesson is no move, and the next one is', async () => {
    const { lessons, wait, taught } = await openRealTime('~')
    wait(1)
    expect([lessons.takes(PRESS), taught()]).toEqual([true, ['lesson-ice']])
    expect(lessons.takes(PRESS)).toBe(false)
  })

  test('a press that was meant for the round neither ends the lesson nor counts', async () => {
    const { lessons, wait, text } = await openRealTime('~')
    wait(0.3)
    expect(lessons.takes(PRESS)).toBe(true)
    expect(text()).not.toBe('')
  })

  test('a finger that moves does not end a lesson, and one that is lifted does', async () => {
    const { lessons, wait, text } = await openRealTime('~')
    wait(1)
    const drag = { kind: 'drag', from: { x: 0, y: 0 }, x: 9, y: 9 } as const
    expect([lessons.takes({ ...drag, phase: 'move' }), text() !== '']).toEqual([true, true])
    expect([lessons.takes({ ...drag, phase: 'end' }), text()]).toEqual([true, ''])
  })

  test('a lesson ends by itself after some seconds', async () => {
    const { wait, text, taught } = await openRealTime('~')
    wait(8)
    expect(text()).not.toBe('')
    wait(2)
    expect([text(), taught()]).toEqual(['', ['lesson-ice']])
  })

  test('a lesson that a card has covered comes again at once', async () => {
    const { turnTo, text, wait, taught } = await openRealTime('~')
    wait(1)
    turnTo('covered')
    turnTo('counting')
    expect([text(), taught()]).toEqual(['', []])
    turnTo('playing')
    wait(0.3)
    expect(text()).toContain('About ice.')
  })
})
