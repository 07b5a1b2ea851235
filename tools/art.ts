/** `npm run art [slug…]`: paints the cards and preview pictures of these games, or of all games and the site. */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import type { PixelSize } from '../games/kit/art/sheet.ts'
import { bundleSheet, drawingOf, type DrawingMarkup } from './drawing.ts'
import { gameFolders } from './folders.ts'
import { DRAWN_FROM, PICTURES, type Picture } from './pictures.ts'

/** The names that titles and the games' canvas use for the typeface. */
const FONT_NAMES = ['Fredoka Variable', 'Lettering']

/** Tried in this order until the picture fits its byte budget. */
const QUALITIES = [0.94, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3]

async function fontFace(): Promise<string> {
  const file = '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2'
  const font = await readFile(createRequire(import.meta.url).resolve(file), 'base64')
  return FONT_NAMES.map(
    (name) => `@font-face{font-family:"${name}";font-weight:300 700;src:url(data:font/woff2;base64,${font})}`,
  ).join('')
}

/** Loads the font before drawing, because a canvas does not repaint when a font arrives. */
async function screenshot(page: Page, paint: DrawingMarkup, size: PixelSize, style: string): Promise<Buffer> {
  await page.setViewportSize(size)
  await page.setContent(`<!doctype html><style>${style}*{margin:0}svg,canvas{display:block}</style><body>`)
  await page.evaluate(
    async ([names, html]) => {
      for (const name of names) {
        const faces = await document.fonts.load(`700 60px "${name}"`)
        if (faces.length === 0) throw new Error(`The page has no font called ${name}.`)
      }
      document.body.append(document.createRange().createContextualFragment(html))
      await (globalThis as { painted?: Promise<void> }).painted
    },
    [FONT_NAMES, paint(size)] as const,
  )
  return page.screenshot({ clip: { x: 0, y: 0, ...size } })
}

/** Encodes in the browser, which saves a dependency with native code. */
function webp(page: Page, png: Buffer, quality: number): Promise<string> {
  return page.evaluate(
    async ([source, quality]) => {
      const image = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(image.width, image.height)
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      const bytes = await (await canvas.convertToBlob({ type: 'image/webp', quality })).bytes()
      return bytes.toBase64()
    },
    [`data:image/png;base64,${png.toString('base64')}`, quality] as const,
  )
}

async function encode(page: Page, png: Buffer, { file, mostBytes }: Picture) {
  for (const quality of QUALITIES) {
    const bytes = Buffer.from(await webp(page, png, quality), 'base64')
    if (bytes.length <= mostBytes) return { bytes, quality }
  }
  throw new Error(`${file} exceeds ${mostBytes} bytes even at the lowest quality. Simplify the drawing.`)
}

export async function paintGames(slugs: readonly string[]): Promise<void> {
  const all = await gameFolders()
  const unknown = slugs.filter((name) => !all.some(({ slug }) => slug === name))
  if (unknown.length > 0) throw new Error(`games/ contains no ${unknown.join(' or ')}.`)
  const folders = all.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
  const style = await fontFace()
  const sheet = await bundleSheet()
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    for (const folder of folders) {
      const { paint, fingerprint } = await drawingOf(folder, sheet)
      for (const picture of PICTURES) {
        const png = await screenshot(page, paint, picture, style)
        const { bytes, quality } = await encode(page, png, picture)
        await writeFile(join(folder.path, 'art', picture.file), bytes)
        console.log(`${folder.slug}/${picture.file}: ${bytes.length} bytes at quality ${quality}`)
      }
      await writeFile(join(folder.path, 'art', DRAWN_FROM), `${fingerprint}\n`)
    }
  } finally {
    await browser.close()
  }
}

if (import.meta.main) {
  const slugs = process.argv.slice(2)
  await paintGames(slugs)
  // The site's picture shows the games' cards.
  if (slugs.length === 0) await (await import('../site/art.ts')).paintSite()
}
