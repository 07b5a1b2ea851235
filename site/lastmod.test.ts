import { expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import { readEntries } from './entries.ts'
import { dates, noted, type Notes, pagePrints, readNotes } from './lastmod.ts'

const entries = await readEntries(readSettings({}))
const prints = new Map([
  ['/', 'home'],
  ['/about', 'about'],
  ['/single?slug=moss', 'moss'],
  ['/single?slug=fern', 'fern'],
])
const notes: Notes = {
  '/': { print: 'home', date: '2026-01-01' },
  '/about': { print: 'about', date: '2026-04-04' },
  '/single?slug=moss': { print: 'moss', date: '2026-02-02' },
  '/single?slug=fern': { print: 'fern', date: '2026-03-03' },
}

test('a page that is what was noted has its date, and the home page that of its newest game', () => {
  expect(Object.fromEntries(dates(prints, notes))).toEqual({
    '/': '2026-03-03',
    '/about': '2026-04-04',
    '/single?slug=moss': '2026-02-02',
    '/single?slug=fern': '2026-03-03',
  })
})

test.each([
  ['has changed since', new Map([...prints, ['/single?slug=moss', 'other']])],
  ['is new', new Map([...prints, ['/single?slug=reed', 'reed']])],
])('a game that %s has no date, and the home page has none either', (_, changed) => {
  const known = dates(changed, notes)
  expect(known.has('/')).toBe(false)
  expect(known.has('/single?slug=reed')).toBe(false)
  expect(known.get('/single?slug=fern')).toBe('2026-03-03')
  expect(known.get('/about')).toBe('2026-04-04')
})

test('noting moves the dates of what has changed and of nothing else, and drops what is gone', () => {
  const changed = new Map([...prints, ['/single?slug=moss', 'other']])
  changed.delete('/single?slug=fern')
  expect(noted(changed, notes, '2026-05-05')).toEqual({
    '/': notes['/'],
    '/about': notes['/about'],
    '/single?slug=moss': { print: 'other', date: '2026-05-05' },
  })
})

test("a page's fingerprint follows its texts and pictures, not its addresses", async () => {
  const [entry] = entries
  if (!entry) throw new Error('The catalogue is empty.')
  const path = `/single?slug=${entry.game.slug}`
  const printOf = async (change: object) =>
    (await pagePrints([{ ...entry, ...change, game: { ...entry.game, ...change } }])).get(path)
  const before = await printOf({})
  expect(await printOf({ gameurl: 'https://elsewhere.example/game' })).toBe(before)
  for (const change of [{ title: 'Moss' }, { sec_desc: '<p>New</p>' }, { summary: 'New.' }, { art: [] }])
    expect(await printOf(change), JSON.stringify(change)).not.toBe(before)
})

test('the notes of this repository are up to date: run `npm run dates` when this fails', async () => {
  const now = await pagePrints(entries)
  const kept = await readNotes()
  // A game that is not noted yet has no date, which is true.
  const stale = Object.entries(kept).filter(([path, { print }]) => now.get(path) !== print)
  expect(stale.map(([path]) => path)).toEqual([])
  for (const { date } of Object.values(kept)) expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
})
