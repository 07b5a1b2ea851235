/** Wires graphics, input and sound together. */
import { middleOf } from '../kit/board/square.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import type { State } from './rules.ts'
import type { Swap } from './rules/tree.ts'
import { createEffects } from './view/effects.ts'
import { filmBetween, refusalOf, type Film } from './view/film.ts'
import { firstCell, createHand } from './view/hand.ts'
import { createPlayback } from './view/playback.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { createSettings } from './view/setting.ts'
import { soundsOf } from './view/sounds.ts'
import { cursorWords } from './words.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<State, Swap> {
  const settingFor = createSettings(stage)
  const playback = createPlayback()
  const effects = createEffects()
  const scene = createScene(stage, playback, effects)
  const hand = createHand(voice, skip, (state, swap) => show(state, refusalOf(state.board, swap)))
  let level = 1
  let hinted: Swap | undefined

  function skip(): void {
    playback.stop()
    effects.cancel()
  }

  function show(state: State, next: Film): void {
    playback.start(state, next)
    effects.schedule(state, next)
  }

  return {
    begin(state) {
      level = state.level
      const setting = settingFor(level)
      skip()
      hand.drop()
      hand.cursor.at = state.last?.to ?? firstCell(setting.level.open)
      stage.prePaint(scene.ahead(setting))
    },
    resize: () => stage.prePaint(scene.ahead(settingFor(level))),
    draw(frame) {
      const setting = settingFor(frame.state.level)
      // A hint's text names no cell, so the cursor jumps to it.
      if (frame.hint && frame.hint !== hinted) {
        hand.drop()
        hand.cursor.at = frame.hint.from
      }
      hinted = frame.hint
      playback.turn(frame.time)
      effects.turn(frame.time, setting.layout)
      scene.draw(frame, setting, hand.picked, hand.cursor.shown(frame.playing))
    },
    read: (gesture, state) => hand.read(gesture, state, settingFor(state.level)),
    hear: soundsOf,
    see(before, after) {
      hand.drop()
      const film = filmBetween(before, after)
      if (film) show(before, film)
    },
    say: (state) => cursorWords(state, hand.cursor.at, hand.picked === hand.cursor.at),
    busy: playback.busy,
    isMoving: () => playback.isMoving || effects.isMoving,
    // Most levels are won with moves to spare.
    tension: ({ moves, given }) => (1 - moves / given) * 1.3,
    portrait: drawPortrait,
    spot(place, state) {
      const { layout } = settingFor(state.level)
      const { x, y, width, height } = layout.sign
      return place < 0
        ? { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) }
        : { ...middleOf(layout, place), size: layout.cell }
    },
  }
}
