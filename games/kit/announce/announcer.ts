/**
 * Writes screen-reader announcements to the live region. Real-time games announce a short sentence every two seconds.
 * Turn-based games answer every press: first the change, then what is under the cursor.
 */
import type { SpokenQuestion } from '../input/shortcuts.ts'
import type { CardLine } from '../shell/card.ts'
import { sentences } from '../shell/words.ts'
import type { Shell } from '../shell/shell.ts'
import type { Gesture } from '../view.ts'

/** Seconds between two announcements in real time. */
const SAY_EVERY = 2
/** Extra seconds after a shown message or a lesson, so that it is heard to the end. */
const HEAR_OUT = 1.5
/** Seconds within which a message would replace an announcement that nobody has heard yet. */
const UNHEARD = 0.3
/** Words that one announcement may have. */
const MOST_WORDS = 25

/** Texts for announcements, evaluated when they are needed. */
export interface GameText {
  /** Score, or level and moves. */
  standing(): string
  /** The thing under the cursor, and its position. */
  place(): string
  task(): string
  board(): readonly string[]
}

export interface Announcer {
  /** Help line for the pause card: the keys of the questions. */
  readonly keys: CardLine
  /** The last change. */
  readonly last: string
  /** Announces at once. */
  say(text: string): void
  /**
   * Shows a message above the game and announces `heard`. An empty text removes the message. One that the player asked
   * for replaces an announcement that is still being read, as every press does.
   */
  tell(text: string, heard: string, isAskedFor?: boolean): void
  /** Announces an element that is new, after the task. */
  teach(text: string): void
  /** Announces an event of the view alone: a refused move, a lifted piece. */
  news(text: string): void
  /** Announces a change of the state. */
  changed(text: string): void
  /** The player made a gesture. */
  tried(gesture: Pick<Gesture, 'kind'> & { readonly repeat?: boolean }): void
  /** A new round is current: drops pending announcements. */
  forget(): void
  /** A round starts or continues: announces its standing and task. */
  fresh(): void
  answer(question: SpokenQuestion): void
  /** Called in every frame of play. */
  pass(delta: number): void
}

const isByKey = (kind: Gesture['kind']) =>
  kind === 'direction' || kind === 'confirm' || kind === 'back' || kind === 'key'

/** In lower case and without punctuation, for comparison. */
const plain = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** The place without a position that the news has named already: 'Row 5, column 5.', 'Tube 2 of 6.' */
const newIn = (place: string, news: string) =>
  (place.match(/[^.]+\.?/g) ?? [])
    .filter(
      (sentence) =>
        !/\p{L} \d/u.test(sentence) || !plain(news).includes(plain(sentence).replace(/of \d+ $/, '')),
    )
    .join('')
    .trim()

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The first sentences of an announcement, as many as leave room for a message. */
function firstSentences(text: string, message: string): string {
  let first = ''
  for (const sentence of text.match(/[^.]+\.?/g) ?? []) {
    if (countWords(first + sentence) + countWords(message) > MOST_WORDS) break
    first += sentence
  }
  return first.trim()
}

/** For a turn-based game, which has words. */
export function createTurnAnnouncer(shell: Shell, gameText: GameText): Announcer {
  let last = ''
  /** Pending announcements: the last event, and the shown message. */
  let latest = ''
  let message = ''
  let isDue = false
  /** The last announcement, and seconds since then. */
  let spoken = ''
  let age = Infinity
  /** Fallback if a key had no effect. */
  let otherwise = ''
  /** Whether keys or a pad are in use: only they have a cursor. */
  let byKeys = true
  let lastPlace = ''
  /** The line of the board to read next. */
  let line = 0
  /** Whether no key has been pressed yet: the first one may only show the cursor. */
  let isFirst = true

  function news(text: string): void {
    latest = text
    isDue = true
  }

  function speak(): void {
    shell.board(gameText.board())
    // A goal or a hint is enough for one press; the next press announces the cursor.
    if (message) {
      const news = sentences(latest, message)
      return shell.say(sentences(age < UNHEARD && firstSentences(spoken, news), news))
    }
    const place = byKeys ? gameText.place() : ''
    const text = sentences(latest, place === lastPlace ? !latest && otherwise : newIn(place, latest))
    if (text) {
      shell.say(text)
      spoken = text
      age = 0
    }
    lastPlace = place
  }

  const answers: Readonly<Record<SpokenQuestion, () => string>> = {
    where: () => gameText.place() || 'Nothing is selected.',
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
    tell(text, heard, isAskedFor) {
      shell.toast(text)
      if (!heard) return
      if (isAskedFor) age = Infinity
      // Of several goals only the last is announced; the end card lists all.
      message = heard
      isDue = true
    },
    teach(text) {
      message = text
      isDue = true
    },
    news,
    changed(text) {
      last = text
      news(text)
    },
    tried({ kind, repeat }) {
      if (kind === 'hover') return
      // A press silences a screen reader.
      age = Infinity
      byKeys = isByKey(kind)
      isDue = true
      line = 0
      // Key repeat without effect is not announced again and again.
      if (!byKeys || repeat) otherwise = ''
      else if (isFirst) otherwise = gameText.place()
      else otherwise = kind === 'direction' ? 'Edge' : 'Nothing happens'
      isFirst &&= !byKeys
    },
    forget() {
      last = latest = message = lastPlace = ''
      age = Infinity
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
    pass(delta) {
      age += delta
      if (!isDue) return
      isDue = false
      speak()
      latest = message = otherwise = ''
    },
  }
}

/** For a real-time game: at most one short sentence every two seconds. */
export function createAnnouncer(shell: Shell, gameText: GameText): Announcer {
  let silence = SAY_EVERY
  let latest = ''
  /** Sources of announcements with the last text of each, least recently used first. */
  let sources = [() => latest, gameText.task, gameText.place, gameText.standing].map((read) => ({
    read,
    said: '',
  }))

  function speak(): void {
    for (const source of sources) {
      const text = source.read()
      if (!text || text === source.said) continue
      source.said = text
      sources = [...sources.filter((other) => other !== source), source]
      return shell.say(sentences(text))
    }
  }

  function sayWhole(text: string): void {
    shell.say(text)
    silence = -HEAR_OUT
  }

  return {
    keys: '',
    last: '',
    say: (text) => shell.say(text),
    tell(text, heard) {
      shell.toast(text)
      if (heard) sayWhole(heard)
    },
    teach: sayWhole,
    news: (text) => void (latest = text),
    changed() {},
    tried() {},
    forget: () => void (latest = ''),
    fresh() {
      silence = 0
      for (const source of sources) if (source.read !== gameText.place) source.said = source.read()
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
