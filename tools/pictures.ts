/** The pictures of every game, painted by `npm run art`. */
import type { PixelSize } from '../games/kit/art/sheet.ts'

export interface Picture extends PixelSize {
  readonly file: string
  readonly mostBytes: number
}

/** Twice the width of a card in the grid, for high-density screens. */
export const CARD: Picture = { file: 'logo.webp', width: 720, height: 540, mostBytes: 25_000 }

/** For other screens, at half the bytes. */
export const SMALL_CARD: Picture = { file: 'logo-small.webp', width: 360, height: 270, mostBytes: 13_000 }

/** The aspect ratio of social previews. */
export const PREVIEW: Picture = { file: 'picture.webp', width: 1200, height: 630, mostBytes: 80_000 }

export const PICTURES: readonly Picture[] = [CARD, SMALL_CARD, PREVIEW]

/** Holds the fingerprint of the drawing that the pictures were painted from. */
export const DRAWN_FROM = 'drawn-from.txt'
