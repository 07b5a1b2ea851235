/** A row of successes climbs the scale; at the top it goes on as a figure, instead of one note over and over. */

/** Steps from the top. */
const FIGURE = [0, -2, -4, -1, -3]

export const climb = (count: number, top: number): number =>
  count <= top ? count : top + (FIGURE[(count - top) % FIGURE.length] ?? 0)
