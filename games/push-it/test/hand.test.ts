import { describe, expect, test } from 'vitest'
import type { Way } from '../../kit/rules/ways.ts'
import type { Gesture, Point } from '../../kit/view.ts'
import { readHouse } from '../rules/house.ts'
import { levels, rules, type Action, type State } from '../rules.ts'
import { createHand } from '../view/hand.ts'
import { arrange, middleOf } from '../view/layout.ts'
import { haltWords, refusalWords, standWords, words } from '../words.ts'
import { createListener } from './by-ear.ts'
import { createPlayer } from './player.ts'

const screen = { width: 390, height: 650, safe: { top: 60, right: 0, bottom: 70, left: 0 } }

function position(text: string): State {
  const { house, position } = readHouse(text)
  return { level: 1, house, par: 4, pushes: 0, ...position }
}

const dragged = (from: Point, to: Point): Gesture => ({ kind: 'drag', phase: 'start', from, ...to })

/** A hand in a house that records refusals and halts. */
function at(text: string) {
  const state = position(text)
  const layout = arrange(screen, state.house)
  const refused: (string | undefined)[] = []
  const halted: Way[] = []
  const hand = createHand(
    (way) => void refused.push(way),
    (way) => void halted.push(way),
  )
  const point = (place: number) => middleOf(layout, place)
  return {
    refused,
    halted,
    point,
    layout,
    hand,
    tap: (place: number) => hand.read({ kind: 'tap', ...point(place) }, state, layout),
    drag: (place: number, x: number, y: number) => {
      const from = point(place)
      return hand.read(
        dragged(from, { x: from.x + x * layout.cell, y: from.y + y * layout.cell }),
        state,
        layout,
      )
    },
    key: (way: Way, repeat = false) => hand.read({ kind: 'direction', way, repeat }, state, layout),
  }
}

const ROOM = '#######/#     #/# @$  #/#     #/# $  .#/#    .#/#######'

describe('a tap', () => {
  test('on free floor walks there', () => expect(at(ROOM).tap(9)).toEqual({ to: 9 }))
  test('on the pot beside the gardener pushes it', () => expect(at(ROOM).tap(19)).toBe('right'))

  test('on a distant pot picks it, and a tap beside it then pushes it and keeps it picked', () => {
    const { tap, hand } = at(ROOM)
    expect([tap(34), hand.picked]).toEqual([undefined, 1])
    expect([tap(35), hand.picked]).toEqual([{ pot: 1, way: 'right' }, 1])
    expect([tap(9), hand.picked]).toEqual([{ to: 9 }, undefined])
  })

  test('on a wall is refused', () => {
    const { tap, refused } = at(ROOM)
    expect([tap(0), refused.length]).toEqual([undefined, 1])
  })
})

describe('a stroke', () => {
  test('from a pot pushes that pot, wherever the gardener is', () =>
    expect(at(ROOM).drag(34, 0.9, 0.1)).toEqual({ pot: 1, way: 'right' }))
  test('anywhere else is a step', () => expect(at(ROOM).drag(11, 0, -0.8)).toBe('up'))
  test('that is too short does nothing', () => expect(at(ROOM).drag(34, 0.3, 0)).toBeUndefined())
})

describe('a key', () => {
  test('walks and pushes', () => {
    expect(at(ROOM).key('up')).toBe('up')
    expect(at(ROOM).key('right')).toBe('right')
  })

  test('held down walks on but does not push', () => {
    expect(at(ROOM).key('up', true)).toBe('up')
    const { key, halted } = at(ROOM)
    expect([key('right', true), halted]).toEqual([undefined, ['right']])
  })

  test('against a wall is refused', () => {
    const { key, refused } = at('####/#@ #/#$.#/####')
    expect([key('up'), refused]).toEqual([undefined, ['up']])
  })
})

/** The outcome of a round that follows every hint. */
function solved(level: number, carry: (state: State, hint: Action) => State) {
  let state = rules.start(1, level)
  for (let left = state.par; left > 0; left--) state = carry(state, levels.hint?.(state) ?? 'up')
  return rules.outcome(state)
}

describe('a player who follows the hints', () => {
  test.each([1, 5, 12])('solves level %i by arrow keys', (level) => {
    const keys = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const
    const wayOf = (code: string) => keys[code as keyof typeof keys]
    expect(
      solved(level, (state, hint) =>
        createPlayer().keys(hint, state).map(wayOf).reduce<State>(rules.act, state),
      ),
    ).toBe('won')
  })

  test.each([1, 5, 12])('solves level %i by dragging pots', (level) => {
    expect(
      solved(level, (state, hint) => {
        const [from, to] = createPlayer().touches(hint, state, screen)[0] ?? []
        if (!from || !to) throw new Error('A drag has two ends.')
        const action = createHand(
          () => {},
          () => {},
        ).read({ kind: 'drag', phase: 'start', from, ...to }, state, arrange(screen, state.house))
        expect(action).toEqual(hint)
        return rules.act(state, hint)
      }),
    ).toBe('won')
  })
})

/** Simulates a page for a screen reader: announces the change or refusal, then the position. */
function openPage(start: State) {
  const layout = arrange(screen, start.house)
  let state = start
  let news = ''
  let line = 0
  const hand = createHand(
    (way) => void (news = way ? refusalWords(state, way) : ''),
    (way) => void (news = haltWords(state, way)),
  )
  return {
    get state() {
      return state
    },
    press(key: string): string {
      if (key === 'KeyV') return words.describe(state)[line++] ?? ''
      line = 0
      if (key === 'KeyH') {
        const hint = levels.hint(state)
        return hint ? words.advise(hint, state) : ''
      }
      news = ''
      const before = state
      const way = key.replace('Arrow', '').toLowerCase() as Way
      const action = hand.read({ kind: 'direction', way, repeat: false }, state, layout)
      if (action) state = rules.act(state, action)
      return `${words.changed(before, state) || news} ${standWords(state)}`
    },
  }
}

test.each([1, 2, 3, 5, 12, 30])('level %i can be won in par by ear', (level) => {
  const start = rules.start(1, level)
  const page = openPage(start)
  const listener = createListener()
  let heard = `${words.task(start)} ${standWords(start)}`
  for (let keys = 0; rules.outcome(page.state) === 'playing'; keys++) {
    if (keys > 1500) throw new Error(`Not won. Last heard: "${heard}"`)
    heard = page.press(listener.next(heard))
    expect(heard, 'nothing was refused').not.toMatch(/Wall\. |stuck, /)
  }
  expect(page.state.pushes).toBe(start.par)
})
