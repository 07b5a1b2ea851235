import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadFiles } from '../host/files.ts'
import { answer } from '../host/answer.ts'
import { gamesSite, mainSite } from '../host/sites.ts'
import { manifestOf } from './manifest-of.ts'
import { fingerprint } from './worker/manifest.ts'

const FONT = '/assets/fredoka-12345678.woff2'
const SITE = {
  'index.html': `<script src="/assets/main-12345678.js"></script><img src="/meadow.svg"><noscript><img src="/art/pool8-12345678.webp"></noscript>`,
  'about.html': '<link rel="modulepreload" href="/assets/about-12345678.js"><a href="/licences.txt">',
  '404.html': '<img src="/lost.svg">',
  'error.html': '<img src="/lost.svg">Error',
  'offline.html': '<img src="/lost.svg">Offline',
  'single/pool8.html': '<link href="/game/pool8.js"><meta content="/art/pool8-large-12345678.webp">',
  'assets/main-12345678.js': 'code',
  'assets/main-12345678.js.br': 'compressed',
  'assets/about-12345678.js': 'more code',
  'art/pool8-12345678.webp': 'picture',
  'art/pool8-12345678-small.webp': 'small picture',
  'art/pool-12345678.webp': 'picture of another game',
  'art/pool8-large-12345678.webp': 'large',
  'game/pool8.js': 'text',
  'meadow.svg': 'meadow',
  'lost.svg': 'lost',
  'logo.svg': 'logo',
  'icon-192.png': 'icon',
  'licences.txt': 'licences',
}
const SCORE = '/assets/score-pool8-12345678.js'
const DEFERRED = '/assets/deferred-12345678.js'
const PAGES = '/assets/pages-12345678.js'
const JOURNEY = '/assets/journey-12345678.js'
const PLAY = '/assets/play-12345678.js'
const GAMES = {
  'pool8.html': `<style>@font-face{src:url(${FONT})}</style><script>import("${DEFERRED}")</script>`,
  [DEFERRED.slice(1)]: 'import("./pages-12345678.js");import("./play-12345678.js")',
  [PAGES.slice(1)]: 'import("./journey-12345678.js")',
  [JOURNEY.slice(1)]: 'journey',
  [PLAY.slice(1)]: 'play',
  'assets/pages-87654321.js': 'pages of an earlier build',
  'offline.html': 'offline',
  [FONT.slice(1)]: 'typeface',
  [SCORE.slice(1)]: 'music',
  'assets/score-pool-12345678.js': 'music of another game',
}

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'greenhouse-offline-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const site = folderOf(SITE)
const games = folderOf(GAMES)

test('lists each page of the site with the files it needs', async () => {
  const { pages, offline } = await manifestOf('site', site, '')
  expect(pages).toEqual({
    '/': ['/assets/main-12345678.js', '/meadow.svg'],
    '/about': ['/assets/about-12345678.js'],
    '/404': ['/lost.svg'],
    '/single': ['/lost.svg'],
    '/offline': ['/lost.svg'],
    '/single?slug=pool8': ['/art/pool8-12345678-small.webp', '/game/pool8.js'],
  })
  expect(offline).toBe('/offline')
})

test('a game needs its typeface, its score, the deferred script and those that it loads', async () => {
  expect((await manifestOf('games', games, '')).pages).toEqual({
    '/pool8': [DEFERRED, FONT, SCORE, PAGES, PLAY, JOURNEY],
    '/offline': [],
  })
})

test('omits files that no page uses', async () => {
  const { files, pages } = await manifestOf('site', site, '')
  expect(Object.keys(files).filter((address) => !pages[address])).toEqual([
    '/art/pool-12345678.webp',
    '/art/pool8-12345678-small.webp',
    '/art/pool8-12345678.webp',
    '/assets/about-12345678.js',
    '/assets/main-12345678.js',
    '/game/pool8.js',
    '/lost.svg',
    '/meadow.svg',
  ])
})

test.each(['site', 'games'] as const)(
  'our host serves every URL in the manifest of the %s with that content',
  async (kind) => {
    const folder = kind === 'site' ? site : games
    const host = (kind === 'site' ? mainSite : gamesSite)(loadFiles(folder, {}), {})
    const { files } = await manifestOf(kind, folder, '')
    for (const [url, expected] of Object.entries(files)) {
      const { body } = answer(host, { method: 'GET', url })
      expect(await fingerprint(Buffer.from(body ?? '')), url).toBe(expected)
    }
  },
)

test('a change of any file, or of the worker, changes the build', async () => {
  const { build } = await manifestOf('site', site, 'code')
  expect((await manifestOf('site', site, 'code')).build).toBe(build)
  expect((await manifestOf('site', site, 'other code')).build).not.toBe(build)
  const changed = folderOf({ ...SITE, 'game/pool8.js': 'another text' })
  expect((await manifestOf('site', changed, 'code')).build).not.toBe(build)
})

test('a folder without an offline page fails the build', async () => {
  await expect(manifestOf('games', folderOf({ 'pool8.html': '' }), '')).rejects.toThrow('has no offline.html')
})
