import { expect, test } from 'vitest'
import { readSettings } from './config.ts'

test('the defaults are those of the specification', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    siteName: 'Greenhouse Arcade',
    siteId: 'greenhouse-arcade',
    gridSize: 20,
    pageDelayMs: 500,
    gameDelayMs: 1000,
    chunkTimeoutMs: 120_000,
    vitalsUrl: '',
    origins: { site: 'http://localhost:3000', games: 'http://localhost:3001', contact: 'http://localhost:3002' },
  })
})

test('an origin follows its port unless it is given', () => {
  expect(readSettings({ GAMES_PORT: '4001' }).origins.games).toBe('http://localhost:4001')
  const given = readSettings({ GAMES_PORT: '4001', GAMES_ORIGIN: 'https://games.example.org/' })
  expect(given.origins.games).toBe('https://games.example.org')
})

test.each([
  ['SITE_PORT', 'eighty'],
  ['SITE_PORT', '65536'],
  ['SITE_PORT', '-1'],
  ['GRID_SIZE', '0'],
  ['GRID_SIZE', '2.5'],
  ['PAGE_DELAY_MS', ''],
  ['SITE_ORIGIN', 'localhost:3000'],
  ['SITE_ORIGIN', 'https://example.org/path'],
  ['GAMES_ORIGIN', 'ftp://example.org'],
  ['CONTACT_ORIGIN', 'https://user:secret@example.org'],
  ['MAILBOX', 'nobody'],
  ['SITE_NAME', '  '],
  ['VITALS_URL', 'javascript:alert(1)'],
])('%s=%j stops with a sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} is ${JSON.stringify(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}, but must be .+\\.$`),
  )
})
