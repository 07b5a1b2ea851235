import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listedPages } from './pages.ts'

test.each(listedPages)('%s has a screen of the same name', (name) => {
  expect(existsSync(join(import.meta.dirname, 'screens', `${name}.tsx`))).toBe(true)
})

test.each(['path', 'file', 'title', 'footer'] as const)('no two pages share a %s', (field) => {
  const values = listedPages.flatMap(([, page]) => (field in page ? [page[field as keyof typeof page]] : []))
  expect(values).toHaveLength(new Set(values).size)
})
