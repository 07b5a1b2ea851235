import { Link } from 'react-router'
import { singlePath } from '../addresses.ts'
import { cards } from '../catalogue.ts'
import { useSummaries } from '../summaries.ts'

/** Short enough to fit next to the button on the narrowest phone. */
const wordsOf = (title: string, level: number) =>
  level > 0 ? `Level ${level} of ${title}` : `You were in ${title}`

/** The game where the visitor stopped, in one line above the grid. `deal-in-page.ts` has reserved the space. */
export function ContinueLine() {
  const summaries = [...useSummaries()].reverse()
  // An unfinished round takes precedence.
  const [slug, summary] = summaries.find(([, { continues }]) => continues) ?? summaries[0] ?? []
  const card = cards.find((one) => one.slug === slug)
  if (!card || !summary) return <p className="continue-line" />
  return (
    <p className="continue-line">
      <Link to={singlePath(card.slug)} discover="none">
        <span>{wordsOf(card.title, summary.level)}</span>
        <b>{summary.continues ? 'Continue' : 'Play on'}</b>
      </Link>
    </p>
  )
}
