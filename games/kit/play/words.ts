/**
 * Manages floating words: keeps them apart from each other, off the figure that is steered, below the bar and inside the
 * frame; merges those that belong together; and shows at most a few at a time, the important ones first.
 */
import { clamp, easeOut, overshoot } from '../paint/easing.ts'
import type {
  DrawWord,
  Float,
  FloatKind,
  Floats,
  RenderWord,
  WordStage,
  WordSurface,
} from '../paint/floating-words.ts'
import type { Box } from '../view.ts'
import { freeBox } from './free-box.ts'
import { textWidth } from './text-width.ts'
import { calmed, kindOf, patternOf, RANKS, sumOf } from './word-texts.ts'

/** Most words at a time. More than that nobody can read. */
const MOST = 4
/** How long a word is visible, and one that is worth reading, in seconds. */
const LIFE = 0.9
const LONG_LIFE = 1.4
/** Words from this rank on are worth reading: they are shown one after another. */
const READ_ALONE = RANKS.title
/** Part of its life after which the next of them follows, and the seconds after which a title comes too late. */
const NEXT_AT = 0.75
const TOO_LATE = 4
/** Scores that come within this time and this distance, in their own sizes, are added up. */
const TOGETHER_SECONDS = 0.5
const TOGETHER = 3
/** Age of a word that has changed, as a part of its life. */
const RENEWED = 0.12
/** CSS pixels that a word rises. */
const RISE = 46
/** CSS pixels left free around a word, and at the sides of the frame. */
const GAP = 3
const MARGIN = 4
/** Height of a text with its outline, and its largest scale as it appears, relative to its size. */
const HIGH = 1.2
const POP = 1.1
/** A word appears at most this far from its place, and moves aside by at most this much in one frame, in its sizes. */
const REACH = 6
const JUMP = 1.5

interface LiveWord<Surface extends WordSurface> {
  float: Float
  readonly kind: FloatKind
  /** From 0 to 1, where it ends. */
  age: number
  /** Its centre, which has risen so far. */
  x: number
  y: number
  risen: number
  isPlaced: boolean
  draw?: DrawWord<Surface> | undefined
}

const isReadAlone = ({ kind }: { readonly kind: FloatKind }) => RANKS[kind] >= READ_ALONE
const lifeOf = (word: { readonly kind: FloatKind }) => (isReadAlone(word) ? LONG_LIFE : LIFE)
const isSame = (one: Float, other: Float) => patternOf(one.text) === patternOf(other.text)
const isNear = (one: Float, { x, y, size }: Float) =>
  Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) < size * TOGETHER

