import { use } from 'react'
import { askAgain, failedModule, moduleAddress, type Round } from '../ask-again.ts'
import { withTimeout } from '../chunk-timeout.ts'

type Screen = typeof import('./game-texts.tsx')

/** The chunk that shows a game's texts. Not `React.lazy`, for which a failure is final. */
const loadScreen = askAgain((_name, failure): Promise<Screen> => {
  const address = failedModule(failure?.error)
  const arrival =
    failure && address
      ? (import(/* @vite-ignore */ moduleAddress(address, failure)) as Promise<Screen>)
      : import('./game-texts.tsx')
  return withTimeout(arrival)
})

export function LateGameTexts({ slug, round }: { slug: string; round: Round }) {
  const { default: GameTexts } = use(loadScreen('game-texts', round))
  return <GameTexts slug={slug} round={round} />
}
