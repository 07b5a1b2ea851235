/**
 * A game's name as the picture that its opening card shows: outlines from the family's typeface, so that it needs no
 * script and no font, and looks the same everywhere.
 */
import { createRequire } from 'node:module'
import type { Font, OpenType, Path } from 'opentype.js'
import { escapeHtml } from './html.ts'
import { readOutlines } from './typeface.ts'

export interface Title {
  readonly html: string
  /** The widest word, in letter heights: the stylesheet lets it fit its frame. */
  readonly widest: number
}

/** All in hundredths of the letter's size. The outline goes around the letters, and the shadow below that. */
const OUTLINE = 15
const ABOVE = 86
const BELOW = 44
/** Letters dance: every other one is higher, and leans the other way (degrees). */
const HOP = 2.5
const LEAN = 2.9

/** The package is a script of the old kind. */
const opentype = createRequire(import.meta.url)('opentype.js') as OpenType

function readFont(): Font {
  const { buffer, byteOffset, length } = readOutlines()
  return opentype.parse(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer)
}

/** Whole hundredths are fine enough for the largest title. */
const whole = (...values: readonly (number | undefined)[]) =>
  values.map((value) => Math.round(value ?? 0)).join(' ')

function pathData({ commands }: Path): string {
  return commands
    .map(({ type, x1, y1, x, y }) => {
      if (type === 'Z') return 'Z'
      return type + (type === 'Q' ? whole(x1, y1, x, y) : whole(x, y))
    })
    .join('')
}

/** The letters of a word, and how wide they are together. */
function letters(font: Font, word: string): { readonly paths: string; readonly width: number } {
  let x = 0
  const paths = [...word].map((sign, i) => {
    const glyph = font.charToGlyph(sign)
    const width = ((glyph.advanceWidth ?? 0) * 100) / font.unitsPerEm
    // Around its own middle, so that it leans where it stands.
    const outline = pathData(glyph.getPath(-width / 2, 35, 100))
    const [up, lean] = i % 2 ? [HOP, LEAN] : [-HOP, -LEAN]
    const place = `translate(${Math.round(x + width / 2)} ${up - 35})rotate(${lean})`
    x += width
    return `<path transform="${place}" d="${outline}"/>`
  })
  return { paths: paths.join(''), width: Math.ceil(x) }
}

const wide = (width: number) => width + OUTLINE * 2

/** A picture for each word, so that they wrap like words. Three coats: dark edge, white edge, gold. */
export function titleOf(name: string, font = readFont()): Title {
  const words = name.split(' ').map((word) => letters(font, word))
  const pictures = words.map(({ paths, width }, i) => {
    const box = `${-OUTLINE} ${-ABOVE} ${wide(width)} ${ABOVE + BELOW}`
    const size = `width="${wide(width) / 100}em" height="${(ABOVE + BELOW) / 100}em"`
    const gold =
      i > 0
        ? ''
        : '<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="0" y1="-42" x2="0" y2="42">' +
          '<stop offset=".05" stop-color="#fff6b0"/><stop offset=".5" stop-color="#ffc93c"/>' +
          '<stop offset=".53" stop-color="#ffb01f"/><stop offset="1" stop-color="#ff7a3d"/></linearGradient>'
    const coats = ['edge', 'white', 'gold'].map((coat) => `<use href="#word${i}" class="${coat}"/>`).join('')
    return `<svg class="word" viewBox="${box}" ${size} aria-hidden="true"><defs>${gold}<g id="word${i}">${paths}</g></defs>${coats}</svg>`
  })
  return {
    html: `<span class="unseen">${escapeHtml(name)}</span>${pictures.join(' ')}`,
    widest: Math.max(...words.map(({ width }) => wide(width))) / 100,
  }
}