function boxOf<Surface extends WordSurface>({ float: { text, size }, x, y }: LiveWord<Surface>): Box {
  const [width, height] = [textWidth(text) * size * POP + 2 * GAP, size * HIGH * POP + 2 * GAP]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Important words first, and newer ones push older ones aside; but a word that appears gives way to those that are there. */
const inOrder = <Surface extends WordSurface>(words: readonly LiveWord<Surface>[]) =>
  words.toReversed().sort((a, b) => RANKS[b.kind] - RANKS[a.kind] || Number(b.isPlaced) - Number(a.isPlaced))

export function createWords<Surface extends WordSurface>(
  stage: WordStage,
  render: RenderWord<Surface>,
  most = MOST,
): Floats<Surface> {
  let live: LiveWord<Surface>[] = []
  let waiting: { readonly word: LiveWord<Surface>; waited: number }[] = []

  const room = (): Box => ({
    x: MARGIN,
    y: stage.safe.top,
    width: stage.width - 2 * MARGIN,
    height: stage.height - stage.safe.top - stage.safe.bottom,
  })

  /** Makes a long word small enough for the frame. */
  const fitted = (float: Float): Float => ({
    ...float,
    size: Math.min(float.size, (room().width - 2 * GAP) / (textWidth(float.text) * POP)),
  })

  /** Shows a word. If there are too many, the least important one ends, the oldest of several. */
  function show(word: LiveWord<Surface>): void {
    const visible = live.filter(({ age }) => age < 1)
    const [least] = visible.toSorted((a, b) => RANKS[a.kind] - RANKS[b.kind])
    if (least && visible.length >= most) {
      if (RANKS[least.kind] > RANKS[word.kind]) return
      least.age = 1
    }
    live.push(word)
  }

  /** Changes a word's text in its place, and shows it for longer. */
  function change(word: LiveWord<Surface>, float: Float): void {
    // Ends what was rendered.
    live.push({ ...word, age: 1 })
    word.float = float
    word.draw = undefined
    word.age = Math.min(word.age, RENEWED)
    word.risen = easeOut(word.age) * RISE
  }

  /** Merges a word with one that is visible. Returns whether nothing is left to show. */
  function merge({ float, kind }: LiveWord<Surface>): boolean {
    const same = live.findLast((word) => word.kind === kind && word.age < 1 && isSame(word.float, float))
    if (!same) return false
    if (kind === 'score') {
      if (same.age * LIFE > TOGETHER_SECONDS || !isNear(same.float, float)) return false
      const { x, y, size } = same.float
      const text = sumOf(same.float.text, float.text)
      change(same, fitted({ ...float, text, x, y, size: Math.max(size, float.size) }))
      return true
    }
    // Only the newest of 'Close! +4' and 'Close! +8' counts. Without a number both do, unless they are at one place.
    if (/\d/.test(float.text) || isNear(same.float, float)) same.age = 1
    return false
  }

  /** Moves a word on, to the nearest free place. Without one it ends. */
  function place(word: LiveWord<Surface>, taken: Box[]): void {
    const risen = easeOut(word.age) * RISE
    word.y -= risen - word.risen
    word.risen = risen
    const box = boxOf(word)
    const reach = isReadAlone(word) ? Infinity : word.float.size * (word.isPlaced ? JUMP : REACH)
    const free = freeBox(box, taken, room(), reach)
    if (!free) return void (word.age = 1)
    word.x += free.x - box.x
    word.y += free.y - box.y
    word.isPlaced = true
    taken.push(free)
  }

  /** Shows the next word that is read alone, once the last one has been read. */
  function showNext(delta: number): void {
    for (const one of waiting) one.waited += delta
    waiting = waiting.filter(({ word, waited }) => word.kind === 'medal' || waited < TOO_LATE)
    if (live.some((word) => isReadAlone(word) && word.age < NEXT_AT)) return
    const next = waiting.find(({ word }) => word.kind === 'medal') ?? waiting[0]
    if (!next) return
    waiting = waiting.filter((one) => one !== next)
    show(next.word)
  }

  /** Removes the words that have ended. */
  function sweep(surface: Surface): void {
    for (const { age, draw, x, y } of live) if (age >= 1) draw?.(surface, x, y, 1, 0)
    live = live.filter(({ age }) => age < 1)
  }

  return {
    add(added) {
      const kind = kindOf(added.text, added.kind)
      const text = stage.calm ? calmed(added.text, kind) : added.text
      if (!text) return
      const float = fitted({ ...added, text })
      const word: LiveWord<Surface> = {
        float,
        kind,
        age: 0,
        x: float.x,
        y: float.y,
        risen: 0,
        isPlaced: false,
      }
      if (isReadAlone(word)) {
        const isThere = [...live, ...waiting.map((one) => one.word)].some((one) => one.float.text === text)
        if (!isThere) waiting.push({ word, waited: 0 })
      } else if (!merge(word)) show(word)
    },
    draw(surface, delta, figure = []) {
      showNext(delta)
      for (const word of live) word.age += delta / lifeOf(word)
      sweep(surface)
      const taken = [...figure]
      for (const word of inOrder(live)) place(word, taken)
      sweep(surface)
      for (const word of live) {
        word.draw ??= render(word.float)
        const opacity = clamp((1 - word.age) * 2.5)
        if (surface) surface.globalAlpha = opacity
        word.draw?.(surface, word.x, word.y, overshoot(word.age * 4), opacity)
      }
      if (surface) surface.globalAlpha = 1
      stage.wordsDrawn?.(live.map((word) => ({ text: word.float.text, ...boxOf(word) })))
    },
    clear() {
      for (const word of live) word.age = 1
      waiting = []
    },
    get isMoving() {
      return live.length + waiting.length > 0
    },
  }
}
