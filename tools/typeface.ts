/** The family's typeface on the games' host: one file for all games, named by its content and cached for good. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const FILES = '@fontsource/fredoka/files/fredoka-latin'

/** Letters, digits and signs of western languages, in the weight that the site has too. */
export const TYPEFACE = readFileSync(require.resolve(`${FILES}-600-normal.woff2`))
/** The heavier weight of the games' names, whose outlines the build takes from it. */
export const readOutlines = () => readFileSync(require.resolve(`${FILES}-700-normal.woff`))

const fingerprint = createHash('sha256').update(TYPEFACE).digest('base64url').slice(0, 8)

/** Its address on the games' host, from the root. */
export const TYPEFACE_PATH = `/assets/fredoka-${fingerprint}.woff2`

/**
 * `optional`: either it is there for the first paint, or the cards of this visit are set in the system's typeface, so
 * that nothing ever moves. What is lettered on the canvas is lettered anew when it comes: kit/paint/typeface.ts.
 */
export const TYPEFACE_STYLE = `@font-face{font-family:Fredoka;src:url(${TYPEFACE_PATH})format("woff2");font-weight:100 900;font-display:optional}`
