import { expect, test } from 'vitest'
import { createBuiltFiles } from './built-files.ts'

/** Counts builds; each reads this file. */
function builder(file: string) {
  let count = 0
  return async (files: Set<string>) => {
    files.add(file)
    return ++count
  }
}

test('builds once until a source changes', async () => {
  const built = createBuiltFiles<number>()
  const build = builder('/a.ts')
  expect([await built.get('a', build), await built.get('a', build)]).toEqual([1, 1])
  built.discard(new Set(['/b.ts']))
  expect(await built.get('a', build)).toBe(1)
  built.discard(new Set(['/b.ts', '/a.ts']))
  expect(await built.get('a', build)).toBe(2)
})

test('builds again for a different input', async () => {
  const built = createBuiltFiles<number>()
  const build = builder('/a.ts')
  expect(await built.get('a', build, 'levelled')).toBe(1)
  expect(await built.get('a', build, 'scored')).toBe(2)
})

test('builds again after any change while a build has failed, because the missing file is unknown', async () => {
  const built = createBuiltFiles<string>()
  await expect(built.get('a', () => Promise.reject(new Error('no b.ts')))).rejects.toThrow('no b.ts')
  await expect(built.get('a', async () => 'early')).rejects.toThrow('no b.ts')
  built.discard(new Set(['/b.ts']))
  expect(await built.get('a', async () => 'mended')).toBe('mended')
})

test('builds again if a file changes during the build', async () => {
  const built = createBuiltFiles<string>()
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = built.get('a', () => promise)
  built.discard(new Set(['/a.ts']))
  resolve('old')
  expect(await first).toBe('old')
  expect(await built.get('a', async () => 'new')).toBe('new')
})
