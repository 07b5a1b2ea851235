/**
 * The live region: what is said during play, in which order and rhythm. In real time it is one short sentence now and
 * then. In turns each press is answered: what happened, then what is under the cursor, and nothing else.
 */
import type { Line } from '../shell/card.ts'
import { sentences } from '../shell/words.ts'
import type { Shell } from '../shell/shell.ts'
import type { Gesture } from '../view.ts'

/** Seconds. */
const SAY_EVERY = 2
/** Added to that after a piece of advice. */
const HEAR_OUT = 1.5

/** What can be asked for at any time. */
const QUESTIONS = ['where', 'last', 'task', 'board'] as const

export type Question = (typeof QUESTIONS)[number]

export const isQuestion = (word: string): word is Question => QUESTIONS.some((question) => question === word)

/** What there is to hear, asked for when it is time to speak. */
export interface GameText {
  /** Score, or level and moves. */
  standing(): string
  /** What is under the cursor, and where that is. */
  place(): string
  /** What is to be done. */
  task(): string
  board(): readonly string[]
}

export interface Announcer {
  /** The keys by which it is asked, for the pause card. */
  readonly keys: Line
  /** What happened last. */
  readonly last: string
  /** Said at once, whatever stood there before. */
  say(text: string): void
  /** Shown over the game as well, and heard out; what is heard may be another text. Without a text it disappears. */
  tell(text: string, heard: string): void
  /** What only the view knows: a refusal, a piece that is lifted. */
  news(text: string): void
  /** What a step has changed. */
  changed(text: string): void
  /** The player has tried something. */
  tried(gesture: Pick<Gesture, 'kind'> & { readonly repeat?: boolean }): void
  /** Another round is on the table: nothing of the one before is said any more. */
  forget(): void
  /** A round begins or goes on: how it stands is said. */
  fresh(): void
  answer(question: Question): void
  /** To be asked in every frame of play. */
  pass(delta: number): void
}

const isByKey = (kind: Gesture['kind']) =>
  kind === 'direction' || kind === 'confirm' || kind === 'back' || kind === 'key'

/** For a game in turns: one that has words. */
export function createTurnAnnouncer(shell: Shell, gameText: GameText): Announcer {
  let last = ''
  /** What waits to be said: what happened, and what is told besides. */
  let latest = ''
  let told = ''
  let isDue = false
  /** What an arrow or a button has led to, if nothing else has. */
  let otherwise = ''
  /** Whether keys or a pad are in use: only they have a place. */
  let byKeys = true
  let placed = ''
  /** The line of the board that is read next. */
  let line = 0
  /** Whether the first key is still to come, which may only show where the cursor is. */
  let isFirst = true

  function news(text: string): void {
    latest = text
    isDue = true
  }

  function speak(): void {
    shell.board(gameText.board())
    // A goal or a hint is enough for one press; the place is said with the next.
    if (told) return shell.say(sentences(latest, told))
    const place = byKeys ? gameText.place() : ''
    const text = sentences(latest, place === placed ? !latest && otherwise : place)
    if (text) shell.say(text)
    placed = place
  }

  const answers: Readonly<Record<Question, () => string>> = {
    where: () => gameText.place() || 'Nothing is chosen.',
    last: () => last || 'Nothing has happened yet.',
    task: () => sentences(gameText.standing(), gameText.task()),
    board() {
      const lines = gameText.board()
      return lines[line++ % lines.length] ?? ''
    },
  }

  return {
    keys: { text: 'By ear: O where, L last, T task, V board.', by: 'mouse' },
    get last() {
      return last
    },
    say: (text) => shell.say(text),
    tell(text, heard) {
      shell.toast(text)
      if (!text) return
      // Of several goals the last is heard; the card names all of them.
      told = heard
      isDue = true
    },
    news,
    changed(text) {
      last = text
      news(text)
    },
    tried({ kind, repeat }) {
      if (kind === 'hover') return
      byKeys = isByKey(kind)
      isDue = true
      line = 0
      // A key that is held may mean nothing to the game, and need not hear of it again and again.
      if (!byKeys || repeat) otherwise = ''
      else if (isFirst) otherwise = gameText.place()
      else otherwise = kind === 'direction' ? 'Edge' : 'Nothing happens'
      isFirst &&= !byKeys
    },
    forget() {
      last = latest = told = placed = ''
      line = 0
      isFirst = true
    },
    fresh() {
      latest = sentences(gameText.standing(), gameText.task())
      isDue = true
    },
    answer(question) {
      if (question !== 'board') line = 0
      shell.say(answers[question]())
    },
    pass() {
      if (!isDue) return
      isDue = false
      speak()
      latest = told = otherwise = ''
    },
  }
}

/** For a game in real time: one short sentence, and then silence for two seconds. */
export function createAnnouncer(shell: Shell, gameText: GameText): Announcer {
  let silence = SAY_EVERY
  let latest = ''
  /** What each of these said last; what has waited longest is asked first. */
  let sources = [() => latest, gameText.task, gameText.place, gameText.standing].map((tells) => ({
    tells,
    said: '',
  }))

  function speak(): void {
    for (const source of sources) {
      const text = source.tells()
      if (!text || text === source.said) continue
      source.said = text
      sources = [...sources.filter((other) => other !== source), source]
      return shell.say(sentences(text))
    }
  }

  return {
    keys: '',
    last: '',
    say: (text) => shell.say(text),
    tell(text, heard) {
      shell.toast(text)
      if (!text) return
      shell.say(heard)
      silence = -HEAR_OUT
    },
    news: (text) => void (latest = text),
    changed() {},
    tried() {},
    forget: () => void (latest = ''),
    fresh() {
      silence = 0
      for (const source of sources) if (source.tells !== gameText.place) source.said = source.tells()
      shell.say(sentences(gameText.standing(), gameText.task()))
    },
    answer() {},
    pass(delta) {
      silence += delta
      if (silence <= SAY_EVERY) return
      silence = 0
      speak()
    },
  }
}
