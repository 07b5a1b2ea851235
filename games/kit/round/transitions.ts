/** Switches between a card and play, and starts requested rounds as soon as they are made. */
import { waitingCard } from '../shell/cards.ts'
import type { Card } from '../shell/card.ts'
import type { PhaseOptions, PhaseState } from './phase-options.ts'
import type { PendingRound } from './rounds.ts'

/** Shown after a restart. */
const RESTARTED = 'Restarted. Undo takes it back.'

export interface Transitions {
  /** Shows a card over the game. A pending round stays pending. */
  put(card: () => Card): void
  /** Shows a card over the game and cancels a pending round. */
  cover(card: () => Card): void
  /** Redraws the current card, if any. */
  recard(): void
  /** Returns to the current card from the one that is about to open. */
  backFrom(): () => void
  /** Hides the card and plays the current round. */
  go(): void
  /** Announces the current round, which has begun or continues. */
  announce(): void
  /** Plays the current round, which is new. */
  start(): void
  /** Begins a round as soon as it is made. Of several requests the last one wins. By default a card says if it is slow. */
  bring(round: PendingRound, begin?: () => void, onSlow?: () => void): void
}

export function createTransitions<State, Action>(
  { rounds, levelCache, shell, speaker, announcer, deferred }: PhaseOptions<State, Action>,
  at: PhaseState,
): Transitions {
  let card: (() => Card) | undefined

  function recard(): void {
    if (card) shell.show(card())
  }

  function put(next: () => Card): void {
    at.phase = 'covered'
    shell.count(0)
    card = next
    recard()
  }

  function cover(next: () => Card): void {
    levelCache?.leave()
    put(next)
  }

  function backFrom(): () => void {
    const before = card
    return () => before && cover(before)
  }

  /** Without a card the round is just ending, and the end card is about to appear. */
  function showWaiting(): void {
    const back = backFrom()
    if (card) put(() => waitingCard(back, 'One moment …'))
  }

  function announce(): void {
    announcer.fresh()
    deferred.advice?.fresh()
    deferred.play?.teach()
  }

  function go(): void {
    at.phase = at.isContinuing ? 'counting' : 'playing'
    at.isContinuing = false
    at.counted = 0
    at.decided = 0
    card = undefined
    levelCache?.leave()
    speaker.hush(false)
    shell.play()
    announce()
  }

  function start(): void {
    at.isContinuing = false
    go()
    const warning = rounds.warning || (rounds.undoable && !rounds.session.undoable && RESTARTED)
    if (warning) deferred.advice?.warn(warning)
  }

  /** Keeps the current card until the round is made, so that no press is lost and no frame blocked. */
  function bring(round: PendingRound, begin = start, onSlow = showWaiting): void {
    const onReady = () => {
      round.start()
      begin()
    }
    if (levelCache) levelCache.bring(round.request, onReady, onSlow)
    else onReady()
  }

  return { put, cover, recard, backFrom, go, announce, start, bring }
}
