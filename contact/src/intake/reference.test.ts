import { describe, expect, test } from 'vitest'
import { readReference, createReferenceGenerator } from './reference.ts'

describe('references', () => {
  test('are unique beyond one draw of random bytes', () => {
    const newReference = createReferenceGenerator()
    expect(new Set(Array.from({ length: 2000 }, newReference)).size).toBe(2000)
  })

  test('are parsed in any case, with or without hyphens, and with look-alike letters', () => {
    const reference = createReferenceGenerator()()
    expect(reference).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(readReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference)
    expect(readReference('OOOO-iiii-LLLL-0011')).toBe('0000-1111-1111-0011')
  })

  test.each(['', 'abc', 'UUUU-UUUU-UUUU-UUUU', '0000-0000-0000-00000'])(
    'rejects %j as a reference',
    (typed) => {
      expect(readReference(typed)).toBeUndefined()
    },
  )
})
