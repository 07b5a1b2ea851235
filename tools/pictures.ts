/** The pictures that every game has, made by `npm run art`. */
import type { Size } from '../games/kit/art/sheet.ts'

export interface Picture extends Size {
  readonly file: string
  readonly mostBytes: number
}

/** Twice as wide as a card in the grid, so that it is crisp on a dense screen. */
export const CARD: Picture = { file: 'logo.webp', width: 720, height: 540, mostBytes: 25_000 }

/** The same for screens that are not dense, at half of the bytes. */
export const SMALL_CARD: Picture = { file: 'logo-small.webp', width: 360, height: 270, mostBytes: 13_000 }

/** The shape that social previews show. */
export const PREVIEW: Picture = { file: 'picture.webp', width: 1200, height: 630, mostBytes: 80_000 }

export const PICTURES: readonly Picture[] = [CARD, SMALL_CARD, PREVIEW]

/** Beside the pictures: which drawing they were made from. */
export const DRAWN_FROM = 'drawn-from.txt'
