import { expect, test } from 'vitest'
import { kindAt, VEILED } from '../view/kinds.ts'

test('each of the twelve kinds has a colour, a sign and a name of its own, and so has a ball that is veiled', () => {
  const kinds = [...Array.from({ length: 12 }, (_, kind) => kindAt(kind)), VEILED]
  for (const part of ['name', 'tone', 'sign'] as const)
    expect(new Set(kinds.map((kind) => JSON.stringify(kind[part]) ?? 'star')).size).toBe(13)
})
