/** The typeface on the games' host: one file for all games, named by its content hash and cached forever. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const FILES = '@fontsource/fredoka/files/fredoka-latin'

/** The Latin subset, in the same weight as on the site. */
export const TYPEFACE = readFileSync(require.resolve(`${FILES}-600-normal.woff2`))
/** The heavier weight, for the outlines of the games' titles. */
export const readOutlines = () => readFileSync(require.resolve(`${FILES}-700-normal.woff`))

const fingerprint = createHash('sha256').update(TYPEFACE).digest('base64url').slice(0, 8)

/** Its path on the games' host. */
export const TYPEFACE_PATH = `/assets/fredoka-${fingerprint}.woff2`

/**
 * `optional`: if it misses the first paint, the cards of this visit use the system's typeface, so nothing ever shifts.
 * Text on the canvas is drawn again when it arrives: kit/paint/typeface.ts.
 */
export const TYPEFACE_STYLE = `@font-face{font-family:Fredoka;src:url(${TYPEFACE_PATH})format("woff2");font-weight:100 900;font-display:optional}`
