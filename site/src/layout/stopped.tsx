import { Link } from 'react-router'
import { singlePath } from '../addresses.ts'
import { cards } from '../catalogue.ts'
import { useSummaries } from '../summaries.ts'

/** Short enough to stand beside the button on the narrowest phone. */
const wordsOf = (title: string, level: number) =>
  level > 0 ? `Level ${level} of ${title}` : `You were in ${title}`

/** Where the visitor stopped, in one line above the grid. The inline script has kept room for it: see `deal-in-page.ts`. */
export function Stopped() {
  const summaries = [...useSummaries()].reverse()
  // A round that waits comes before one that was finished.
  const [slug, has] = summaries.find(([, { continues }]) => continues) ?? summaries[0] ?? []
  const card = cards.find((one) => one.slug === slug)
  if (!card || !has) return <p className="stopped" />
  return (
    <p className="stopped">
      <Link to={singlePath(card.slug)} discover="none">
        <span>{wordsOf(card.title, has.level)}</span>
        <b>{has.continues ? 'Continue' : 'Play on'}</b>
      </Link>
    </p>
  )
}
