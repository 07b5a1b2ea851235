import { expect, test } from 'vitest'
import { kindAt } from '../view/kinds.ts'

test('each of the twelve kinds has a colour, a sign and a name of its own, whatever the level', () => {
  for (const level of [1, 7, 300, 12_345]) {
    const kinds = Array.from({ length: 12 }, (_, kind) => kindAt(level, kind))
    for (const part of ['name', 'tone', 'sign'] as const) {
      expect(new Set(kinds.map((kind) => JSON.stringify(kind[part]) ?? 'star')).size).toBe(12)
    }
  }
})
