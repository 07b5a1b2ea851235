/** Defines the records of a save, whose values only grow. Small, because the deferred script contains it as well. Pure. */

/** Highest value ever reached, by level, date or id. */
export type Records = Readonly<Record<string, number>>

/** Values of `days` in a save: any round finished; the daily round finished; finished with gold or three stars. */
export const PLAYED = 1
export const FLOWER = 2
export const GOLDEN = 3

/** The highest level with a record. */
export const highest = (byLevel: Records) =>
  Object.keys(byLevel).reduce((most, level) => Math.max(most, Number(level)), 0)

/** The maximum of both, by key. */
export const highestOf = (one: Records, other: Records): Records => {
  const all = { ...other }
  for (const [name, value] of Object.entries(one)) all[name] = Math.max(value, all[name] ?? 0)
  return all
}
