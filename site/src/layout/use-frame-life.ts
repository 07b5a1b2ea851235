/** Tracks the state of a game's frame: waits for `ready`, detects silence, and retries with a new frame. */
import { useCallback, useContext, useEffect, useReducer, useState } from 'react'
import { doubtAfter, isCovered, nextLife, OVERDUE_AFTER } from './frame-life.ts'
import { Navigated } from './heading.tsx'
import type { GameLine } from './game-line.ts'
import { revealed } from './revealed.ts'

export function useFrameLife(line: GameLine) {
  const [life, dispatch] = useReducer(nextLife, 'unseen')
  /** Each attempt gets a new frame element. */
  const [attempt, setAttempt] = useState(0)
  // The first page started to load its frame before the script ran.
  const navigated = useContext(Navigated)

  useEffect(() => {
    const watched = line.frame()
    if (!watched) return undefined
    const began = navigated || attempt > 0 ? performance.now() : 0
    const overdue = setTimeout(dispatch, OVERDUE_AFTER, 'overdue')
    let doubt: ReturnType<typeof setTimeout> | undefined
    function loaded() {
      // The game may have sent `ready` before this script listened, so it is asked again.
      line.say({ arcade: 'hello' })
      clearTimeout(doubt)
      doubt = setTimeout(dispatch, doubtAfter(performance.now() - began), 'doubt')
    }
    const stopListening = line.listen(({ arcade }) => {
      if (arcade === 'ready') dispatch('ready')
    })
    if (line.isOpen()) loaded()
    watched.addEventListener('load', loaded)
    return () => {
      clearTimeout(overdue)
      clearTimeout(doubt)
      stopListening()
      watched.removeEventListener('load', loaded)
    }
  }, [line, attempt, navigated])

  const [seen, setSeen] = useState(false)
  useEffect(() => {
    let mounted = true
    async function watch() {
      await revealed(line.frame())
      if (!mounted) return
      dispatch('revealed')
      setSeen(true)
    }
    watch().catch(() => undefined) // The visitor left before the bar was gone.
    return () => {
      mounted = false
    }
  }, [line])

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
