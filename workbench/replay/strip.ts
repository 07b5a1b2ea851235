/** Pictures moments of a round side by side, drawn by the gallery's frame in Chromium. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type Page } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../../test-support/browser.ts'
import { TYPEFACE, TYPEFACE_PATH } from '../../tools/typeface.ts'
import type { GameFolder } from '../../tools/folders.ts'
import { buildFrame } from '../gallery/build.ts'

const [WIDTH, HEIGHT] = [390, 844]
const PICTURES = 6
const LONGEST_MS = 60_000

/** Evenly spread over the round, its start and its end included. */
export const momentsOf = (steps: number): number[] => [
  ...new Set(Array.from({ length: PICTURES }, (_, at) => Math.round((steps * at) / (PICTURES - 1)))),
]

/** Serves the frame on a free port. */
async function serveFrame(html: string): Promise<{ origin: string; close(): void }> {
  const server = createServer(({ url }, response) => {
    const isFont = url === TYPEFACE_PATH
    response.writeHead(200, { 'content-type': isFont ? 'font/woff2' : 'text/html; charset=utf-8' })
    response.end(isFont ? TYPEFACE : html)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

/** Waits until the frame has drawn the moment. */
async function pictureOf(page: Page, address: string): Promise<Buffer> {
  const failed = new Promise<never>((_, reject) => page.once('pageerror', reject))
  await page.goto(address)
  await Promise.race([page.waitForSelector('html[data-shown]', { timeout: LONGEST_MS }), failed])
  return page.screenshot()
}

async function joined(browser: Browser, pictures: readonly (readonly [string, Buffer])[]): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: (WIDTH + 12) * pictures.length, height: HEIGHT + 40 },
  })
  const figures = pictures.map(
    ([name, picture]) =>
      `<figure style="margin:0 6px"><figcaption>${name}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  )
  await page.setContent(`<body style="margin:0;display:flex;font:20px/34px sans-serif">${figures.join('')}`)
  return page.screenshot()
}

/** Returns a PNG. */
export async function stripOf(
  folder: GameFolder,
  code: string,
  steps: number,
  nameOf: (step: number) => string,
): Promise<Buffer> {
  const { origin, close } = await serveFrame(await buildFrame(folder))
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...BROWSER_FLAGS] })
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    const pictures: (readonly [string, Buffer])[] = []
    for (const step of momentsOf(steps))
      pictures.push([nameOf(step), await pictureOf(page, `${origin}/?round=${code}&step=${step}`)])
    return await joined(browser, pictures)
  } finally {
    await browser.close()
    close()
  }
}
