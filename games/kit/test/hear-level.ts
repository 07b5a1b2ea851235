/** Plays a level by ear without a browser: the listener of a game's test/by-ear.ts, the real announcer and the real rounds. */
import { createAdvice } from '../announce/advice.ts'
import { createTurnAnnouncer, type GameText } from '../announce/announcer.ts'
import type { Game } from '../game.ts'
import { keyGesture } from '../input/keys.ts'
import { isQuestion, shortcutsOf } from '../input/shortcuts.ts'
import type { Lesson } from '../lessons.ts'
import type { Stage } from '../paint/stage.ts'
import { realTimeFormat, turnFormat } from '../round/resume.ts'
import { createRounds } from '../round/rounds.ts'
import { toolsOf } from '../round/tools.ts'
import { keyOf, guardStorage } from '../save/storage.ts'
import { createSaveStore } from '../save/save-store.ts'
import { FRESH_SAVE, writeSave } from '../save/save.ts'
import type { Shell } from '../shell/shell.ts'
import { spoken } from '../shell/words.ts'
import type { Speaker } from '../sound/speaker.ts'
import { countWords, type Listener } from './listener.ts'
import { memory } from './memory.ts'

/** Gives up after this many key presses. */
const MOST_PRESSES = 3000
/** Rounds until a level is won: some can be lost, even with hints. */
const MOST_ROUNDS = 12
/** Frames of a thirtieth of a second to wait for an announcement. */
const MOST_FRAMES = 400
const FRAME = 1 / 30
const TODAY = '2026-11-18'

interface HeardPress {
  readonly key: string
  readonly text: string
  readonly words: number
}

export interface HeardLevel {
  readonly presses: readonly HeardPress[]
  /** Whether the level was won; in a game without levels, whether the round came to its end. */
  readonly isDone: boolean
}

/** A screen that is never drawn. */
const STAGE = {
  width: 390,
  height: 844,
  ratio: 1,
  safe: { top: 0, right: 0, bottom: 0, left: 0 },
  look: '',
  layoutVersion: 1,
  spriteVersion: 1,
  canvas: {},
  prePaint() {},
  scenery() {},
  paintBudget: {},
} as unknown as Stage

const HELD = { x: 0, y: 0, pointer: undefined }

/** Until promises that need no timer have been kept. */
const settled = async () => {
  for (let n = 0; n < 5; n++) await Promise.resolve()
}

function openByEar<State, Action>(
  slug: string,
  game: Game<State, Action>,
  level: number,
  lessons: readonly Lesson<State>[],
) {
  let said = ''
  const shell = { say: (text: string) => void (said = text), toast() {}, board() {} } as unknown as Shell
  const storage = memory({ [keyOf(slug)]: writeSave({ ...FRESH_SAVE, level }) })
  const saveStore = createSaveStore(
    slug,
    guardStorage(() => storage),
  )
  let seed = 6
  const environment = { newSeed: () => ++seed, today: () => TODAY }
  const rounds = createRounds(
    slug,
    game,
    saveStore,
    environment,
    game.rules.tick ? realTimeFormat : turnFormat,
  )
  const gameText: GameText = {
    standing: () => spoken(game, rounds.standing),
    place: () => view.say?.(rounds.session.state) ?? '',
    task: () => game.words?.task(rounds.session.state) ?? '',
    board: () => game.words?.describe(rounds.session.state) ?? [],
  }
  const announcer = createTurnAnnouncer(shell, gameText)
  const view = game.open(STAGE, { play() {}, moment() {}, news: announcer.news })
  const advice = createAdvice({
    game,
    rounds,
    // Nothing is drawn, so nothing moves.
    view: {},
    speaker: { play() {}, tune() {} } as unknown as Speaker,
    announcer,
    saveStore,
    solver: {
      start: async () => rounds.session.state,
      hint: async (state: State) => game.levels?.hint?.(state),
      stuck: async () => false,
    },
  })
  rounds.watch({
    began: (state) => view.begin?.(state, 0),
    changed(before, after) {
      view.see?.(before, after)
      const news = game.words?.changed(before, after)
      if (news) announcer.changed(news)
      advice.changed(before, after)
    },
    reached: advice.reached,
  })
  const own = game.keys ?? []
  const shortcuts = shortcutsOf(toolsOf(game), true, own)

  function begin(): void {
    const { state } = rounds.session
    announcer.forget()
    view.begin?.(state, 0)
    announcer.fresh()
    advice.fresh()
    const lesson = lessons.find((each) => each.at(state) !== undefined)
    if (lesson) announcer.teach(lesson.text)
  }

  async function press(code: string): Promise<void> {
    const shortcut = shortcuts[code]
    const gesture = shortcut ? undefined : keyGesture({ code, key: '' }, false, own)
    if (gesture) {
      const action = view.read(gesture, rounds.session.state)
      if (action !== undefined) rounds.session.act(action)
      announcer.tried(gesture)
    } else if (shortcut === 'hint') advice.showHint()
    else if (shortcut === 'undo') {
      rounds.undo()
      announcer.tried({ kind: 'key' })
    } else if (shortcut && isQuestion(shortcut)) announcer.answer(shortcut)
    await settled()
    follow()
  }

  /** Some views move the cursor to a hint when they draw it. Nothing else of a picture matters here. */
  function follow(): void {
    if (advice.hint === undefined) return
    const { before, state } = rounds.session
    const frame = { before, state, since: 9, time: 0, delta: 0, still: true, playing: true }
    try {
      view.draw({ ...frame, hint: advice.hint, best: undefined, ghost: undefined })
    } catch {
      // There is no canvas.
    }
  }

  /** What is heard until the game waits for the next press. */
  async function hear(): Promise<string> {
    // An answer to a question is there at once.
    for (let frame = said ? MOST_FRAMES : 0; frame < MOST_FRAMES; frame++) {
      advice.pass(FRAME)
      rounds.session.pass(FRAME, view.steer && ((state) => view.steer?.(HELD, state)))
      announcer.pass(FRAME)
      if (said || (!game.rules.tick && frame > 2)) break
    }
    const heard = said
    said = ''
    return heard
  }

  function restart(): void {
    rounds.again()
    begin()
  }

  return { begin, press, hear, restart, outcome: () => game.rules.outcome(rounds.session.state) }
}

export async function hearLevel(
  slug: string,
  game: Game<unknown, unknown>,
  level: number,
  listener: Listener,
  lessons: readonly Lesson<unknown>[] = [],
): Promise<HeardLevel> {
  const round = openByEar(slug, game, level, lessons)
  const presses: HeardPress[] = []
  const note = (key: string, text: string) => presses.push({ key, text, words: countWords(text) })
  round.begin()
  for (let rounds = 1; ; rounds++) {
    let heard = await round.hear()
    note('start', heard)
    while (round.outcome() === 'playing' && presses.length < MOST_PRESSES) {
      const key = listener.next(heard)
      await round.press(key)
      heard = await round.hear()
      note(key, heard)
    }
    if (!game.levels || round.outcome() !== 'lost' || rounds === MOST_ROUNDS) break
    round.restart()
  }
  return { presses, isDone: round.outcome() === 'won' || (!game.levels && round.outcome() !== 'playing') }
}
