import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { findCard } from '../catalogue.ts'
import { gameHead, useHead } from '../head.ts'
import { GameFrame } from '../layout/game-frame.tsx'
import { Grid } from '../layout/grid.tsx'
import { Heading } from '../layout/heading.tsx'
import { LoadingBar } from '../layout/loading-bar.tsx'
import { Part } from '../layout/part.tsx'
import { LateGameTexts } from './late-game-texts.tsx'

/** A game's page. An unknown slug throws, and the router shows the error page. */
export function Single() {
  const [query] = useSearchParams()
  const card = findCard(query.get('slug'))
  useHead(gameHead(card))
  return (
    <>
      <Heading>Title : {card.title}</Heading>
      <GameFrame card={card} />
      <noscript>
        <p>
          <a href={card.gameurl}>Open {card.title} on a page of its own</a>
        </p>
      </noscript>
      <h2>About {card.title}</h2>
      <Part missing={`The description of ${card.title} could not be loaded. The game works without it.`}>
        {(attempt) => (
          <Suspense fallback={<LoadingBar />}>
            <LateGameTexts slug={card.slug} attempt={attempt} />
          </Suspense>
        )}
      </Part>
      <h2>More games</h2>
      <Grid label="More games" />
    </>
  )
}
