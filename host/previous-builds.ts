/** Decides which files of previous builds a new build inherits, for tabs that are still open. */

/** The files of a build with a content hash in their names, as paths in `dist`. */
export type HashedFiles = readonly string[]

/** How many previous builds keep their files online. */
export const PREVIOUS_BUILDS = 3

/** Also rejects paths outside of these folders in a damaged record. */
const HASHED = /^(site|games|sites\/[\w-]+)\/(assets|art)\/\w[\w.-]*$/
const COMPRESSED = /\.(br|gz)$/

/** Selects the hashed files from all files of a build. */
export const hashedFilesOf = (paths: readonly string[]): HashedFiles =>
  paths.filter((path) => HASHED.test(path) && !COMPRESSED.test(path)).sort()

/** The new build, then the previous ones. A build with the same files as a previous one replaces it. */
export function withNewBuild(own: HashedFiles, previous: readonly HashedFiles[]): HashedFiles[] {
  const others = previous.filter((each) => !isSame(each, own))
  return [own, ...others.slice(0, PREVIOUS_BUILDS)]
}

const isSame = (one: HashedFiles, other: HashedFiles) =>
  one.length === other.length && one.every((path) => other.includes(path))

/** The files that the first of these builds inherits from the others. */
export function inheritedBy([own = [], ...previous]: readonly HashedFiles[]): HashedFiles {
  const ownFiles = new Set(own)
  return [...new Set(previous.flat())].filter((path) => !ownFiles.has(path)).sort()
}

/** Parses the record of a build; undefined if it is damaged. */
export function parseRecord(text: string): HashedFiles[] | undefined {
  try {
    const record: unknown = JSON.parse(text)
    return Array.isArray(record) && record.length > 0 && record.every(isHashedFiles) ? record : undefined
  } catch {
    return undefined
  }
}

const isHashedFiles = (value: unknown): value is HashedFiles =>
  Array.isArray(value) && value.every((path) => typeof path === 'string' && HASHED.test(path))
