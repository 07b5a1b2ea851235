/**
 * Plays a game's golden round and prints, as a JSON list, every rest that its view reports wrongly: `node rest.ts
 * <folder>`. Runs in a process of its own, because it replaces the process's canvas and clock.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '../../games/kit/game.ts'
import type { LogEntry } from '../../games/kit/replay/log.ts'
import { AWAKE } from '../../games/kit/run/pace.ts'
import type { Frame, Gesture, View } from '../../games/kit/view.ts'
import type { GoldenRound } from '../golden.ts'
import { firstDifference, withoutNumbers } from './fingerprints.ts'
import { installRecorder, takeLines, withoutRecording } from './recording-canvas.ts'

/** Seconds between two frames. */
const DELTA = 1 / 20
/** Longest motion after a move, in seconds. */
const LONGEST = 6
/** Moves to test at the beginning of a round. The last one is tested too. */
const MOVES = 3
/** How much earlier the view for comparison begins, in seconds. A multiple of the periods that start with a round. */
const EARLIER = 60
/** Games whose picture at rest depends on earlier moves, which a view that has seen none cannot know. */
const WITH_MEMORY: Readonly<Record<string, string>> = {
  'push-it': 'the gardener keeps the pose of the last step',
  pool8: 'balls keep the side that they rolled to, and the cue its aim',
}
/** Games that celebrate until the card covers them. The kit stops drawing then. */
const CELEBRATES_ON = ['numbermaze', 'push-it']
const SIZE = [1280, 650] as const

type AnyState = unknown
type AnyFrame = Frame<AnyState, unknown>

installRecorder()
// Drawing code may look for a canvas while it loads.
const { stageOf } = await import('./scenes.ts')
const { UNLIMITED_BUDGET } = await import('../../games/kit/paint/paint-budget.ts')
const { createWords } = await import('../../games/kit/play/words.ts')
const { createReplay } = await import('../../games/kit/deferred/challenge/replay.ts')

const [folder = ''] = process.argv.slice(2)
const path = join(import.meta.dirname, '..', '..', 'games', folder)
const { game } = (await import(pathToFileURL(join(path, 'game.ts')).href)) as {
  game: Game<AnyState, unknown>
}
const { rules } = game
const [round] = JSON.parse(readFileSync(join(path, 'test', 'golden.json'), 'utf8')) as readonly GoldenRound[]
if (!round) throw new Error(`games/${folder}/test/golden.json has no round.`)

const faults: string[] = []
const openView = () =>
  game.open(stageOf(SIZE, UNLIMITED_BUDGET, createWords), {
    play: () => {},
    news: () => {},
    moment: () => {},
  })

/** Draws the frames of one view, on a clock of its own. */
function createFilm(view: View<AnyState, unknown>, opening: AnyState, time: number) {
  const shown = { before: opening, state: opening, since: 0, time, hint: undefined as unknown }
  view.begin?.(opening, time)

  function draw(delta: number): void {
    shown.time += delta
    shown.since += delta
    const frame: AnyFrame = {
      ...shown,
      delta,
      still: false,
      playing: true,
      best: undefined,
      ghost: undefined,
    }
    view.draw(frame)
  }

  return {
    shown,
    /** Draws one frame that no picture is compared with. */
    pass: (delta: number) => withoutRecording(() => draw(delta)),
    show(before: AnyState, state: AnyState): void {
      Object.assign(shown, { before, state, since: 0 })
      view.hear?.(before, state)
      view.see?.(before, state)
    },
    /** Draws until nothing moves; returns whether anything did. */
    settle(what: string): boolean {
      let hasMoved = false
      for (let passed = 0; passed < LONGEST; passed += DELTA) {
        this.pass(DELTA)
        const moves = view.isMoving?.() ?? true
        hasMoved ||= moves
        // Until then the kit draws every frame without asking.
        if (!moves && passed >= AWAKE) return hasMoved
      }
      faults.push(`${what}: still moving after ${LONGEST} seconds`)
      return true
    },
    /** The picture at rest. The first frames may paint sprites and snap them to pixels. */
    rest(): string[] {
      const { time } = shown
      for (let n = 0; n < 2; n++) {
        shown.time = time - DELTA
        this.pass(DELTA)
      }
      shown.time = time - DELTA
      takeLines()
      draw(DELTA)
      return takeLines().map(withoutNumbers)
    },
  }
}

