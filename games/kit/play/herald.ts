/** The live region: what is said during play, in which rhythm, and what must be heard out before anything else is. */
import { sentences } from '../shell/words.ts'
import type { Shell } from '../shell/shell.ts'

/** Seconds. */
const SAY_EVERY = 0.4
/** Added to that after a piece of advice. */
const HEAR_OUT = 1.5

export interface Herald {
  /** Said at once, whatever stood there before. */
  say(text: string): void
  /** Shown over the game as well, and heard out. Without a text it disappears. */
  tell(text: string): void
  /** What has just happened; it is said with how the game stands, until the next news. */
  news(text?: string): void
  /** A round begins or goes on: the next frame says how it stands. */
  fresh(): void
  /** To be asked in every frame of play; `standing` is asked for only when it is time to speak. */
  pass(delta: number, standing: () => readonly [score: string, place: string | undefined]): void
}

export function openHerald(shell: Shell): Herald {
  let silence = SAY_EVERY
  let latest = ''
  return {
    say: (text) => shell.say(text),
    tell(text) {
      shell.toast(text)
      if (!text) return
      shell.say(text)
      silence = -HEAR_OUT
    },
    news: (text = '') => void (latest = text),
    fresh: () => void (silence = SAY_EVERY),
    pass(delta, standing) {
      silence += delta
      if (silence <= SAY_EVERY) return
      silence = 0
      const [score, place] = standing()
      shell.say(sentences(score, latest, place))
    },
  }
}
