import { useRef, useState } from 'react'
import type { CatalogueCard } from '../catalogue.ts'
import { settings } from '../settings.ts'
import { FramePoster } from './frame-poster.tsx'
import { createGameChannel } from './game-channel.ts'
import { useChallenge } from './use-challenge.ts'
import { useCounts } from './use-counts.ts'
import { useFullWindow } from './use-full-window.ts'
import { useFrameState } from './use-frame-state.ts'
import { useOfflineStorage } from './use-offline-storage.ts'
import { useKeysForGame } from './use-keys-for-game.ts'
import { useVisiblePart } from './use-visible-part.ts'
import { useReport } from './use-report.ts'
import { useSharing } from './use-sharing.ts'
import { useSummary } from './use-summary.ts'

/** The frame that a game runs in, with a placeholder until the game is ready. */
export function GameFrame({ card }: { card: CatalogueCard }) {
  const box = useRef<HTMLDivElement>(null)
  const [channel] = useState(() => createGameChannel(settings.origins.games))
  const { attach } = channel
  const { life, covered, seen, attempt, tryAgain } = useFrameState(channel)
  const filled = useFullWindow(channel)
  useKeysForGame(channel, { ready: life === 'ready' && seen, awaited: !covered })
  useVisiblePart(channel)
  useOfflineStorage(channel)
  useReport(channel, card.slug)
  useSharing(channel)
  useSummary(channel, card.slug)
  useCounts(channel, card.slug)
  useChallenge(channel, life === 'ready')

  function pressAgain() {
    // The button disappears, but the focus must stay here.
    box.current?.focus({ preventScroll: true })
    tryAgain()
  }

  return (
    <div ref={box} className={filled ? 'frame filled' : 'frame'} tabIndex={-1}>
      <div className={covered ? 'ground over' : 'ground'}>
        {/* The game's colour until the game paints. SVG, because the policy forbids inline styles. */}
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={card.colour} />
        </svg>
        {life !== 'unseen' && life !== 'ready' && (
          <FramePoster card={card} late={life === 'late'} tryAgain={pressAgain} />
        )}
      </div>
      <iframe
        key={attempt}
        ref={attach}
        src={card.gameurl}
        title={`${card.title}, the game`}
        inert={covered}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- safe because the games have a separate origin
        sandbox="allow-scripts allow-same-origin allow-downloads"
        allow="fullscreen; gamepad; autoplay; clipboard-write"
      />
    </div>
  )
}
