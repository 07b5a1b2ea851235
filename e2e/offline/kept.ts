/** What a page's origin has stored, and how a test gets it to store things. */
import { type BrowserContext, expect, type Frame, type Page } from '@playwright/test'
import { build } from 'vite'
import { join } from 'node:path'
import { URLS } from '../servers.ts'

/** The names of an origin's caches with the addresses in each. Everything below a name that begins with @ is the worker's own. */
export const shelves = (page: Page | Frame): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      found[name] = requests.map(({ url }) => url.slice(location.origin.length))
    }
    return found
  })

export const keptOf = async (page: Page | Frame) => Object.values(await shelves(page)).flat()

/** Opens a page in a new tab and waits until it is kept. */
export async function visit(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(URLS.site + path)
  await expectKept(page, path)
  return page
}

export const expectKept = (page: Page | Frame, path: string) =>
  expect.poll(() => keptOf(page), { message: `${path} is kept` }).toContain(path)

/** The frame that the game of this page runs in. */
export async function gameFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('There is no game on this page.')
  return frame
}

/** `games/kit/play/offline.ts` as a script that leaves its functions in the page: a game's own are not in reach. */
export async function offlineScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '..', '..', 'games', 'kit', 'play', 'offline.ts'),
        formats: ['iife'],
        name: 'offline',
      },
    },
  }).then((built) => [built].flat()[0])) as { output: { code: string }[] }
  return `${output[0]?.code ?? ''};globalThis.offline=offline`
}

type OfflineModule = typeof import('../../games/kit/play/offline.ts')

/** Presses "Keep for offline" in a game's frame. What it told of its progress, and whether it succeeded. */
export async function keepForOffline(frame: Frame): Promise<{ kept: boolean; progress: [number, number][] }> {
  await frame.evaluate(await offlineScript())
  return frame.evaluate(async (siteOrigin) => {
    const { offline } = globalThis as unknown as { offline: OfflineModule }
    const progress: [number, number][] = []
    const kept = await offline.keepForOffline((done, all) => progress.push([done, all]), siteOrigin)
    return { kept, progress }
  }, URLS.site)
}

export const isKept = (frame: Frame) =>
  frame.evaluate(() => (globalThis as unknown as { offline: OfflineModule }).offline.isKept())
