/** Screenshots that browsers show when offering to install the site. `npm run art` takes them. */
export interface Screenshot {
  /** In `public/`. */
  readonly file: string
  readonly path: string
  readonly width: number
  readonly height: number
  readonly label: string
}

const WIDE = { width: 1280, height: 720 }
const NARROW = { width: 390, height: 844 }

const HOME = { path: '/', label: 'The home page, with a card for every game' }
const GAME = { path: '/single?slug=hex-garden', label: 'A game on its page, about to begin' }

/** Chrome shows only screenshots with the aspect ratio of the first, so all wide ones share a size, and all narrow ones. */
export const SCREENSHOTS: readonly Screenshot[] = [
  { file: 'home-wide.jpg', ...HOME, ...WIDE },
  { file: 'game-wide.jpg', ...GAME, ...WIDE },
  { file: 'home-narrow.jpg', ...HOME, ...NARROW },
  { file: 'game-narrow.jpg', ...GAME, ...NARROW },
]
