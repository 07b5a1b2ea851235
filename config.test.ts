import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, siteSettings } from './config.ts'
import { escapePattern } from './test-support/escape-pattern.ts'

test('has the documented defaults', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    siteName: 'Greenhouse Arcade',
    siteId: 'greenhouse-arcade',
    gridSize: 20,
    pageDelayMs: 500,
    gameDelayMs: 1000,
    chunkTimeoutMs: 120_000,
    vitalsUrl: '',
    offline: 'on',
    hsts: 'host',
    origins: {
      site: 'http://localhost:3000',
      games: 'http://localhost:3001',
      contact: 'http://localhost:3002',
    },
  })
})

test('derives an origin from its port unless the origin is set', () => {
  expect(readSettings({ GAMES_PORT: '4001' }).origins.games).toBe('http://localhost:4001')
  const settings = readSettings({ GAMES_PORT: '4001', GAMES_ORIGIN: 'https://games.example.org/' })
  expect(settings.origins.games).toBe('https://games.example.org')
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
  ['OFFLINE', 'no'],
  ['HSTS', 'on'],
  ['HSTS', 'includeSubDomains'],
  ['HSTS', ''],
  ['CONTACT_LIMIT', '-1'],
  ['CONTACT_RETENTION_DAYS', 'a year'],
  ['CONTACT_LOG', 'loud'],
  ['CONTACT_METRICS', 'on'],
  ['CONTACT_METRICS', '9464'],
  ['CONTACT_METRICS', ':9464'],
  ['CONTACT_METRICS', '127.0.0.1'],
  ['CONTACT_METRICS', '127.0.0.1:'],
  ['CONTACT_METRICS', '127.0.0.1:65536'],
  ['CONTACT_METRICS', '127.0.0.256:9464'],
  ['CONTACT_METRICS', '::1:9464'],
  ['CONTACT_METRICS', '[127.0.0.1]:9464'],
  ['CONTACT_METRICS', 'http://127.0.0.1:9464/metrics'],
  ['MAIL_TO', 'a b@example.org'],
  ['CONTACT_SITES', ''],
  ['CONTACT_SITES', ' , '],
])('refuses %s=%j with a message that names the setting', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} is ${escapePattern(JSON.stringify(value))}, but must be .+\\.$`),
  )
})

test.each([
  [{ SITE_ORIGIN: 'https://example.org', GAMES_ORIGIN: 'https://example.org' }],
  [{ SITE_ORIGIN: 'https://example.org', GAMES_ORIGIN: 'https://example.org/' }],
  [{ SITE_PORT: '4000', GAMES_PORT: '4000' }],
  [{ SITE_ORIGIN: 'http://localhost:3001' }],
])('refuses the same origin for site and games: %j', (env) => {
  expect(() => readSettings(env)).toThrow(
    /^The setting GAMES_ORIGIN is ".+", but must be a different origin than SITE_ORIGIN: .+\.$/,
  )
})

test('by default uses a file for messages, sends no mail and trusts no proxy', () => {
  expect(readSettings({}).contact).toMatchObject({
    dbFile: 'data/contact.db',
    databaseUrl: '',
    smtpUrl: '',
    siteIds: ['greenhouse-arcade'],
    trustedProxies: [],
    mailTo: 'privacy@greenhouse-arcade.example',
  })
})

test.each([
  ['', undefined],
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
])('parses CONTACT_METRICS=%j', (value, address) => {
  expect(readSettings({ CONTACT_METRICS: value }).contact.metrics).toEqual(address)
})

test('splits lists at commas', () => {
  const { contact } = readSettings({ CONTACT_SITES: 'one, two', TRUSTED_PROXIES: '10.0.0.0/8,' })
  expect(contact).toMatchObject({ siteIds: ['one', 'two'], trustedProxies: ['10.0.0.0/8'] })
})

test.each([
  ['SMTP_URL', 'https://user:hunter2@mail.example.org'],
  ['SMTP_URL', 'user:hunter2@mail.example.org'],
  ['DATABASE_URL', 'mysql://user:hunter2@db.example.org/contact'],
  ['DATABASE_URL', 'postgres:hunter2'],
])('refuses %s=%j without repeating the password', (name, value) => {
  const reading = () => readSettings({ [name]: value })
  expect(reading).toThrow(new RegExp(`^The setting ${name} must be (?:empty or )?an address such as `))
  expect(reading).not.toThrow(/hunter2/)
})

test.each([
  ['CONTACT_SITE', 'CONTACT_SITES'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['site_origin', 'SITE_ORIGIN'],
  ['SITE_NAMES', 'SITE_NAME'],
])('refuses the unknown setting %s and names %s', (name, near) => {
  const reading = () => readSettings({ [name]: 'hunter2' })
  expect(reading).toThrow(`There is no setting ${name}. The nearest name is ${near}: `)
  expect(reading).not.toThrow(/hunter2/)
})

test('accepts the variables of other programs', () => {
  const env = {
    PATH: '/bin',
    HOME: '/root',
    HOST: 'x',
    LISTEN_FDS: '1',
    MAIL: '/var/mail/root',
    NODE_ENV: 'x',
    LANG: 'C',
  }
  expect(readSettings(env).siteName).toBe('Greenhouse Arcade')
})

test('reads further sites, with settings of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'))
  const file = join(folder, 'sites.json')
  const school = {
    SITE_ORIGIN: 'http://school.localhost:3000',
    SITE_NAME: 'Our school',
    GAMES: 'pool8',
    CONTACT: 'off',
  }
  writeFileSync(file, JSON.stringify({ school }))
  const settings = readSettings({ MORE_SITES: file, EMBED: 'https://a.example, https://b.example:8443' })
  rmSync(folder, { recursive: true })
  expect(settings.embedders).toEqual([
    'http://school.localhost:3000',
    'https://a.example',
    'https://b.example:8443',
  ])
  expect(settings.formOrigins).toEqual(['http://localhost:3000'])
  const [first, second] = siteSettings(settings)
  expect([first?.[0], second?.[0]]).toEqual(['site', 'sites/school'])
  expect(second?.[1]).toMatchObject({
    siteName: 'Our school',
    games: ['pool8'],
    contactForm: 'off',
    origins: { site: 'http://school.localhost:3000', games: 'http://localhost:3001' },
    moreSites: [],
  })
})

test.each([
  'https://a.example/path',
  'a.example',
  "https://a.example;script-src 'unsafe-inline'",
  'https://a;b',
])('refuses EMBED=%s', (EMBED) => {
  expect(() => readSettings({ EMBED })).toThrow('The setting EMBED is ')
})
