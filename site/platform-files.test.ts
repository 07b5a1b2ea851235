import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import { readEntries } from './entries.ts'
import { manifest, sitemap } from './platform-files.ts'
import { indexedPaths } from './src/pages.ts'

const settings = readSettings({ SITE_ORIGIN: 'https://arcade.example.org', SITE_NAME: 'Moss & Co' })
const publicFile = (src: string) => readFileSync(join(import.meta.dirname, 'public', src))

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly form_factor?: string
  readonly label?: string
}

const app = JSON.parse(manifest(settings)) as Record<string, unknown> & {
  icons: Picture[]
  screenshots: Picture[]
}

/** The size of a JPEG, from its first start-of-frame marker. */
function jpegSize(file: Buffer): string {
  let at = 2
  while (at < file.length) {
    const marker = file.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`
    at += 2 + file.readUInt16BE(at + 2)
  }
  throw new Error('This file is not a JPEG.')
}

test('the manifest makes the site installable as a standalone app', () => {
  expect(app).toMatchObject({
    name: 'Moss & Co',
    short_name: 'Moss & Co',
    lang: 'en',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['games', 'entertainment'],
  })
  for (const { src } of app.icons) expect(publicFile(src).length, src).toBeGreaterThan(0)
})

test.each(app.screenshots)(
  'the screenshot $src matches the manifest',
  ({ src, sizes, type, form_factor, label }) => {
    const file = publicFile(src)
    expect(type).toBe('image/jpeg')
    expect(jpegSize(file)).toBe(sizes)
    const [width = 0, height = 0] = sizes.split('x').map(Number)
    expect(form_factor).toBe(width > height ? 'wide' : 'narrow')
    // Browsers accept 320 to 3840 px, with the longer side at most 2.3 times the shorter.
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
    expect(Math.max(width, height)).toBeLessThanOrEqual(2.3 * Math.min(width, height))
    expect(label).toMatch(/\w/)
    expect(file.length).toBeLessThan(160_000)
  },
)

test.each(['wide', 'narrow'])('there are two %s screenshots, of the same size', (form) => {
  const sizes = app.screenshots.filter(({ form_factor }) => form_factor === form).map(({ sizes }) => sizes)
  expect(sizes).toHaveLength(2)
  expect(new Set(sizes).size).toBe(1)
})

test('the sitemap has every page once, with its date if known', async () => {
  const entries = await readEntries(settings)
  const xml = sitemap(entries, settings, (path) => (path === '/about' ? '2026-02-03' : undefined))
  expect(xml.match(/<url>/g)).toHaveLength(indexedPaths('on').length + entries.length)
  expect(xml).toContain('<url><loc>https://arcade.example.org/about</loc><lastmod>2026-02-03</lastmod></url>')
  expect(xml).toContain('<url><loc>https://arcade.example.org/single?slug=pool8</loc></url>')
  expect(xml.match(/<lastmod>/g)).toHaveLength(1)
})
