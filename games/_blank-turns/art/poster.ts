/** Draws the poster for cards and previews. */
import type { Poster } from '../../kit/art/sheet.ts'
import { about } from '../about.ts'
import { game } from '../game.ts'
import { rules } from '../rules.ts'

/** Renders a moment of the game with its own view, and adds the title. Most games show an enlarged hero instead. */
export const poster: Poster = ({ pen, left, right, view, sparkle, title }) => {
  const [width, height] = [right - left, 360]
  const state = [5, 6, 9, 0, 11, 2].reduce(rules.act, rules.start(7, 1))
  pen.drawImage(view(game, { state, width, height, safe: { bottom: 80 } }), left, 0, width, height)
  sparkle([70, 60, 12], [410, 80, 9])
  title(about.title)
}
