import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { findCard } from '../catalogue.ts'
import { gameHead, useHead } from '../head.ts'
import { Bar } from '../layout/bar.tsx'
import { GameFrame } from '../layout/game-frame.tsx'
import { Grid } from '../layout/grid.tsx'
import { Heading } from '../layout/heading.tsx'
import { part } from '../part.tsx'

const GameTexts = part(() => import('./game-texts.tsx'))

/** A game's page. An unknown slug throws, and the router's error page catches it. */
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
      <Suspense fallback={<Bar />}>
        <GameTexts slug={card.slug} />
      </Suspense>
      <h2>More games</h2>
      <Grid label="More games" />
    </>
  )
}
