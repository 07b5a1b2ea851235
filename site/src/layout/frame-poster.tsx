import { logoSet } from '../addresses.ts'
import type { CatalogueCard } from '../catalogue.ts'
import { useOnline } from '../online.ts'
import { CARD_SIZES } from './cards.tsx'

interface Props {
  readonly card: CatalogueCard
  readonly late: boolean
  readonly tryAgain: () => void
}

/** A game's card with a moving bar, in place of a game that has not loaded; with a message and a button if it is late. */
export function FramePoster({ card, late, tryAgain }: Props) {
  const online = useOnline()
  return (
    <div className="poster">
      {/* The same sizes as in the grid, so that the picture is often cached. */}
      <img src={card.logo} srcSet={logoSet(card.logo)} sizes={CARD_SIZES} alt="" width="480" height="360" />
      {!late && (
        <div className="bar" aria-hidden="true">
          <span />
        </div>
      )}
      <div role="status">
        {late && (
          <p>
            {online
              ? `${card.title} has not loaded yet. The connection may be slow, or the game unavailable.`
              : `You are offline. ${card.title} will load as soon as you are back online.`}
          </p>
        )}
      </div>
      {late && (
        <button type="button" className="button" onClick={tryAgain}>
          Try again
        </button>
      )}
    </div>
  )
}
