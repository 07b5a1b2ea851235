/** The phases of a round: covered by a card, counted in, played, ending. What leads from one to the next, and what each allows. */
import type { Game } from '../game.ts'
import type { Card } from '../shell/card.ts'
import {
  controlLines,
  openingCard,
  overCard,
  pausedCard,
  waitingCard,
  type Commands,
  type Kind,
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
import type { Coming, Rounds } from './rounds.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Shortcut } from '../input/shortcuts.ts'
import { earnedStars, isOnJourney, leadsOn, showsStars, type Standing } from './standing.ts'
import { roundsOf } from './stats.ts'

/** Seconds. */
const CURTAIN = 0.9
/** From then on a press ends the curtain: what was pressed in play must not. */
const BLIND = 0.3
/** Before play goes on: whoever comes back finds the place again while the world stands still, and wins no time by it. */
const COUNTS = 3
const SECONDS_A_COUNT = 0.6

export interface Phases {
  readonly now: Phase
  /** The opening card: the first thing that a visitor sees. */
  open(): void
  /** The opening card once more, with the journey on the table. */
  home(): void
  /** Shows the present card again, if there is one: a switch on it was used, or it has another room. */
  recard(): void
  /** Puts another card over the game. */
  cover(card: () => Card): void
  /** A round begins as soon as it is made; if several are asked for, the last. */
  bring(coming: Coming): void
  /** The round of the day begins. */
  today(): void
  /** Another level begins. */
  choose(level: number): void
  use(shortcut: Shortcut): void
  /** A press while the round is ending: whoever has seen enough goes on. True if the press meant that. */
  hurry(): boolean
  /** The page was left: what is played is kept and paused. */
  leave(): void
  /** Lets time pass. */
  pass(delta: number, held: Held): void
}

export interface Parts<State, Action> {
  readonly game: Game<State, Action>
  readonly kind: Kind
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
  /** What the visitor has in the game may be another now. */
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
  // A table that waits for its next turn is in nobody's way.
  const isCountedIn = rules.tick !== undefined && !game.words
  let phase: Phase = 'covered'
  /** A round in real time that was under way goes on. */
  let isComingBack = false
  /** Seconds since counting began, and since the round ended. */
  let counted = 0
  let ended = 0
  /** Seconds since the last move decided the round, which may still be shown. */
  let decided = 0
  /** How the round stood when it ended. */
  let recordedResult: Standing<State> | undefined
  let card: (() => Card) | undefined

  const notes = () => [
    ...controlLines(game, hasPad()),
    saveStore.keeps ? '' : 'This browser keeps nothing here: scores last until you leave.',
  ]

  /** Problems with saved data. */
  const warnings = () => [
    saveStore.wasDamaged ? 'Some of your saved data was damaged and left out. The rest is kept.' : '',
    rounds.warning,
  ]

  /** The goals that are open, with how far they have come. */
  const goals = () => goalList(rounds.progress.missing, rounds.progress.totalOf)

  /** Those that this round has moved. */
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

  /** Whoever opens something else no longer waits for a round. */
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
    phase = isComingBack ? 'counting' : 'playing'
    isComingBack = false
    counted = 0
    decided = 0
    card = undefined
    levelCache?.leave()
    speaker.hush(false)
    shell.play()
    announcer.fresh()
    advice.fresh()
  }

  /** Another round is on the table, and begins at once. */
  function start(): void {
    isComingBack = false
    go()
    if (rounds.warning) advice.warn(rounds.warning)
  }

  /** Until it is made everything stays as it is, so that no press is lost and no frame missed. */
  function bring({ wanted, lay }: Coming, begin = start): void {
    const there = () => {
      lay()
      begin()
    }
    if (levelCache) levelCache.bring(wanted, there, tellOfWaiting)
    else there()
  }

  /** Without a card a round is just ending, and its card is about to come. */
  function tellOfWaiting(): void {
    const back = backFrom()
    if (card) put(() => waitingCard(back, 'One moment …'))
  }

  const begin = (level: number) => bring(rounds.begin(level))

  function pause(): void {
    if (phase !== 'playing' && phase !== 'counting') return
    rounds.save(true)
    isComingBack = isCountedIn
    cover(() =>
      pausedCard(
        game,
        [...notes(), announcer.keys],
        preferences.switches(deferred.switches()),
        saveStore.keeps,
        goals(),
        commands,
      ),
    )
    speaker.hush(true)
    announcer.say('Paused.')
  }

  function finish(): void {
    phase = 'ending'
    ended = 0
    recordedResult = rounds.settle()
    deferred.ended(recordedResult)
    changed()
  }

  /** After the curtain: what happened is seen before it is summed up. */
  function sumUp(standing: Standing<State>): void {
    const earned = earnedStars(game, standing)
    const stars = earned && showsStars(game, standing) ? starWords(earned) : ''
    const show = () =>
      put(() =>
        overCard(
          game,
          kind,
          standing,
          rounds.session.undoable,
          movedGoals(),
          deferred.buttons(show),
          [preferences.soundSwitch(), ...deferred.switches()],
          commands,
        ),
      )
    show()
    announcer.say(sentences(verdict(game, standing), stars, ...kind.result(game, standing)))
  }

  /** The way back from a card that is opened now to the one that it covers. */
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
    const before = Math.ceil(counted / SECONDS_A_COUNT)
    counted += delta
    const now = Math.ceil(counted / SECONDS_A_COUNT)
    if (now === before) return
    const left = Math.max(0, COUNTS + 1 - now)
    shell.count(left)
    if (left) speaker.play([{ name: 'tick', step: 1 - left }])
    else phase = 'playing'
  }

  function end(delta: number): void {
    rounds.session.pass(delta)
    ended += delta
    if (recordedResult && ended > (game.curtain ?? CURTAIN)) sumUp(recordedResult)
  }

  /** To the next round at once, except where a lost one can still be saved by an undo. */
  function hurry(): boolean {
    // Whoever has seen enough of the last move need not see it to its end.
    if (phase === 'playing' && decided >= BLIND) {
      finish()
      ended = decided
    }
    if (phase !== 'ending' || !recordedResult || ended < BLIND) return false
    const won = rules.outcome(recordedResult.state) === 'won'
    if (!won && rounds.session.undoable) sumUp(recordedResult)
    else if (leadsOn(game, recordedResult)) commands.next()
    else commands.restart()
    return true
  }

  function open(): void {
    const hasPlayed = roundsOf(saveStore.save) > 0
    isComingBack = rounds.resumed && isCountedIn
    cover(() =>
      openingCard(
        game,
        title,
        {
          hasRound: rounds.resumed,
          hasPlayed,
          goals: hasPlayed ? goals() : undefined,
          warnings: warnings(),
        },
        notes(),
        preferences.firstSwitches(),
        commands,
      ),
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
