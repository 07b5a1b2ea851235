/** Runs the state machine of a round: covered by a card, counting in, playing, ending. */
import type { Game } from '../game.ts'
import type { Card } from '../shell/card.ts'
import {
  controlLines,
  openingCard,
  overCard,
  pausedCard,
  waitingCard,
  type Commands,
  type GameKind,
} from '../shell/cards.ts'
import { goalList } from '../shell/goal-list.ts'
import type { Tool } from '../shell/hud.ts'
import type { Shell } from '../shell/shell.ts'
import { sentences, starWords, verdict } from '../shell/words.ts'
import type { Speaker } from '../sound/speaker.ts'
import type { Held, View } from '../view.ts'
import type { DeferredLoader } from '../run/deferred-loader.ts'
import type { Advice } from '../announce/advice.ts'
import { isQuestion, type Announcer } from '../announce/announcer.ts'
import { nextLevel } from '../save/limits.ts'
import { hasPad } from '../input/pads.ts'
import type { Phase } from './phase.ts'
import type { Preferences } from '../page/preferences.ts'
import type { LevelCache } from '../solver/level-cache.ts'
import type { PendingRound, Rounds } from './rounds.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Shortcut } from '../input/shortcuts.ts'
import { earnedStars, isOnJourney, leadsOn, showsStars, type Standing } from './standing.ts'
import { roundsOf } from './stats.ts'

/** Seconds between the last move and the end card, unless the game sets `curtain`. */
const END_CARD_AFTER = 0.9
/** Seconds after the end of a round before a press skips ahead, so that a press meant for play does not. */
const IGNORE_PRESSES = 0.3
/** Countdown before a paused real-time round continues; the game is frozen during it. */
const COUNTS = 3
const SECONDS_PER_COUNT = 0.6

export interface Phases {
  readonly now: Phase
  /** Shows the opening card on startup. */
  open(): void
  /** Returns to the opening card and the regular levels. */
  home(): void
  /** Redraws the current card, if any, after a change of a switch or of the frame's size. */
  recard(): void
  /** Shows a card over the game. */
  cover(card: () => Card): void
  /** Begins a round as soon as it is made. Of several requests the last one wins. */
  bring(round: PendingRound): void
  /** Begins the daily round. */
  today(): void
  /** Begins a level. */
  choose(level: number): void
  use(shortcut: Shortcut): void
  /** Handles a press while the round is ending: skips to the next round. True if the press was used. */
  hurry(): boolean
  /** Saves and pauses the round when the page is left. */
  leave(): void
  /** Advances time, in seconds. */
  pass(delta: number, held: Held): void
}

export interface Parts<State, Action> {
  readonly game: Game<State, Action>
  readonly kind: GameKind
  readonly title: string
  readonly tools: readonly Tool[]
  readonly view: View<State, Action>
  readonly rounds: Rounds<State, Action>
  readonly levelCache?: LevelCache<State, Action> | undefined
  readonly saveStore: SaveStore
  readonly shell: Shell
  readonly speaker: Speaker
  readonly announcer: Announcer
  readonly advice: Advice<State, Action>
  readonly preferences: Preferences
  readonly deferred: DeferredLoader<State>
  /** The player's progress may have changed. */
  changed(): void
}

