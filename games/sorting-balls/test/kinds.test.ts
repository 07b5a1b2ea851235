import { expect, test } from 'vitest'
import { kindAt, VEILED } from '../view/kinds.ts'

test('the twelve kinds and the veiled ball each have their own colour, sign and name', () => {
  const kinds = [...Array.from({ length: 12 }, (_, kind) => kindAt(kind)), VEILED]
  for (const part of ['name', 'tone', 'sign'] as const)
    expect(new Set(kinds.map((kind) => JSON.stringify(kind[part]) ?? 'star')).size).toBe(13)
})
