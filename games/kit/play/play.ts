/** A game, played: the one place where rules, view, shell, input, sound and saving meet. */
import { openAdvice } from './advice.ts'
import type { Card } from '../shell/card.ts'
import { openingCard, overCard, pausedCard, type Commands, type Kind } from '../shell/cards.ts'
import type { Game } from '../game.ts'
import type { Tool } from '../shell/hud.ts'
import { openInput, type Shortcut } from './input.ts'
import { runLoop } from './loop.ts'
import { openPreferences } from './preferences.ts'
import { openRounds } from './rounds.ts'
import { openShelf } from './saving.ts'
import { openShell } from '../shell/shell.ts'
import { LOST, openSpeaker, WON } from '../sound/sound.ts'
import { openStage } from '../paint/stage.ts'
import { pillWords, result, sentences, spoken, starWords, verdict, type Standing } from '../shell/words.ts'

export interface Title {
  readonly title: string
  readonly slug: string
  readonly siteOrigin: string
}

/** Seconds. */
const CURTAIN = 0.9
const EASE_IN = 0.9
const SAY_EVERY = 0.4
/** Added to the live region's pause after a piece of advice, so that it can be heard out. */
const HEAR_OUT = 1.5

export function play<State, Action>(game: Game<State, Action>, kind: Kind, about: Title): void {
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
  const preferences = openPreferences(shelf, speaker, shell, about.siteOrigin, () => {
    stale = true
    recard?.()
  })
  const advice = openAdvice(game, () => rounds, speaker, {
    tell(text) {
      shell.toast(text)
      if (!text) return
      shell.say(text)
      silence = -HEAR_OUT
    },
    deadEnd: () => void (stale = true),
  })
  const rounds = openRounds(game, shelf, () => crypto.getRandomValues(new Int32Array(1))[0] ?? 1, changed)

  let phase: 'covered' | 'playing' | 'ending' = 'covered'
  let time = 0
  /** Seconds since play went on, since the round ended, since the live region spoke. */
  let warm = EASE_IN
  let ended = 0
  let settled: Standing<State> | undefined
  let silence = SAY_EVERY
  let stale = true
  /** Shows the present card again: one of its switches was used, or it has another room. */
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
    speaker.play(view.hear?.(before, after) ?? [])
    view.see?.(before, after)
    advice.changed(before, after)
  }

  function use(tool: Shortcut | Tool): void {
    if (tool === 'sound') return preferences.toggleSound()
    if (phase !== 'playing') return
    if (tool === 'pause') pause()
    else if (!tools.includes(tool)) return
    else if (tool === 'undo') rounds.session.undo()
    else if (tool === 'restart') begin(rounds.session.level)
    else advice.showHint()
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
    advice.fresh()
  }

  function pause(): void {
    if (phase !== 'playing') return
    rounds.save()
    warm = 0
    cover(() => pausedCard(game, notes(), preferences.switches(), commands))
    speaker.hush(true)
    shell.say('Paused.')
  }

  function begin(level: number): void {
    rounds.begin(level)
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
    cover(() =>
      overCard(game, kind, standing, rounds.session.undoable, [preferences.soundSwitch()], commands),
    )
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
      const { picker } = kind
      const back = recard
      const does: Commands = { ...commands, back: () => (recard = back)?.() }
      if (picker) cover(() => picker(game, shelf.save, rounds.session.level, does))
    },
    back: () => recard?.(),
  }

  function refresh(): void {
    const { standing, session } = rounds
    stale = false
    shell.hud.update({
      ...pillWords(game, standing),
      muted: preferences.muted,
      undoable: session.undoable,
      deadEnd: advice.deadEnd,
    })
  }

  function frame(delta: number): void {
    time += delta
    advice.pass(delta)
    // A gamepad's button may begin a new round here.
    input.poll(delta)
    const { session } = rounds
    if (phase === 'playing') {
      warm += delta
      const pace = rules.tick ? Math.min(1, 0.25 + warm / EASE_IN) : 1
      session.pass(delta * pace, view.steer && ((state) => view.steer?.(input.held, state)))
      rounds.passed(delta)
      if (rules.outcome(session.state) !== 'playing' && !view.busy?.()) finish()
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
    view.draw({
      before,
      state,
      since,
      time,
      delta,
      still: preferences.still,
      playing: phase === 'playing',
      hint: advice.hint,
    })
  }

  function leave(): void {
    rounds.save()
    pause()
    speaker.hush(true)
  }

  function resize(): void {
    if (!stage.measure(shell.hud.insets())) return
    view.resize?.()
    recard?.()
  }

  addEventListener('resize', resize)
  addEventListener('blur', leave)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.hidden && leave())
  cover(() => openingCard(game, about.title, rounds.resumed, notes(), [preferences.soundSwitch()], commands))
  runLoop({
    frame,
    slow: () => stage.coarsen() && view.resize?.(),
    lost: leave,
  })
  // A frame that is not seen yet gets no animation frames, and is told of its size only when it is seen. The first
  // picture is drawn all the same, in a task of its own, so that the game is there as soon as the page shows it.
  setTimeout(() => {
    resize()
    frame(0)
  })
}
