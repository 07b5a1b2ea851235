/** Types the lessons of a game, which teach each element when it first appears. A game's lessons.ts exports `lessons`. */

export interface Lesson<State> {
  /** The element, as in `elements` of test/grading.ts or test/elements.ts. */
  readonly id: string
  /** The first level that has the element. Without it the lesson comes when the element first appears in play. */
  readonly level?: number
  /** The element's name: 'Twins'. */
  readonly title: string
  /** What it does, in one sentence of at most eleven words. Shown and announced. */
  readonly text: string
  /** A move to try, shown only. */
  readonly tip: string
  /**
   * A place of the element in this state, as in `View.spot`; undefined if there is none. Without `level` it is asked four
   * times a second until the element is taught, so it must be cheap.
   */
  at(state: State): number | undefined
}

/** The first place that fits, for `at`. Places are numbered from `from`. */
export function firstPlace<T>(
  things: ArrayLike<T>,
  fits: (thing: T, index: number) => boolean,
  from = 0,
): number | undefined {
  const index = Array.prototype.findIndex.call(things, fits)
  return index < 0 ? undefined : from + index
}
