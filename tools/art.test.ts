import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleSheet, drawingOf, framed } from './drawing.ts'
import { gameFolders } from './folders.ts'
import { CARD, DRAWN_FROM, PICTURES } from './pictures.ts'

const MOST_POSTER_BYTES = 12_000

const folders = await gameFolders()
const sheet = await bundleSheet()
const posters = folders
  .map(({ slug, path }) => ({ slug, file: join(path, 'art', 'poster.svg') }))
  .filter(({ file }) => existsSync(file))
const pictures = folders.flatMap(({ slug, path }) =>
  PICTURES.map((picture) => ({
    name: `${slug}/${picture.file}`,
    path: join(path, 'art', picture.file),
    picture,
  })),
)

/** Width and height, for the two WebP formats that a canvas writes. */
function sizeOf(webp: Buffer) {
  if (webp.toString('latin1', 0, 4) !== 'RIFF' || webp.toString('latin1', 8, 12) !== 'WEBP')
    return 'not a WebP'
  const format = webp.toString('latin1', 12, 16)
  if (format === 'VP8 ')
    return { width: webp.readUInt16LE(26) & 0x3fff, height: webp.readUInt16LE(28) & 0x3fff }
  if (format === 'VP8X') return { width: webp.readUIntLE(24, 3) + 1, height: webp.readUIntLE(27, 3) + 1 }
  return `a WebP of format ${format}`
}

describe.each(pictures)('$name', ({ path, picture }) => {
  const bytes = readFileSync(path)

  test('has the size that pages reserve for it', () => {
    expect(sizeOf(bytes)).toEqual({ width: picture.width, height: picture.height })
  })

  test('keeps to its byte budget', () => {
    expect(bytes.length).toBeLessThanOrEqual(picture.mostBytes)
  })
})

test.each(folders)('the pictures of $slug are painted from its current drawing', async (folder) => {
  const { fingerprint } = await drawingOf(folder, sheet)
  const drawnFrom = readFileSync(join(folder.path, 'art', DRAWN_FROM), 'utf8').trim()
  expect(drawnFrom, `the drawing of games/${folder.slug} has changed: npm run art ${folder.slug}`).toBe(
    fingerprint,
  )
})

describe.each(posters)('the poster of $slug', ({ file }) => {
  const svg = readFileSync(file, 'utf8')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

  test('is small and has the common view box', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(MOST_POSTER_BYTES)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 480 360"/)
  })

  test('has unique ids, and refers only to them', () => {
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, target]) => target)
    expect(targets.filter((target) => !ids.includes(target?.replace('#', '')))).toEqual([])
  })

  test('contains neither scripts nor styles', () => {
    expect(svg).not.toMatch(/<script|<foreignObject|<style|\son\w+=|@import/i)
  })
})

describe('a drawing', () => {
  let folder: { slug: string; path: string }

  beforeAll(async () => {
    folder = { slug: 'seedling', path: await mkdtemp(join(tmpdir(), 'drawing-')) }
    await mkdir(join(folder.path, 'art'))
  })
  afterAll(() => rm(folder.path, { recursive: true }))

  test('is required', async () => {
    await expect(drawingOf(folder, sheet)).rejects.toThrow(
      'games/seedling/art has neither a poster.ts nor a poster.svg',
    )
  })

  test('is the poster, centred in any aspect ratio', () => {
    const drawing = framed('<svg viewBox="0 0 480 360"></svg>')
    expect(drawing({ width: 720, height: 540 })).toContain('width="720" height="540" viewBox="0 0 480 360"')
    expect(drawing({ width: 720, height: 360 })).toContain(
      'width="720" height="360" viewBox="-120 0 720 360"',
    )
  })

  test('prefers poster.ts to poster.svg', async () => {
    await writeFile(join(folder.path, 'art', 'poster.svg'), '<svg viewBox="0 0 480 360"></svg>')
    expect((await drawingOf(folder, sheet)).paint(CARD)).toContain('<svg')
    await writeFile(
      join(folder.path, 'art', 'poster.ts'),
      'export const poster = (g: object): void => void g',
    )
    expect((await drawingOf(folder, sheet)).paint(CARD)).toMatch(/^<canvas width="720" height="540"/)
  })
})
