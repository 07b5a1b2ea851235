/** The slate in the player's hands: where the cursor stands and what each gesture means. */
import { openCursor } from '../kit/board/cursor.ts'
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { STEPS } from '../kit/rules/ways.ts'
import type { Gesture, View, Voice } from '../kit/view.ts'
import { advise, type Advice } from './rules/coach.ts'
import { isTrue, nextMark, openCells, type Mark, type Marking, type State } from './rules/state.ts'
import { arrange, neighbour, spotAt, type Spot } from './view/layout.ts'
import { paletteOf } from './view/looks.ts'
import { drawPortrait } from './view/portrait.ts'
import { openScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { refusalWords, spotWords } from './words.ts'

/** Strike, keep: as keys, and as the pad's shoulders. */
const KEY_MARKS: Readonly<Record<string, Mark>> = { KeyX: 'out', KeyK: 'keep', PadL: 'out', PadR: 'keep' }
export const OWN_KEYS = Object.keys(KEY_MARKS)

export function openView(stage: Stage, voice: Voice): View<State, Marking> {
  const scene = openScene(stage)
  const layoutOf = perSize(stage, (size: number) => arrange(stage, size))
  const cursor = openCursor<Spot>({ kind: 'cell', at: 0 })
  /** Of the slate that the cursor stands on. */
  let size = 0
  let hovered: Spot | undefined
  /** The mark that a drag goes on putting on what it comes across. */
  let painting: Mark | undefined
  let advice: Advice | undefined

  function refuse(state: State, spot: Spot): undefined {
    if (spot.kind === 'line') scene.shake(spot.at)
    voice.news(refusalWords(state, spot.at))
    voice.play({ name: 'buzz', volume: 0.5 })
  }

  /** A tap: the next mark for a digit; a line that is true keeps all that it has left. */
  function choose(state: State, spot: Spot): Marking | undefined {
    if (spot.kind === 'cell') return { cells: [spot.at], mark: nextMark(state.marks[spot.at] ?? 'none') }
    const cells = isTrue(state, spot.at) ? openCells(state, spot.at) : []
    return cells.length > 0 ? { cells, mark: 'keep' } : refuse(state, spot)
  }

  /** A key for one mark: it puts the mark on the digit, or takes it off again. */
  function put(state: State, mark: Mark): Marking | undefined {
    const { kind, at } = cursor.at
    if (kind === 'line') return mark === 'none' ? refuse(state, cursor.at) : choose(state, cursor.at)
    return { cells: [at], mark: state.marks[at] === mark ? 'none' : mark }
  }

  function press(state: State, spot: Spot | undefined): Marking | undefined {
    cursor.point()
    hovered = painting = undefined
    if (!spot) return undefined
    cursor.at = spot
    const marking = choose(state, spot)
    if (spot.kind === 'cell') painting = marking?.mark
    return marking
  }

  function readPointer(gesture: Gesture, state: State): Marking | undefined {
    if (gesture.kind !== 'press' && gesture.kind !== 'hover' && gesture.kind !== 'drag') return undefined
    const spot = spotAt(layoutOf(state.size), gesture.x, gesture.y)
    if (gesture.kind === 'press') return press(state, spot)
    if (gesture.kind === 'hover') hovered = spot
    if (gesture.kind === 'drag' && painting && spot?.kind === 'cell') {
      if (gesture.phase === 'end' || gesture.phase === 'cancel') painting = undefined
      // A drag never changes one mark into the other.
      else if ((state.marks[spot.at] === 'none') !== (painting === 'none'))
        return { cells: [spot.at], mark: painting }
    }
    return undefined
  }

  function read(gesture: Gesture, state: State): Marking | undefined {
    const { kind } = gesture
    if (kind !== 'direction' && kind !== 'confirm' && kind !== 'back' && kind !== 'key')
      return readPointer(gesture, state)
    // The first press only shows where the cursor is.
    const shown = cursor.key()
    if (kind === 'direction' || !shown) {
      if (kind === 'direction' && shown) cursor.at = neighbour(state.size, cursor.at, STEPS[gesture.way])
      voice.play({ name: 'tick', volume: 0.5 })
      return undefined
    }
    if (kind === 'confirm') return choose(state, cursor.at)
    return put(state, kind === 'key' ? (KEY_MARKS[gesture.code] ?? 'keep') : 'none')
  }

  return {
    begin(state, time) {
      if (size !== state.size) {
        ;({ size } = state)
        const half = Math.floor(size / 2)
        cursor.at = { kind: 'cell', at: half * size + half }
      }
      hovered = painting = advice = undefined
      scene.begin(state, time)
    },
    draw(frame) {
      const { state, hint, playing } = frame
      if (!hint) advice = undefined
      else advice ??= advise(state)
      scene.draw(frame, layoutOf(state.size), {
        cursor: cursor.shown(playing),
        hovered: playing ? hovered : undefined,
        advice: playing ? advice : undefined,
      })
    },
    read,
    hear: soundsOf,
    see(before, after) {
      advice = undefined
      scene.see(before, after, layoutOf(after.size))
    },
    say: (state) => spotWords(state, cursor.at),
    portrait: (to, size, look) => drawPortrait(to, size, paletteOf(look)),
  }
}
