import type { Poster } from '../../kit/art/sheet.ts'
import { about } from '../about.ts'
import { game } from '../game.ts'
import { rules } from '../rules.ts'

/** A moment of the game as its own view paints it, and the title. Other posters show their hero, larger than life. */
export const poster: Poster = ({ pen, left, right, view, sparkle, title }) => {
  const [width, height] = [right - left, 360]
  const state = rules.act(rules.start(1, 1), 1)
  pen.drawImage(view(game, { state, width, height, safe: { bottom: 100 } }), left, 0, width, height)
  sparkle([80, 70, 12], [400, 60, 9])
  title(about.title)
}
