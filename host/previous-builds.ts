/** Which files of earlier builds a new one keeps, for tabs that were opened before it. */

/** The files of one build whose names change with their content, as paths within `dist`. */
export type Generation = readonly string[]

/** Tabs of so many builds before the present one find everything that they may still ask for. */
export const EARLIER_BUILDS = 3

/** No path of ours leads anywhere else, whatever a record says. */
const NAMED_BY_CONTENT = /^(site|games)\/(assets|art)\/\w[\w.-]*$/
const COMPRESSED = /\.(br|gz)$/

/** The generation that a build is, from the paths of all its files. */
export const generationOf = (paths: readonly string[]): Generation =>
  paths.filter((path) => NAMED_BY_CONTENT.test(path) && !COMPRESSED.test(path)).sort()

/** The new build's own, then those of the builds before it. One that is built again takes no second place. */
export function nextGenerations(own: Generation, earlier: readonly Generation[]): Generation[] {
  const others = earlier.filter((each) => !isSame(each, own))
  return [own, ...others.slice(0, EARLIER_BUILDS)]
}

const isSame = (one: Generation, other: Generation) =>
  one.length === other.length && one.every((path) => other.includes(path))

/** What the first of these generations has to take over from the others. */
export function inheritedBy([own = [], ...earlier]: readonly Generation[]): Generation {
  const made = new Set(own)
  return [...new Set(earlier.flat())].filter((path) => !made.has(path)).sort()
}

/** A record as it was written; undefined for anything else. */
export function readGenerations(text: string): Generation[] | undefined {
  try {
    const record: unknown = JSON.parse(text)
    return Array.isArray(record) && record.length > 0 && record.every(isGeneration) ? record : undefined
  } catch {
    return undefined
  }
}

const isGeneration = (value: unknown): value is Generation =>
  Array.isArray(value) && value.every((path) => typeof path === 'string' && NAMED_BY_CONTENT.test(path))
