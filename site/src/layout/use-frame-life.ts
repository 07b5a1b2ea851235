/** Watches over a game's frame: hears the game, notices its silence, and loads the frame anew. */
import { useCallback, useContext, useEffect, useReducer, useState } from 'react'
import { doubtAfter, isCovered, nextLife, OVERDUE_AFTER } from './frame-life.ts'
import { Navigated } from './heading.tsx'
import type { GameLine } from './game-line.ts'
import { revealed } from './revealed.ts'

export function useFrameLife(line: GameLine) {
  const [life, tell] = useReducer(nextLife, 'unseen')
  /** A new attempt is a new frame: whatever the old one hangs on is gone with it. */
  const [attempt, setAttempt] = useState(0)
  // The first page began to load its frame before there was a script.
  const navigated = useContext(Navigated)

  useEffect(() => {
    const watched = line.frame()
    if (!watched) return undefined
    const began = navigated || attempt > 0 ? performance.now() : 0
    const overdue = setTimeout(tell, OVERDUE_AFTER, 'overdue')
    let doubt: ReturnType<typeof setTimeout> | undefined
    function loaded() {
      // Asked again, because a game may have been ready before this script was.
      line.say({ arcade: 'hello' })
      clearTimeout(doubt)
      doubt = setTimeout(tell, doubtAfter(performance.now() - began), 'doubt')
    }
    const deafen = line.listen(({ arcade }) => {
      if (arcade === 'ready') tell('ready')
    })
    if (line.isOpen()) loaded()
    watched.addEventListener('load', loaded)
    return () => {
      clearTimeout(overdue)
      clearTimeout(doubt)
      deafen()
      watched.removeEventListener('load', loaded)
    }
  }, [line, attempt, navigated])

  const [seen, setSeen] = useState(false)
  useEffect(() => {
    let mounted = true
    async function watch() {
      await revealed(line.frame())
      if (!mounted) return
      tell('revealed')
      setSeen(true)
    }
    watch().catch(() => undefined) // The visitor left before the bar was gone.
    return () => {
      mounted = false
    }
  }, [line])

  const tryAgain = useCallback(() => {
    tell('again')
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
