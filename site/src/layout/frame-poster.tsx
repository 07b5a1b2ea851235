import { logoSet } from '../addresses.ts'
import type { Card } from '../catalogue.ts'
import { useOnline } from '../online.ts'
import { CARD_SIZES } from './cards.tsx'

interface Props {
  readonly card: Card
  readonly late: boolean
  readonly tryAgain: () => void
}

/** A game's card and a moving bar, in place of a game that is not there yet; a sentence and a button if it is late. */
export function FramePoster({ card, late, tryAgain }: Props) {
  const online = useOnline()
  return (
    <div className="poster">
      {/* Chosen as in the grid, where the same picture is likely to have been shown. */}
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
              ? `${card.title} has not come yet. The connection may be slow, or the game out of reach.`
              : `You are offline. ${card.title} loads by itself as soon as you are online again.`}
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
