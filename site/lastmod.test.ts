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

test('an unchanged page has its recorded date, and the home page that of its newest game', () => {
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
])('a game that %s has no date, and neither has the home page', (_, changed) => {
  const known = dates(changed, notes)
  expect(known.has('/')).toBe(false)
  expect(known.has('/single?slug=reed')).toBe(false)
  expect(known.get('/single?slug=fern')).toBe('2026-03-03')
  expect(known.get('/about')).toBe('2026-04-04')
})

test('updates the dates of changed pages only, and drops removed pages', () => {
  const changed = new Map([...prints, ['/single?slug=moss', 'other']])
  changed.delete('/single?slug=fern')
  expect(noted(changed, notes, '2026-05-05')).toEqual({
    '/': notes['/'],
    '/about': notes['/about'],
    '/single?slug=moss': { print: 'other', date: '2026-05-05' },
  })
})

test('a fingerprint depends on texts and pictures, not on addresses', async () => {
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

test('lastmod.json is up to date (otherwise run `npm run dates`)', async () => {
  const now = await pagePrints(entries)
  const kept = await readNotes()
  // A new game may be missing: it has no date yet.
  const stale = Object.entries(kept).filter(([path, { print }]) => now.get(path) !== print)
  expect(stale.map(([path]) => path)).toEqual([])
  for (const { date } of Object.values(kept)) expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
})
