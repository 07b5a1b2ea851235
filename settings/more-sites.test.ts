import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readMoreSites } from './more-sites.ts'

const folder = mkdtempSync(join(tmpdir(), 'more-sites-'))
const file = join(folder, 'sites.json')
afterAll(() => rmSync(folder, { recursive: true }))

const read = (content: unknown) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readMoreSites(file)
}
const SCHOOL = { SITE_ORIGIN: 'https://school.example.org', GAMES: 'pool8' }

test('reads sites with their settings', () => {
  expect(read({ school: SCHOOL })).toEqual([{ name: 'school', settings: SCHOOL }])
  expect(read({})).toEqual([])
})

test.each([
  ['{', /is not JSON/],
  ['[]', /must map the name/],
  [{ school: 'https://x.example' }, /must map the name/],
  [{ 'a/b': SCHOOL }, /is called "a\/b", but a name has lower-case letters/],
  [{ school: { GAMES: 'pool8' } }, /school needs a SITE_ORIGIN/],
  [{ school: { ...SCHOOL, GAME: 'x' } }, /school has GAME, .* The nearest one is GAMES\./],
  [
    { school: { ...SCHOOL, GAMES_ORIGIN: 'x' } },
    /school has GAMES_ORIGIN, which is not a setting of a single site/,
  ],
  [{ school: { ...SCHOOL, GRID_SIZE: 4 } }, /GRID_SIZE of school must be text in quotes/],
  [{ one: SCHOOL, two: SCHOOL }, /two sites have the host school\.example\.org/],
])('refuses %j', (content, why) => expect(() => read(content)).toThrow(why))

test('refuses a missing file', () => {
  expect(() => readMoreSites('/none.json')).toThrow(
    'The file /none.json, which MORE_SITES names, cannot be used: it cannot be read (ENOENT).',
  )
})
