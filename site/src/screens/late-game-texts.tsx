import { use } from 'react'
import { loadWithRetry, failedModule, moduleAddress, type LoadAttempt } from '../load-with-retry.ts'
import { withTimeout } from '../chunk-timeout.ts'

type Screen = typeof import('./game-texts.tsx')

/** Loads the chunk that shows a game's texts. Not `React.lazy`, which never retries. */
const loadScreen = loadWithRetry((_name, failure): Promise<Screen> => {
  const address = failedModule(failure?.error)
  const loading =
    failure && address
      ? (import(/* @vite-ignore */ moduleAddress(address, failure)) as Promise<Screen>)
      : import('./game-texts.tsx')
  return withTimeout(loading)
})

export function LateGameTexts({ slug, attempt }: { slug: string; attempt: LoadAttempt }) {
  const { default: GameTexts } = use(loadScreen('game-texts', attempt))
  return <GameTexts slug={slug} attempt={attempt} />
}
