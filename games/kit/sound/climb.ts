/** Raises the pitch with every success in a row. At the top it repeats a figure instead of a single note. */

/** Steps relative to the top. */
const FIGURE = [0, -2, -4, -1, -3]

export const climb = (count: number, top: number): number =>
  count <= top ? count : top + (FIGURE[(count - top) % FIGURE.length] ?? 0)
