import type { Summary } from '../../../games/kit/messages.ts'
import { medalName } from '../../../games/kit/medals.ts'

/** What its visitor has in a game, on the game's card. It lies over the picture, so that nothing moves when it comes. */
export function Marks({ has, today }: { has: Summary; today: string }) {
  const { continues, stars, medal, day, golden } = has
  return (
    <span className="marks">
      {continues && <span className="mark">Continue</span>}
      {stars > 0 && (
        <span className="mark">
          {stars} <i>{stars === 1 ? 'star' : 'stars'}</i>
        </span>
      )}
      {medal > 0 && <span className={`mark medal-${medal}`}>{medalName(medal)}</span>}
      {day === today && <span className="mark">{golden ? 'Golden flower' : 'Flower'}</span>}
    </span>
  )
}
