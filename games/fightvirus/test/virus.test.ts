import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import type { State, Virus } from '../rules/state.ts'
import { moodOf } from '../view/virus.ts'
import { virus } from './virus.ts'

describe('the mood of a virus', () => {
  test.each<[string, Virus, Partial<State>, string]>([
    ['fresh', virus({ strength: 8, full: 8 }), {}, 'grim'],
    ['just hit', virus({ hit: 95 }), { tick: 100 }, 'hurt'],
    ['nearly burst', virus({ strength: 2, full: 8 }), {}, 'scared'],
    ['after hitting the defender', virus({ strength: 8 }), { safe: 110 }, 'laugh'],
    ['hunted in a surge', virus({ strength: 8 }), { surge: 90 }, 'scared'],
    ['a shut shell', virus({ kind: 'shell', id: 0 }), { tick: 5 }, 'shut'],
    ['an open shell', virus({ kind: 'shell', id: 0 }), { tick: 120 }, 'grim'],
    ['a tired boss', virus({ kind: 'boss', strength: 40 }), { tick: 600 }, 'scared'],
    ['a beaten boss', virus({ kind: 'boss', strength: 0, mode: 3 }), {}, 'hurt'],
    ['about to dart', virus({ kind: 'diver', mode: 1 }), {}, 'aim'],
    ['a boss about to attack', virus({ kind: 'boss', strength: 40, full: 90, wait: 10 }), {}, 'aim'],
  ])('%s', (_name, one, change, mood) => expect(moodOf(one, { ...rules.start(1, 1), ...change })).toBe(mood))
})
