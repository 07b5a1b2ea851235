/** The slate in the player's hands: where the cursor stands, what each gesture means, what is heard and said. */
import type { Gesture, View } from '../kit/view.ts'
import { frameOf, roomIn } from '../kit/board/room.ts'
import type { Sound } from '../kit/sound/voices.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { STEPS } from '../kit/rules/ways.ts'
import { advise, type Advice } from './rules/advice.ts'
import { arrange, MARGIN, neighbour, spotAt, type Layout, type Spot } from './view/layout.ts'
import { linesOf } from './rules/lines.ts'
import { openPicture } from './view/scene.ts'
import { isBroken, isTrue, nextMark, openCells, rules, type Mark, type Marking, type State } from './rules.ts'
import { newsWords, spotWords } from './words.ts'

/** Strike, keep: as keys, and as the pad's shoulders. */
const KEY_MARKS: Readonly<Record<string, Mark>> = { KeyX: 'out', KeyK: 'keep', PadL: 'out', PadR: 'keep' }
export const OWN_KEYS = Object.keys(KEY_MARKS)

export function openView(stage: Stage): View<State, Marking> {
  const picture = openPicture(stage)
  let known: State | undefined
  let layout: Layout | undefined
  let cursor: Spot = { kind: 'cell', at: 0 }
  /** The cursor shows only to those who use it. */
  let keyed = false
  let hovered: Spot | undefined
  /** The mark that a drag goes on putting on what it comes across. */
  let painting: Mark | undefined
  let advice: Advice | undefined
  let lately = ''
  let sounds: Sound[] = []

  function measure({ size }: State): Layout {
    layout ??= arrange(size, frameOf(stage), roomIn(stage, MARGIN))
    return layout
  }

  function begin(state: State): void {
    if (known?.size !== state.size) {
      layout = undefined
      const half = Math.floor(state.size / 2)
      cursor = { kind: 'cell', at: half * state.size + half }
    }
    known = state
    hovered = painting = advice = undefined
    lately = ''
    picture.deal(state, measure(state))
  }

  function refuse(spot: Spot): undefined {
    if (spot.kind === 'line') picture.shake(spot.at)
    sounds.push({ name: 'buzz', volume: 0.5 })
  }

  /** A tap: the next mark for a digit; a line that is true keeps all that it has left. */
  function choose(state: State, spot: Spot): Marking | undefined {
    if (spot.kind === 'cell') return { cells: [spot.at], mark: nextMark(state.marks[spot.at] ?? 'none') }
    const cells = isTrue(state, spot.at) ? openCells(state, spot.at) : []
    return cells.length > 0 ? { cells, mark: 'keep' } : refuse(spot)
  }

  /** The mark itself; pressed twice, it is gone. */
  function put(state: State, mark: Mark): Marking | undefined {
    if (cursor.kind === 'line') return mark === 'none' ? refuse(cursor) : choose(state, cursor)
    const { at } = cursor
    return { cells: [at], mark: state.marks[at] === mark ? 'none' : mark }
  }

  function readPointer(gesture: Gesture, state: State): Marking | undefined {
    if (gesture.kind !== 'press' && gesture.kind !== 'hover' && gesture.kind !== 'drag') return undefined
    const spot = spotAt(measure(state), gesture.x, gesture.y)
    if (gesture.kind === 'hover') hovered = spot
    if (gesture.kind === 'press') {
      keyed = false
      hovered = painting = undefined
      if (!spot) return undefined
      cursor = spot
      const marking = choose(state, spot)
      if (spot.kind === 'cell') painting = marking?.mark
      return marking
    }
    if (gesture.kind === 'drag' && painting && spot?.kind === 'cell') {
      if (gesture.phase === 'end' || gesture.phase === 'cancel') painting = undefined
      // A drag never changes one mark into the other.
      else if ((state.marks[spot.at] === 'none') !== (painting === 'none'))
        return { cells: [spot.at], mark: painting }
    }
    return undefined
  }

  function read(gesture: Gesture, state: State): Marking | undefined {
    const shown = keyed
    if (
      gesture.kind !== 'direction' &&
      gesture.kind !== 'confirm' &&
      gesture.kind !== 'back' &&
      gesture.kind !== 'key'
    )
      return readPointer(gesture, state)
    keyed = true
    // The first press only shows where the cursor is.
    if (gesture.kind === 'direction' || !shown) {
      if (gesture.kind === 'direction' && shown) cursor = neighbour(state.size, cursor, STEPS[gesture.way])
      lately = ''
      sounds.push({ name: 'tick', volume: 0.5 })
      return undefined
    }
    if (gesture.kind === 'confirm') return choose(state, cursor)
    if (gesture.kind === 'key') return put(state, KEY_MARKS[gesture.code] ?? 'keep')
    return put(state, 'none')
  }

  return {
    draw(frame) {
      const { state, hint, playing } = frame
      if (state !== known) begin(state)
      if (!hint) advice = undefined
      else advice ??= advise(state)
      picture.draw(frame, measure(state), {
        cursor: keyed && playing ? cursor : undefined,
        hovered: playing ? hovered : undefined,
        advice: playing ? advice : undefined,
      })
    },
    read,
    hear,
    see(before, after) {
      known = after
      advice = undefined
      lately = newsWords(before, after)
      picture.change(before, after)
    },
    echo() {
      const heard = sounds
      sounds = []
      return heard
    },
    say: (state) => [lately, keyed ? spotWords(state, cursor) : ''].filter(Boolean).join(' '),
    resize: () => void (layout = undefined),
  }
}

/** Chalk for a strike, a string for what stays; each lamp rings higher than the last. */
function hear(before: State, after: State): Sound[] {
  const cell = after.marks.findIndex((mark, at) => mark !== before.marks[at])
  const mark = after.marks[cell]
  const touch: Sound[] =
    mark === 'out'
      ? [
          { name: 'swish', step: 3, volume: 0.8 },
          { name: 'knock', step: 2, volume: 0.6, after: 0.05 },
        ]
      : [mark === 'keep' ? { name: 'pluck', step: after.digits[cell] ?? 0, volume: 0.7 } : { name: 'tick' }]
  const lines = linesOf(after.size)
  const lit = lines.filter((line) => isTrue(after, line) && !isTrue(before, line))
  const broke = lines.some((line) => isBroken(after, line) && !isBroken(before, line))
  const height = rules.score(after) - lit.length - 4
  const chimes = lit.flatMap((_, i): Sound[] => [
    { name: 'chime', step: height + i * 2, after: 0.06 + i * 0.12, volume: 0.8 },
    { name: 'pop', step: height + i * 2, after: 0.6 + i * 0.12, volume: 0.5 },
  ])
  return [
    ...touch,
    ...chimes,
    ...(broke ? [{ name: 'thud', step: 3, volume: 0.35, after: 0.08 } as const] : []),
  ]
}
