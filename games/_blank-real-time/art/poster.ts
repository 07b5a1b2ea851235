/** Draws the poster for cards and previews. */
import type { Poster } from '../../kit/art/sheet.ts'
import { about } from '../about.ts'
import { game } from '../game.ts'
import { rules } from '../rules.ts'
import { LANE } from '../rules/curve.ts'

/** Renders a moment of the game with its own view, and adds the title. Most games show an enlarged hero instead. */
export const poster: Poster = ({ pen, left, right, view, sparkle, title }) => {
  const [width, height] = [right - left, 360]
  const start = rules.start(1, 1)
  const petals = [LANE.ring, 250, 560].map((at, lane) => ({ id: lane, lane, at }))
  const state = { ...start, petals, made: petals.length }
  pen.drawImage(view(game, { state, width, height, safe: { bottom: 90 } }), left, 0, width, height)
  sparkle([80, 70, 12], [400, 60, 9])
  title(about.title)
}
