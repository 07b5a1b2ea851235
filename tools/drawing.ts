/** Loads the drawing of a game's pictures: its poster.ts or, without one, its poster.svg. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GAMES, type GameFolder } from './folders.ts'
import { bundleModule } from './bundle-module.ts'
import type { PixelSize } from '../games/kit/art/sheet.ts'

/** The HTML that shows the drawing at a size. A script in it may set `globalThis.painted` to a promise to wait for. */
export type DrawingMarkup = (size: PixelSize) => string

export interface Drawing {
  readonly paint: DrawingMarkup
  /** Changes with the code of the drawing. */
  readonly fingerprint: string
}

/** Posters are drawn in a box of this size, with enough background to its left and right for a wide picture. */
const POSTER = { width: 480, height: 360 }

/** Bundles the canvas wrapper that all posters use. */
export const bundleSheet = () => bundled(join(GAMES, 'kit', 'art', 'sheet.ts'))

export async function drawingOf(
  { slug, path }: Pick<GameFolder, 'slug' | 'path'>,
  sheet: string,
): Promise<Drawing> {
  const own = join(path, 'art', 'poster.ts')
  if (existsSync(own)) {
    const poster = await bundled(own)
    // Minified, so that names and comments may change without repainting.
    const code = await bundleModule(own, { minify: true, target: 'esnext' })
    return { paint: painted(poster, sheet), fingerprint: fingerprint(code) }
  }
  const drawn = join(path, 'art', 'poster.svg')
  if (existsSync(drawn)) {
    const svg = await readFile(drawn, 'utf8')
    return { paint: framed(svg), fingerprint: fingerprint(svg) }
  }
  throw new Error(
    `games/${slug}/art has neither a poster.ts nor a poster.svg to paint the game's pictures from. Draw one.`,
  )
}

const fingerprint = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url')

/** Centres the poster at full height; a wider picture shows more of its sides. */
export function framed(svg: string): DrawingMarkup {
  return ({ width, height }) => {
    const visibleWidth = (POSTER.height * width) / height
    const box = `${(POSTER.width - visibleWidth) / 2} 0 ${visibleWidth} ${POSTER.height}`
    return svg.replace(/ viewBox="[^"]*"/, ` width="${width}" height="${height}" viewBox="${box}"`)
  }
}

/** A dynamic import of the script as a data URL. */
const module = (script: string) =>
  `import('data:text/javascript;base64,${Buffer.from(script).toString('base64')}')`

function painted(poster: string, sheet: string): DrawingMarkup {
  return (size) => `<canvas width="${size.width}" height="${size.height}"></canvas>
<script>
globalThis.painted = Promise.all([${module(poster)}, ${module(sheet)}]).then(([{ poster }, { createSheet }]) =>
  poster(createSheet(document.querySelector('canvas').getContext('2d'), ${JSON.stringify(size)})))
</script>`
}

const bundled = (entry: string) => bundleModule(entry, { minify: false, target: 'esnext' })
