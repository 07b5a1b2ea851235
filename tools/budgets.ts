/** The most bytes that visitors may load of a game and of the scripts that all games share, compressed by brotli. */
import { statSync } from 'node:fs'
import { join } from 'node:path'

const KILOBYTE = 1024
const GAME = 44 * KILOBYTE
/** BoxTower and Pool8 bundle a physics solver. */
const LARGER: Readonly<Record<string, number>> = { boxtower: 48 * KILOBYTE, pool8: 48 * KILOBYTE }
/** Of the scripts that all games share. No first picture needs the first two, and no first visit the pages. */
export const SHARED_SCRIPTS: Readonly<Record<string, number>> = {
  deferred: 24 * KILOBYTE,
  play: 8 * KILOBYTE,
  pages: 28 * KILOBYTE,
  journey: 12 * KILOBYTE,
}

export const gameBudget = (slug: string) => LARGER[slug] ?? GAME

/** The most bytes of a file in the games' folder of dist/. Undefined for those that have no limit. */
export function budgetOf(file: string): number | undefined {
  const [, slug] = /^([a-z][\w-]*)\.html$/.exec(file) ?? []
  if (slug === 'offline') return undefined
  if (slug !== undefined) return gameBudget(slug)
  const [, script = ''] = /^assets\/([a-z]+)-[\w-]{8}\.js$/.exec(file) ?? []
  return SHARED_SCRIPTS[script]
}

/** Returns a sentence for each file that exceeds its budget. `bytesOf` measures a compressed file. */
export function overBudget(files: readonly string[], bytesOf: (file: string) => number): string[] {
  return files.flatMap((file) => {
    const budget = budgetOf(file)
    const bytes = budget === undefined ? 0 : bytesOf(file)
    return budget === undefined || bytes <= budget
      ? []
      : [
          `${file} has ${bytes} bytes compressed, ${bytes - budget} over its budget of ${budget}. Move what the first picture does not need to games/kit/deferred/ or games/kit/pages/.`,
        ]
  })
}

/** Bytes of the compressed copy that the build has written. */
export const compressedBytes = (folder: string) => (file: string) => statSync(join(folder, `${file}.br`)).size
