/** Checks that visited pages and typed text survive without a network. The hosts are really shut down. */
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from '../../config.ts'
import { loadFiles } from '../../host/files.ts'
import { gamesHeaders, siteHeaders } from '../../host/headers.ts'
import { serve } from '../../host/serve.ts'
import { gamesSite, mainSite } from '../../host/sites.ts'
import { buildWorkers } from '../../offline/build.ts'
import { buildSite } from '../../site/build.ts'
import { readEntries } from '../../site/entries.ts'
import { buildGames, gameFolders } from '../../tools/build.ts'
import { freePort } from '../../test-support/machine.ts'
import type { EngineDocument, Tab } from '../../test-support/engines/engine.ts'
import { expectMain, isReady } from '../../test-support/engines/game.ts'
import { expectPage } from '../../test-support/engines/site.ts'
import { expect, test } from '../../test-support/engines/test.ts'

interface OwnHosts {
  readonly site: string
  /** The only game of this build. */
  readonly slug: string
  close(): Promise<void>
  open(): Promise<void>
  end(): Promise<void>
}

/** Builds and serves a site with one game. It needs its own build because it has its own addresses. */
async function ownHosts(): Promise<OwnHosts> {
  const ports = { site: await freePort(), games: await freePort() }
  const settings = readSettings({ SITE_PORT: String(ports.site), GAMES_PORT: String(ports.games) })
  const dist = await mkdtemp(join(import.meta.dirname, '..', '..', 'dist', 'offline-'))
  const folders = (await gameFolders()).slice(0, 1)
  await buildGames(settings, join(dist, 'games'), folders)
  await buildSite(settings, join(dist, 'site'), await readEntries(settings, folders))
  await buildWorkers(settings, dist)
  const headers = { site: siteHeaders(settings), games: gamesHeaders(settings) }
  const site = mainSite(loadFiles(join(dist, 'site'), headers.site), headers.site)
  const games = gamesSite(loadFiles(join(dist, 'games'), headers.games), headers.games)
  let running: { close(): Promise<void> }[] = []
  const hosts: OwnHosts = {
    site: settings.origins.site,
    slug: folders[0]?.slug ?? '',
    async open() {
      running = [await serve(site, ports.site, '127.0.0.1'), await serve(games, ports.games, '127.0.0.1')]
    },
    async close() {
      await Promise.all(running.map((host) => host.close()))
      running = []
    },
    async end() {
      await hosts.close()
      await rm(dist, { recursive: true })
    },
  }
  await hosts.open()
  return hosts
}

/** Returns the URLs in the caches of a document's origin. */
const kept = (place: EngineDocument) =>
  place.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => url.slice(location.origin.length))
  })

const expectKept = (place: EngineDocument, path: string) =>
  expect.poll(() => kept(place), { message: `${path} is kept`, timeout: 60_000 }).toContain(path)

async function expectGame(tab: Tab): Promise<void> {
  await expectPage(tab, /^Title : /)
  const game = await tab.frame()
  await isReady(game)
  await expectMain(game, 'Play')
}

test('a visited game, its page and the form work offline and recover online', async ({ tab }) => {
  const hosts = await ownHosts()
  const { slug } = hosts
  try {
    await tab.goto(`${hosts.site}/contact-us`)
    await expectKept(tab, '/contact-us')
    await tab.goto(`${hosts.site}/single?slug=${slug}`)
    await expectGame(tab)
    await expectKept(tab, `/single?slug=${slug}`)
    await expectKept(await tab.frame(), `/${slug}`)

    await hosts.close()
    await tab.goto(`${hosts.site}/single?slug=${slug}`)
    await expectGame(tab)
    await tab.goto(`${hosts.site}/contact-us`)
    await expectPage(tab, 'Contact Us')
    await tab.type('input[type=text]', 'Without a network')
    await tab.type('input[type=email]', 'visitor@example.org')
    await tab.type('textarea', 'It must not be lost.')
    await tab.click('button[type=submit]')
    expect(await tab.nextAlert()).toBe('An error occurred. Please try again.')
    expect(await tab.evaluate(() => document.querySelector('textarea')?.value)).toBe('It must not be lost.')

    await hosts.open()
    await tab.goto(`${hosts.site}/about`)
    await expectPage(tab, 'About Us')
  } finally {
    await hosts.end()
  }
})
