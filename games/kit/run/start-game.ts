/** Starts a game: connects its parts to each other, to the window and to the host page. */
import { watchFragment } from '../fragment.ts'
import { pressEarly, takeEarlyPress } from '../input/early-input.ts'
import { fit } from '../shell/fit.ts'
import { startDrawing } from './drawing.ts'
import type { GameParts } from './game-parts.ts'

/** Events that may change the picture. */
const WAKES = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'keydown',
  'keyup',
  'wheel',
  'input',
  'message',
  'resize',
  'focus',
  'pageshow',
  'visibilitychange',
  'gamepadconnected',
]

export function startGame<State, Action>(parts: GameParts<State, Action>): void {
  const { game, saveStore, shell, hostPage, startedAt } = parts
  const { speaker, announcer, stage, rounds, preferences, view } = parts
  const { deferred, phases, input, frames, loop } = parts
  const { cards, hud } = shell

  function beginRound(state: State): void {
    announcer.forget()
    frames.begin()
    view.begin?.(state, frames.time)
  }

  function resize(): void {
    if (!stage.measure(hud.insets())) return
    view.resize?.()
    phases.recard()
  }

  // Before all other listeners: the time at rest passes first. Capturing, because cards stop some events.
  for (const kind of WAKES) addEventListener(kind, loop.wake, true)
  shell.watch(loop.wake)
  rounds.watch({
    began: beginRound,
    changed(before, after) {
      speaker.play(view.hear?.(before, after) ?? [])
      if (preferences.byEar) speaker.play(game.byEar?.hear(before, after) ?? [])
      view.see?.(before, after)
      const news = game.words?.changed(before, after)
      if (news) announcer.changed(news)
      deferred.advice?.changed(before, after)
    },
    reached: (goal) => deferred.advice?.reached(goal),
  })
  preferences.watch(phases.recard)
  saveStore.watch(preferences.refresh)
  hud.listen(phases.use)
  addEventListener('storage', ({ key }) => saveStore.hear(key))
  addEventListener('resize', resize)
  addEventListener('blur', phases.leave)
  addEventListener('pagehide', phases.leave)
  document.addEventListener('visibilitychange', () => document.hidden && phases.leave())
  hostPage.hear((message) => {
    if (message.arcade === 'hello' && frames.isReady) {
      hostPage.say({ arcade: 'ready' })
      deferred.sendSummary()
    }
    if (message.arcade === 'sight') fit(message)
    if (message.arcade === 'away') phases.leave()
    if (message.arcade === 'key') input.press(message.code)
    if (message.arcade === 'challenge') deferred.meet(message.code)
  })

  beginRound(rounds.session.state)
  phases.open()
  if (!hostPage.isThere) watchFragment(deferred.meet)
  pressEarly(cards.element, takeEarlyPress())
  void startDrawing(parts, resize, performance.now() - startedAt)
}