type Film = ReturnType<typeof createFilm>

function expectSame(what: string, before: readonly string[], after: readonly string[]): void {
  if (before.join('\n') !== after.join('\n')) faults.push(`${what}\n${firstDifference(before, after)}`)
}

/** Compares the picture at rest with the next one, and with that of a view that has never seen a move. */
function checkRest(what: string, film: Film): void {
  const picture = film.rest()
  expectSame(`${what}: the picture changes at rest`, picture, film.rest())
  const { state, time, since } = film.shown
  if (folder in WITH_MEMORY) return
  const fresh = createFilm(openView(), state, -EARLIER)
  fresh.shown.time = time - LONGEST
  while (fresh.shown.time < time - DELTA * 1.5) fresh.pass(DELTA)
  Object.assign(fresh.shown, { time, since })
  expectSame(`${what}: the animation ended early`, fresh.rest(), picture)
}

const view = openView()
const replay = createReplay(rules, { ...round, log: JSON.parse(round.log) as LogEntry<unknown>[] })
const film = createFilm(view, replay.now.state, 0)
film.settle('a new round')
checkRest('a new round', film)

/** Whether a real-time game waits for the player. */
const waits = (state: AnyState) => !rules.tick || rules.tick(state) === state

/** Plays until the next state in which nothing happens without the player. */
function playMove(): void {
  do {
    const before = replay.now.state
    replay.step()
    if (replay.now.state !== before) film.show(before, replay.now.state)
    if (rules.tick && waits(replay.now.state)) film.shown.before = replay.now.state
  } while (!replay.isOver && !waits(replay.now.state))
}

let moved = 0
for (let move = 1; !replay.isOver; move++) {
  const isTested = move <= MOVES || replay.length - replay.now.done === 1
  const before = replay.now.state
  playMove()
  if (replay.now.state === before || !(isTested || replay.isOver)) continue
  const what = `move ${move}${replay.isOver ? ', the last' : ''}`
  // A real-time round may be recorded only in part.
  if (!waits(replay.now.state) || (replay.isOver && CELEBRATES_ON.includes(folder))) break
  if (film.settle(what)) moved++
  if (!replay.isOver) checkRest(what, film)
  else expectSame(`${what}: the picture changes at rest`, film.rest(), film.rest())
}
if (moved === 0) faults.push('no move ever moved anything')

const middle = { x: SIZE[0] / 2, y: SIZE[1] / 2 }
const drag = (phase: 'start' | 'move' | 'cancel', x: number): Gesture => ({
  kind: 'drag',
  phase,
  from: middle,
  x,
  y: middle.y,
})
const GESTURES: Readonly<Record<string, readonly Gesture[]>> = {
  'a drag': [{ kind: 'press', ...middle }, drag('start', middle.x + 9), drag('move', middle.x + 90)],
  'the end of a drag': [drag('cancel', middle.x + 90)],
  keys: (['left', 'up', 'up', 'right'] as const).map((way) => ({ kind: 'direction', way, repeat: false })),
}
const again = createFilm(view, rules.start(round.seed, round.level), film.shown.time)
again.settle('the second round')
for (const [what, gestures] of Object.entries(GESTURES)) {
  for (const gesture of gestures) view.read(gesture, again.shown.state)
  again.settle(what)
  expectSame(`${what}: the picture changes at rest`, again.rest(), again.rest())
}
again.shown.hint = game.levels?.hint?.(again.shown.state)
if (again.shown.hint !== undefined) {
  again.settle('a hint')
  expectSame('a hint: the picture changes at rest', again.rest(), again.rest())
}

console.log(JSON.stringify(faults))
