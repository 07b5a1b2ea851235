/** Lists the builds on disk and switches between them. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type KeptBuild, keptBuilds, returnToBuild } from '../host/publish.ts'

interface Outcome {
  readonly done: boolean
  readonly sentences: readonly string[]
}

const inWords = ({ name, built }: KeptBuild) => `${name}, built at ${built.slice(0, 16).replace('T', ' ')}Z`

export async function listBuilds(dist: string): Promise<Outcome> {
  const builds = await keptBuilds(dist)
  if (builds.length === 0) return { done: false, sentences: [NO_BUILDS] }
  return { done: true, sentences: builds.map((build) => `${build.isCurrent ? '→' : ' '} ${inWords(build)}`) }
}

const NO_BUILDS = 'There are no builds on this machine: npm run ops -- build makes one.'

/** The build to switch to; a sentence if there is none. */
export function targetOf(
  builds: readonly KeptBuild[],
  command: 'rollback' | 'forward',
  named: string | undefined,
): KeptBuild | string {
  if (builds.length === 0) return NO_BUILDS
  const current = builds.findIndex(({ isCurrent }) => isCurrent)
  const wanted =
    named !== undefined
      ? builds.find(({ name }) => name === named)
      : command === 'forward'
        ? builds.at(-1)
        : builds[current - 1]
  if (named !== undefined && !wanted)
    return `There is no build ${named}. "npm run ops -- builds" lists those on this machine.`
  if (!wanted || (current === 0 && command === 'rollback' && named === undefined))
    return 'There is no earlier build on this machine. Check out the version that worked and run npm ci && npm run ops -- build.'
  if (wanted.isCurrent) return `${wanted.name} is the current build already.`
  return wanted
}

export async function moveTo(
  dist: string,
  command: 'rollback' | 'forward',
  named: string | undefined,
  log: (line: string) => void,
): Promise<Outcome> {
  const target = targetOf(await keptBuilds(dist), command, named)
  if (typeof target === 'string') return { done: false, sentences: [target] }
  await returnToBuild(dist, target.name, log)
  return {
    done: true,
    sentences: [
      `dist/ is now ${inWords(target)}.`,
      'nginx serves it from the next request on; if settings differ between the two builds, also run: nginx -t && nginx -s reload',
      'Our own host switches on kill -USR2 with the process id that it printed at its start.',
      'Pages that are open keep working. The contact service is not affected.',
    ],
  }
}

/** What the build wrote about itself. */
interface BuildFacts {
  readonly version: string
  readonly site: string
  readonly games: string
  readonly more: readonly string[]
}

/** Undefined without a build, or with one from before version 1.2. */
export function readBuildFacts(dist: string): BuildFacts | undefined {
  try {
    return JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')) as BuildFacts
  } catch {
    return undefined
  }
}

export const programVersion = (dist: string) =>
  (JSON.parse(readFileSync(join(dirname(dist), 'package.json'), 'utf8')) as { version: string }).version
