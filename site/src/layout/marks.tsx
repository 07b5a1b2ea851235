import type { Summary } from '../../../games/kit/messages.ts'
import { medalName } from '../../../games/kit/medals.ts'

/** The visitor's progress in a game, on its card. It overlays the picture, so that nothing shifts when it appears. */
export function Marks({ summary, today }: { summary: Summary; today: string }) {
  const { continues, stars, medal, day, golden } = summary
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
