/** Shows a replay at normal, double or quadruple speed, with a seek bar. */
import type { Card } from '../../shell/card.ts'
import { make } from '../../paint/elements.ts'
import type { CardControls, GameContext, SpeechControls } from '../contract.ts'
import type { Played } from '../../replay/replay-to-end.ts'
import { ICONS } from '../icons.ts'
import { createPlayback, type Playback } from './playback.ts'

const SPEEDS = [1, 2, 4] as const

export interface Watching<State, Action> {
  watch(played: Played<State, Action>, back: () => void): void
  pass(delta: number): void
}

function seekBar({ length, seek }: Playback): HTMLInputElement {
  const bar = make('input', {
    type: 'range',
    min: 0,
    max: length,
    step: 1,
    'aria-label': 'Position in the replay',
  })
  bar.value = '0'
  bar.addEventListener('input', () => seek(Number(bar.value)))
  return bar
}

export function createWatching<State, Action>(
  options: GameContext<State, Action> & CardControls & SpeechControls,
): Watching<State, Action> {
  const { rounds, cover, recard, say } = options
  let playback: Playback | undefined
  let bar: HTMLInputElement | undefined
  let speed = 0
  let isPaused = false

  function toggle(): void {
    if (playback?.isOver) playback.seek(0)
    else isPaused = !isPaused
    recard()
  }

  function card({ isOver }: Playback, close: () => void): Card {
    return {
      kind: 'watch',
      title: 'Replay',
      lines: [],
      body: bar,
      buttons: [
        isOver
          ? { label: 'Again', icon: 'restart', does: toggle }
          : { label: isPaused ? 'Continue' : 'Pause', icon: isPaused ? 'play' : 'pause', does: toggle },
        {
          label: `${SPEEDS[speed]}× speed`,
          icon: ICONS.motion,
          does() {
            speed = (speed + 1) % SPEEDS.length
            recard()
          },
        },
        { label: 'Close', icon: 'back', does: close },
      ],
      back: close,
    }
  }

  return {
    watch(played, back) {
      const created = createPlayback(options, played)
      if (!created) return
      playback = created
      bar = seekBar(created)
      isPaused = false
      cover(() =>
        card(created, () => {
          playback = undefined
          rounds.show(undefined)
          back()
        }),
      )
      say('Replay started.')
    },
    pass(delta) {
      if (!playback || !bar) return
      const wasOver = playback.isOver
      if (playback.isSeeking) playback.seekOn()
      else if (!isPaused) playback.play(delta * (SPEEDS[speed] ?? 1))
      if (!playback.isSeeking) bar.value = String(playback.position)
      if (playback.isOver !== wasOver) recard()
    },
  }
}
