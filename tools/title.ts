/**
 * Draws a game's name for its opening card, as outlines of the typeface: it needs neither script nor font, and looks the
 * same everywhere.
 */
import { createRequire } from 'node:module'
import type { Font, OpenType, Path } from 'opentype.js'
import { escapeHtml } from './html.ts'
import { readOutlines } from './typeface.ts'

export interface Title {
  readonly html: string
  /** Width of the widest word in em; the stylesheet uses it to fit the frame. */
  readonly widest: number
}

/** All in hundredths of an em. The shadow is below the outline. */
const OUTLINE = 15
const ABOVE = 86
const BELOW = 44
/** Alternate letters are raised and lowered, and lean left and right (degrees). */
const HOP = 2.5
const LEAN = 2.9

/** The package is CommonJS. */
const opentype = createRequire(import.meta.url)('opentype.js') as OpenType

function readFont(): Font {
  const { buffer, byteOffset, length } = readOutlines()
  return opentype.parse(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer)
}

/** Relative coordinates in hundredths of an em, exact enough for the largest title: they compress far better than absolute. */
export function pathData({ commands }: Pick<Path, 'commands'>): string {
  let [x, y] = [0, 0]
  let line = ''
  for (const command of commands) {
    if (command.type === 'Z') {
      line += 'z'
      continue
    }
    const end = [Math.round(command.x ?? 0), Math.round(command.y ?? 0)] as const
    const [right, down] = [end[0] - x, end[1] - y]
    if (command.type === 'Q')
      line += `q${Math.round(command.x1 ?? 0) - x} ${Math.round(command.y1 ?? 0) - y} ${right} ${down}`
    else if (command.type === 'M') line += `M${end.join(' ')}`
    else if (down === 0) line += right === 0 ? '' : `h${right}`
    else line += right === 0 ? `v${down}` : `l${right} ${down}`
    ;[x, y] = end
  }
  return line
}

/** The letters of a word, and their total width. */
function letters(font: Font, word: string): { readonly paths: string; readonly width: number } {
  let x = 0
  const paths = [...word].map((character, i) => {
    const glyph = font.charToGlyph(character)
    const width = ((glyph.advanceWidth ?? 0) * 100) / font.unitsPerEm
    // Centred on the origin, so that it rotates in place.
    const outline = pathData(glyph.getPath(-width / 2, 35, 100))
    const [up, lean] = i % 2 ? [HOP, LEAN] : [-HOP, -LEAN]
    const transform = `translate(${Math.round(x + width / 2)} ${up - 35})rotate(${lean})`
    x += width
    return `<path transform="${transform}" d="${outline}"/>`
  })
  return { paths: paths.join(''), width: Math.ceil(x) }
}

const wide = (width: number) => width + OUTLINE * 2

/** One SVG per word, so that the title wraps like text. Three layers: dark edge, white edge, gold. */
export function titleOf(name: string, font = readFont()): Title {
  const words = name.split(' ').map((word) => letters(font, word))
  const svgs = words.map(({ paths, width }, i) => {
    const box = `${-OUTLINE} ${-ABOVE} ${wide(width)} ${ABOVE + BELOW}`
    const size = `width="${wide(width) / 100}em" height="${(ABOVE + BELOW) / 100}em"`
    const gold =
      i > 0
        ? ''
        : '<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="0" y1="-42" x2="0" y2="42">' +
          '<stop offset=".05" stop-color="#fff6b0"/><stop offset=".5" stop-color="#ffc93c"/>' +
          '<stop offset=".53" stop-color="#ffb01f"/><stop offset="1" stop-color="#ff7a3d"/></linearGradient>'
    const layers = ['edge', 'white', 'gold']
      .map((layer) => `<use href="#word${i}" class="${layer}"/>`)
      .join('')
    return `<svg class="word" viewBox="${box}" ${size} aria-hidden="true"><defs>${gold}<g id="word${i}">${paths}</g></defs>${layers}</svg>`
  })
  return {
    html: `<span class="unseen">${escapeHtml(name)}</span>${svgs.join(' ')}`,
    widest: Math.max(...words.map(({ width }) => wide(width))) / 100,
  }
}
