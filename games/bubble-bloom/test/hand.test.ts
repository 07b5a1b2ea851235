/** Tests the announcements for keys that change nothing. */
import { expect, test } from 'vitest'
import type { Way } from '../../kit/rules/ways.ts'
import type { Gesture } from '../../kit/view.ts'
import { rules, type State } from '../rules.ts'
import { COARSE, WIDEST } from '../rules/flight.ts'
import { createHand } from '../view/hand.ts'
import { arrange } from '../view/layout.ts'

const layout = arrange({ width: 390, height: 844, safe: { top: 62, right: 10, bottom: 72, left: 10 } })
const [up, down, left] = (['up', 'down', 'left'] as const).map((way): Gesture => ({
  kind: 'direction',
  way,
  repeat: false,
})) as [Gesture, Gesture, Gesture]
const held = (way: Way): Gesture => ({ kind: 'direction', way, repeat: true })
const fine: Gesture = { kind: 'key', code: 'KeyQ' }
const toTheEdge = Array.from({ length: WIDEST / COARSE }, () => left)

const seeds = (...kinds: readonly number[]): State => ({
  ...rules.start(1, 1),
  hand: kinds.map((kind, id) => ({ id, kind })),
})

test.each<[string, State, readonly Gesture[], readonly string[]]>([
  ['refuses to swap two seeds of a kind', seeds(6, 6, 1), [down], ['Both seeds are lilies.']],
  ['refuses the same with the other key', seeds(6, 6, 1), [{ kind: 'back' }], ['Both seeds are lilies.']],
  ['is silent when seeds can be swapped', seeds(6, 1, 1), [down], []],
  ['is silent for held keys', seeds(6, 6, 1), [held('down'), held('up')], []],
  ['tells that the aim is already straight', seeds(6, 1, 1), [up], ['Already aimed straight up.']],
  ['is silent when straightening the aim', seeds(6, 1, 1), [left, up], []],
  ['announces the edge for fine steps', seeds(6, 1, 1), [...toTheEdge, fine], ['Edge.']],
  // The kit announces arrows that have no effect.
  ['leaves the edge to the kit for arrows', seeds(6, 1, 1), [...toTheEdge, left], []],
])('%s', (_, state, gestures, said) => {
  const news: string[] = []
  const hand = createHand({ play: () => {}, moment: () => {}, news: (text) => void news.push(text) })
  for (const gesture of gestures) hand.read(gesture, state, layout)
  expect(news).toEqual(said)
})
