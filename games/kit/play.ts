/** A game, played: the one place where rules, view, shell, input, sound and saving meet. */
import type { Card, CardButton } from './card.ts'
import { levelsCard, openingCard, overCard, pausedCard, type Commands } from './cards.ts'
import { openFullscreen } from './fullscreen.ts'
import type { Game } from './game.ts'
import type { Tool } from './hud.ts'
import { openInput, type Shortcut } from './input.ts'
import { runLoop } from './loop.ts'
import { openRounds } from './round.ts'
import { openShelf } from './saving.ts'
import { openShell } from './shell.ts'
import { LOST, openSpeaker, WON } from './sound.ts'
import { openStage } from './stage.ts'
import { pillWords, result, sentences, spoken, starWords, verdict, type Standing } from './words.ts'

export interface Title {
  readonly title: string
  readonly slug: string
  readonly siteOrigin: string
}

/** Seconds. */
const CURTAIN = 0.9
const EASE_IN = 0.9
const SAY_EVERY = 0.4
const STUCK_AFTER_MS = 450
const NO_WAY = 'No way leads on from here. Undo a move or restart.'

export function play<State, Action>(game: Game<State, Action>, about: Title): void {
  const { rules, levels } = game
  const shelf = openShelf(about.slug, () => localStorage)
  const speaker = openSpeaker()
  const tools: Tool[] = [
    ...((game.undo ?? !rules.tick) ? (['undo'] as const) : []),
    ...(levels?.hint ? (['hint'] as const) : []),
    ...(levels && !levels.names ? (['restart'] as const) : []),
    'sound',
    'pause',
  ]
  const shell = openShell(about.title, game.goal, tools, use)
  const stage = openStage(shell.canvas)
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const full = openFullscreen(about.siteOrigin, () => recard?.())
  const rounds = openRounds(game, shelf, () => crypto.getRandomValues(new Int32Array(1))[0] ?? 1, changed)

  let phase: 'covered' | 'playing' | 'ending' = 'covered'
  let hint: Action | undefined
  let time = 0
  /** Seconds since play went on, since the round ended, since the live region spoke. */
  let warm = EASE_IN
  let ended = 0
  let settled: Standing<State> | undefined
  let silence = SAY_EVERY
  let stale = true
  let stuckTimer: ReturnType<typeof setTimeout> | undefined
  let deadEnd = false
  /** Seconds that the toast still stands. */
  let toasted = 0
  /** Shows the present card again, after one of its switches was used. */
  let recard: (() => void) | undefined

  stage.measure(shell.hud.insets())
  const view = game.open(stage)
  const input = openInput(shell.canvas, shell.cards, game.keys ?? [], game.wheel ?? false, {
    gesture(gesture) {
      if (phase !== 'playing') return
      const action = view.read(gesture, rounds.session.state)
      if (action !== undefined) rounds.session.act(action)
      speaker.play(view.echo?.() ?? [])
    },
    shortcut: use,
    awake: () => speaker.unlock(),
    padFound: () => recard?.(),
  })

  function changed(before: State, after: State): void {
    stale = true
    hint = undefined
    speaker.play(view.hear?.(before, after) ?? [])
    view.see?.(before, after)
    cheer(before, after)
    watchForDeadEnd()
  }

  /** A search may take a moment, so it waits until the move has been seen. */
  function watchForDeadEnd(): void {
    if (!levels?.stuck || rules.tick) return
    clearTimeout(stuckTimer)
    if (deadEnd) toasted = 0
    deadEnd = false
    stuckTimer = setTimeout(() => {
      const { state } = rounds.session
      if (rules.outcome(state) !== 'playing' || !levels.stuck?.(state)) return
      deadEnd = stale = true
      tell(NO_WAY, Infinity)
    }, STUCK_AFTER_MS)
  }

  function tell(text: string, seconds: number): void {
    shell.toast(text)
    shell.say(text)
    toasted = seconds
    silence = -1.5
  }

  /** The moment at which a best score falls is worth more than a line at the end. */
  function cheer(before: State, after: State): void {
    const { best } = rounds.standing
    if (levels || !best || rules.score(before) > best || rules.score(after) <= best) return
    tell('New best!', 1.6)
    speaker.play(WON)
  }

  function use(tool: Shortcut | Tool): void {
    if (tool === 'sound') return toggleSound()
    if (phase !== 'playing') return
    if (tool === 'pause') pause()
    else if (!tools.includes(tool)) return
    else if (tool === 'undo') rounds.session.undo()
    else if (tool === 'restart') begin(rounds.session.level)
    else showHint()
  }

  function showHint(): void {
    hint = levels?.hint?.(rounds.session.state)
    if (hint === undefined) tell(NO_WAY, 4)
    else speaker.play([{ name: 'chime', step: 0, volume: 0.6 }])
  }

  function toggleSound(): void {
    shelf.set({ muted: !shelf.settings.muted })
    speaker.mute(shelf.settings.muted)
    speaker.unlock()
    speaker.play([{ name: 'pluck', step: 2 }])
    stale = true
    recard?.()
  }

  const still = () => calm.matches || shelf.settings.still

  const soundSwitch = (): CardButton => {
    const { muted } = shelf.settings
    return { label: 'Sound', icon: muted ? 'muted' : 'sound', on: !muted, does: toggleSound }
  }

  const motionSwitch = (): CardButton => ({
    label: 'Motion',
    icon: 'motion',
    on: !still(),
    does() {
      shelf.set({ still: !shelf.settings.still })
      shell.still(still())
      recard?.()
    },
  })

  function switches(): CardButton[] {
    return [
      soundSwitch(),
      // Whoever asked the whole system for less motion has decided already.
      ...(calm.matches ? [] : [motionSwitch()]),
      ...(full.possible ? [{ label: 'Full', icon: 'full', on: full.on, does: full.toggle } as const] : []),
    ]
  }

  function notes(): string[] {
    const { touch, mouse, keys, pad } = game.controls
    const how = input.pad ? pad : matchMedia('(hover: none)').matches ? touch : `${mouse} ${keys}`
    return [how, shelf.keeps ? '' : 'This browser keeps nothing here: scores last until you leave.']
  }

  function cover(card: () => Card): void {
    phase = 'covered'
    recard = () => shell.show(card())
    recard()
    input.release()
  }

  function go(): void {
    phase = 'playing'
    recard = undefined
    speaker.hush(false)
    shell.play()
    stale = true
    silence = SAY_EVERY
    toasted = 0
    watchForDeadEnd()
  }

  function pause(): void {
    if (phase !== 'playing') return
    rounds.save()
    warm = 0
    cover(() => pausedCard(game, notes(), switches(), commands))
    speaker.hush(true)
    shell.say('Paused.')
  }

  function begin(level: number): void {
    rounds.begin(level)
    hint = undefined
    warm = EASE_IN
    go()
  }

  function finish(): void {
    phase = 'ending'
    ended = 0
    settled = rounds.settle()
    speaker.play(rules.outcome(rounds.session.state) === 'won' ? WON : LOST)
  }

  /** After the curtain: what happened is seen before it is summed up. */
  function sumUp(standing: Standing<State>): void {
    const won = rules.outcome(standing.state) === 'won'
    const stars = won && levels && !levels.names ? starWords(levels.stars(standing.state)) : ''
    cover(() => overCard(game, standing, rounds.session.undoable, [soundSwitch()], commands))
    shell.say(sentences(verdict(game, standing), stars, ...result(game, standing)))
  }

  const commands: Commands = {
    play: go,
    restart: () => begin(rounds.session.level),
    next: () => begin(rounds.session.level + 1),
    undo() {
      rounds.session.undo()
      go()
    },
    choose: begin,
    pick() {
      const back = recard
      cover(() =>
        levelsCard(game, shelf.save, rounds.session.level, { ...commands, back: () => (recard = back)?.() }),
      )
    },
    back: () => recard?.(),
  }

  function refresh(): void {
    const { standing, session } = rounds
    stale = false
    shell.hud.update({
      ...pillWords(game, standing),
      muted: shelf.settings.muted,
      undoable: session.undoable,
      deadEnd,
    })
  }

  function frame(delta: number): void {
    const { session } = rounds
    time += delta
    toasted -= delta
    if (toasted <= 0) shell.toast('')
    input.poll(delta)
    if (phase === 'playing') {
      warm += delta
      const pace = rules.tick ? Math.min(1, 0.25 + warm / EASE_IN) : 1
      session.pass(delta * pace, view.steer && ((state) => view.steer?.(input.held, state)))
      rounds.passed(delta)
      if (rules.outcome(session.state) !== 'playing') finish()
    } else if (phase === 'ending') {
      session.pass(delta)
      ended += delta
      if (settled && ended > (game.curtain ?? CURTAIN)) sumUp(settled)
    }
    if (stale) refresh()
    silence += delta
    if (phase === 'playing' && silence > SAY_EVERY) {
      silence = 0
      shell.say(sentences(spoken(game, rounds.standing), view.say?.(session.state)))
    }
    stage.begin()
    const { before, state, since } = rounds.session
    view.draw({ before, state, since, time, delta, still: still(), playing: phase === 'playing', hint })
  }

  function leave(): void {
    rounds.save()
    pause()
    speaker.hush(true)
  }

  function resize(): void {
    if (stage.measure(shell.hud.insets())) view.resize?.()
  }

  addEventListener('resize', resize)
  calm.addEventListener('change', () => shell.still(still()))
  addEventListener('blur', leave)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.hidden && leave())
  speaker.mute(shelf.settings.muted)
  shell.still(still())
  cover(() => openingCard(game, about.title, rounds.resumed, notes(), [soundSwitch()], commands))
  runLoop({
    frame,
    slow: () => stage.coarsen() && view.resize?.(),
    lost: leave,
  })
}
