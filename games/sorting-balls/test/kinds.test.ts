import { expect, test } from 'vitest'
import { MOST_KINDS } from '../rules/tubes.ts'
import { kindAt } from '../view/kinds.ts'
import { kindName } from '../words/kinds.ts'

test('the twelve kinds and the veiled ball each have their own colour, sign and name', () => {
  const kinds = Array.from({ length: MOST_KINDS + 1 }, (_, i) => i - 1)
  const looks = kinds.map((kind) => ({ ...kindAt(kind), name: kindName(kind) }))
  for (const part of ['name', 'tone', 'sign'] as const)
    expect(new Set(looks.map((look) => JSON.stringify(look[part]) ?? 'star')).size).toBe(13)
  expect(kindName(-1)).toBe('veiled')
})
