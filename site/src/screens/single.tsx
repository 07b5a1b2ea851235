import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { findCard } from '../catalogue.ts'
import { gameHead, useHead } from '../head.ts'
import { Bar } from '../layout/bar.tsx'
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
      <div className="frame">
        {/* The game's own colour until the game paints: an attribute, since the policy forbids inline styles. */}
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={card.colour} />
        </svg>
        <iframe
          src={card.gameurl}
          title={`${card.title}, the game`}
          sandbox="allow-scripts allow-same-origin"
          allow="fullscreen; gamepad; autoplay"
        />
      </div>
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
