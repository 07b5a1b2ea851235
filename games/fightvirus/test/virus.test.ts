import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import type { State, Virus } from '../rules/state.ts'
import { moodOf } from '../view/virus.ts'
import { virus } from './virus.ts'

describe('the mood of', () => {
  test.each<[string, string, Virus, Partial<State>]>([
    ['a fresh virus', 'grim', virus({ strength: 8, full: 8 }), {}],
    ['a virus just hit', 'hurt', virus({ hit: 95 }), { tick: 100 }],
    ['a virus about to burst', 'scared', virus({ strength: 2, full: 8 }), {}],
    ['a virus after hitting the defender', 'laugh', virus({ strength: 8 }), { safe: 110 }],
    ['a virus hunted in a surge', 'scared', virus({ strength: 8 }), { surge: 90 }],
    ['a shut shell', 'shut', virus({ kind: 'shell', id: 0 }), { tick: 5 }],
    ['an open shell', 'grim', virus({ kind: 'shell', id: 0 }), { tick: 120 }],
    ['a tired boss', 'scared', virus({ kind: 'boss', strength: 40 }), { tick: 600 }],
    ['a beaten boss', 'hurt', virus({ kind: 'boss', strength: 0, mode: 3 }), {}],
    ['a diver about to dart', 'aim', virus({ kind: 'diver', mode: 1 }), {}],
    ['a boss about to attack', 'aim', virus({ kind: 'boss', strength: 40, full: 90, wait: 10 }), {}],
  ])('%s is %s', (_name, mood, one, change) =>
    expect(moodOf(one, { ...rules.start(1, 1), ...change })).toBe(mood),
  )
})