export function createPhases<State, Action>(parts: Parts<State, Action>): Phases {
  const {
    game,
    kind,
    title,
    tools,
    view,
    rounds,
    levelCache,
    saveStore,
    shell,
    speaker,
    announcer,
    advice,
    preferences,
    deferred,
    changed,
  } = parts
  const { rules } = game
  // Only real-time games need a countdown; a turn-based position waits.
  const isCountedIn = rules.tick !== undefined && !game.words
  let phase: Phase = 'covered'
  /** Whether a real-time round in progress is about to continue. */
  let isContinuing = false
  /** Seconds since counting began, and since the round ended. */
  let counted = 0
  let ended = 0
  /** Seconds since the outcome was decided; the last move may still be animated. */
  let decided = 0
  /** The standing at the end of the round. */
  let finished: Standing<State> | undefined
  let card: (() => Card) | undefined

  const notes = () => [
    ...controlLines(game, hasPad()),
    saveStore.keeps ? '' : 'Your browser does not save anything here: scores last until you leave.',
  ]

  /** Problems with saved data. */
  const warnings = () => [
    saveStore.wasDamaged
      ? 'Some of your saved data was damaged and has been left out. The rest is safe.'
      : '',
    rounds.warning,
  ]

  /** The open goals with their progress. */
  const goals = () => goalList(rounds.progress.missing, rounds.progress.totalOf)

  /** The goals that advanced in this round. */
  function movedGoals(): HTMLElement | undefined {
    const { open, gained, totalOf } = rounds.progress
    return goalList(
      open.filter(({ id }) => gained[id]),
      totalOf,
    )
  }

  function recard(): void {
    if (card) shell.show(card())
  }

  /** Opening a different card cancels a pending round. */
  function cover(next: () => Card): void {
    levelCache?.leave()
    put(next)
  }

  function put(next: () => Card): void {
    phase = 'covered'
    shell.count(0)
    card = next
    recard()
  }

  function go(): void {
    phase = isContinuing ? 'counting' : 'playing'
    isContinuing = false
    counted = 0
    decided = 0
    card = undefined
    levelCache?.leave()
    speaker.hush(false)
    shell.play()
    announcer.fresh()
    advice.fresh()
  }

  /** Starts the new current round. */
  function start(): void {
    isContinuing = false
    go()
    if (rounds.warning) advice.warn(rounds.warning)
  }

  /** Keeps the current card until the round is made, so that no press is lost and no frame blocked. */
  function bring({ wanted, lay }: PendingRound, begin = start): void {
    const onReady = () => {
      lay()
      begin()
    }
    if (levelCache) levelCache.bring(wanted, onReady, showWaiting)
    else onReady()
  }

  /** Without a card the round is just ending, and the end card is about to appear. */
  function showWaiting(): void {
    const back = backFrom()
    if (card) put(() => waitingCard(back, 'One moment …'))
  }

  const begin = (level: number) => bring(rounds.begin(level))

  function pause(): void {
    if (phase !== 'playing' && phase !== 'counting') return
    rounds.save(true)
    isContinuing = isCountedIn
    cover(() =>
      pausedCard(game, commands, {
        notes: [...notes(), announcer.keys],
        switches: preferences.switches(deferred.switches()),
        hasSaves: saveStore.keeps,
        goals: goals(),
      }),
    )
    speaker.hush(true)
    announcer.say('Paused.')
  }

  function finish(): void {
    phase = 'ending'
    ended = 0
    finished = rounds.settle()
    deferred.ended(finished)
    changed()
  }

  /** Shows and announces the end card. */
  function showResult(standing: Standing<State>): void {
    const earned = earnedStars(game, standing)
    const stars = earned && showsStars(game, standing) ? starWords(earned) : ''
    const show = () =>
      put(() =>
        overCard(game, commands, {
          kind,
          standing,
          isUndoable: rounds.session.undoable,
          goals: movedGoals(),
          more: deferred.buttons(show),
          switches: [preferences.soundSwitch(), ...deferred.switches()],
        }),
      )
    show()
    announcer.say(sentences(verdict(game, standing), stars, ...kind.result(game, standing)))
  }

  /** Returns to the current card from the one that is about to open. */
  function backFrom(): () => void {
    const before = card
    return () => before && cover(before)
  }

  const commands: Commands = {
    play: go,
    restart() {
      rounds.again(deferred.dayRival())
      start()
    },
    next() {
      if (isOnJourney(rounds.standing)) return begin(nextLevel(rounds.session.level))
      bring(rounds.rejoin())
    },
    home,
    today: () => bring(rounds.beginDay(deferred.dayRival())),
    progress: () => deferred.open(backFrom()),
    undo() {
      rounds.session.undo()
      go()
    },
    pick: () => deferred.pick(backFrom()),
    saveFile: () => deferred.saveFile(backFrom()),
    listen: () => deferred.listen(backFrom()),
  }

  function playOn(delta: number, held: Held): void {
    const { session } = rounds
    session.pass(delta * preferences.pace, view.steer && ((state) => view.steer?.(held, state)))
    rounds.passed(delta)
    if (rules.outcome(session.state) === 'playing') decided = 0
    else {
      decided += delta
      if (!view.busy?.()) finish()
    }
  }

  function countIn(delta: number): void {
    const before = Math.ceil(counted / SECONDS_PER_COUNT)
    counted += delta
    const now = Math.ceil(counted / SECONDS_PER_COUNT)
    if (now === before) return
    const left = Math.max(0, COUNTS + 1 - now)
    shell.count(left)
    if (left) speaker.play([{ name: 'tick', step: 1 - left }])
    else phase = 'playing'
  }

  function end(delta: number): void {
    rounds.session.pass(delta)
    ended += delta
    if (finished && ended > (game.curtain ?? END_CARD_AFTER)) showResult(finished)
  }

  /** Skips to the next round, unless undo can still save a lost one. */
  function hurry(): boolean {
    // Also skips the animation of the last move.
    if (phase === 'playing' && decided >= IGNORE_PRESSES) {
      finish()
      ended = decided
    }
    if (phase !== 'ending' || !finished || ended < IGNORE_PRESSES) return false
    const won = rules.outcome(finished.state) === 'won'
    if (!won && rounds.session.undoable) showResult(finished)
    else if (leadsOn(game, finished)) commands.next()
    else commands.restart()
    return true
  }

  function open(): void {
    const hasPlayed = roundsOf(saveStore.save) > 0
    isContinuing = rounds.resumed && isCountedIn
    cover(() =>
      openingCard(game, commands, {
        title,
        notes: notes(),
        switches: preferences.firstSwitches(),
        hasRound: rounds.resumed,
        hasPlayed,
        goals: hasPlayed ? goals() : undefined,
        warnings: warnings(),
      }),
    )
  }

  function home(): void {
    bring(rounds.rejoin(), open)
  }

  return {
    get now() {
      return phase
    },
    hurry,
    open,
    home,
    cover,
    bring,
    today: commands.today,
    choose: begin,
    recard,
    use(shortcut) {
      if (shortcut === 'sound') return preferences.toggleSound()
      if (shortcut === 'pause') return pause()
      if (phase !== 'playing') return
      if (isQuestion(shortcut)) announcer.answer(shortcut)
      else if (!tools.includes(shortcut)) return
      else if (shortcut === 'undo') {
        rounds.session.undo()
        announcer.tried({ kind: 'key' })
      } else if (shortcut === 'restart') commands.restart()
      else advice.showHint()
    },
    leave() {
      rounds.save(true)
      changed()
      pause()
      speaker.hush(true)
    },
    pass(delta, held) {
      if (phase === 'playing') playOn(delta, held)
      else if (phase === 'counting') countIn(delta)
      else if (phase === 'ending') end(delta)
      else deferred.pass(delta)
    },
  }
}
