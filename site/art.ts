/** Paints the site's own pictures: icons, the link preview and screenshots. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { readSettings } from '../config.ts'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { gameFolders } from '../tools/folders.ts'
import { takeScreenshots } from './take-screenshots.ts'

const PUBLIC = join(import.meta.dirname, 'public')
const FONT = new URL(import.meta.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff2'))

const dataUrl = async (type: string, file: string | URL) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`

export async function paintSite(): Promise<void> {
  const logo = await dataUrl('image/svg+xml', join(PUBLIC, 'logo.svg'))
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    await save('icon-192.png', await icon(page, logo, 192, 'transparent', 0.96))
    await save('icon-512.png', await icon(page, logo, 512, 'transparent', 0.96))
    // Platforms crop these two, so the logo keeps clear of the edge.
    await save('icon-maskable-512.png', await icon(page, logo, 512, '#1c7a43', 0.66))
    await save('apple-touch-icon.png', await icon(page, logo, 180, '#1c7a43', 0.8))
    await save('favicon.ico', ico(await icon(page, logo, 32, 'transparent', 1), 32))
    await save('social.jpg', await socialPicture(page, logo))
    await takeScreenshots(browser, save)
  } finally {
    await browser.close()
  }
}

/** The logo on a background, scaled to a fraction of the icon's width. */
async function icon(
  page: Page,
  logo: string,
  size: number,
  background: string,
  scale: number,
): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${background}}</style><img src="${logo}" width="${size * scale}" height="${size * scale}">`,
  )
  await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode())
  return page.screenshot({ omitBackground: true })
}

async function socialPicture(page: Page, logo: string): Promise<Buffer> {
  const folders = await gameFolders()
  const cards = await Promise.all(
    folders.flatMap((folder) => (folder.logo ? [dataUrl('image/webp', folder.logo)] : [])),
  )
  const { siteName } = readSettings()
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.setContent(`<style>
    @font-face { font-family: Fredoka; src: url(${await dataUrl('font/woff2', FONT)}) }
    body { margin: 0; height: 630px; overflow: hidden; background: linear-gradient(135deg, #0a3a24, #1c7a43); font-family: Fredoka; color: #fff }
    .wall { position: absolute; inset: -60px -70px -60px 540px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 18px; rotate: -8deg }
    .wall img { width: 100%; border-radius: 20px; box-shadow: 0 10px 30px #0006 }
    .name { position: absolute; inset: 0 auto 0 64px; width: 460px; display: grid; align-content: center; gap: 16px; font-size: 74px; line-height: 1.02; text-shadow: 0 4px 14px #0008 }
    .name small { font-size: 32px; line-height: 1.25; color: #ffe07a }
    .veil { position: absolute; inset: 0; background: linear-gradient(90deg, #0a3a24 36%, #0a3a2400 66%) }
  </style>
  <div class="wall">${cards.map((card) => `<img src="${card}">`).join('')}</div><div class="veil"></div>
  <div class="name"><img src="${logo}" width="150" height="150"><span>${siteName}</span><small>Free games that start at a touch</small></div>`)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
  })
  return page.screenshot({ type: 'jpeg', quality: 86 })
}

/** Wraps a PNG into an .ico file. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function save(name: string, content: Buffer): Promise<void> {
  await writeFile(join(PUBLIC, name), content)
  console.log(`site/public/${name}  ${(content.length / 1000).toFixed(1)} KB`)
}

if (import.meta.main) await paintSite()
