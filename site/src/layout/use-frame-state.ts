/** Tracks the state of a game's frame: waits for `ready`, detects silence, and retries with a new frame. */
import { useCallback, useContext, useEffect, useReducer, useState } from 'react'
import { doubtAfter, isCovered, nextFrameState, OVERDUE_AFTER } from './frame-state.ts'
import { Navigated } from './heading.tsx'
import type { GameChannel } from './game-channel.ts'
import { afterLoadingBar } from './after-loading-bar.ts'

export function useFrameState(channel: GameChannel) {
  const [life, dispatch] = useReducer(nextFrameState, 'unseen')
  /** Each attempt gets a new frame element. */
  const [attempt, setAttempt] = useState(0)
  // The first page started to load its frame before the script ran.
  const navigated = useContext(Navigated)

  useEffect(() => {
    const watched = channel.frame()
    if (!watched) return undefined
    const began = navigated || attempt > 0 ? performance.now() : 0
    const overdue = setTimeout(dispatch, OVERDUE_AFTER, 'overdue')
    let doubt: ReturnType<typeof setTimeout> | undefined
    function loaded() {
      // The game may have sent `ready` before this script listened, so it is asked again.
      channel.say({ arcade: 'hello' })
      clearTimeout(doubt)
      doubt = setTimeout(dispatch, doubtAfter(performance.now() - began), 'doubt')
    }
    const stopListening = channel.listen(({ arcade }) => {
      if (arcade === 'ready') dispatch('ready')
    })
    if (channel.isOpen()) loaded()
    watched.addEventListener('load', loaded)
    return () => {
      clearTimeout(overdue)
      clearTimeout(doubt)
      stopListening()
      watched.removeEventListener('load', loaded)
    }
  }, [channel, attempt, navigated])

  const [seen, setSeen] = useState(false)
  useEffect(() => {
    let mounted = true
    async function watch() {
      await afterLoadingBar(channel.frame())
      if (!mounted) return
      dispatch('revealed')
      setSeen(true)
    }
    watch().catch(() => undefined) // The visitor left before the bar was gone.
    return () => {
      mounted = false
    }
  }, [channel])

  const tryAgain = useCallback(() => {
    dispatch('again')
    setAttempt((before) => before + 1)
  }, [])

  const covered = isCovered(life)
  useEffect(() => {
    if (!covered) return undefined
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [covered, tryAgain])

  return { life, covered, seen, attempt, tryAgain }
}
