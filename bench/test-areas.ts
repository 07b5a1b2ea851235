/** Names the areas of the project and the tests of each, as wide as they can be run in reasonable time. */
import type { Fault } from './planting.ts'
import type { Stage } from './test-stages.ts'

/** A fault, and the tests that should notice it: each stage runs only if the ones before it pass. */
export interface TestPlant extends Fault {
  readonly area: string
  readonly stages: readonly Stage[]
}

/** Tests of the kit that play all games; together they take minutes. */
const PLAY_ALL_GAMES = [
  'by-ear',
  'contract',
  'fits',
  'fuzz',
  'goals',
  'golden',
  'grading',
  'pictures',
  'rest',
  'save-at-every-step',
  'saved-states',
  'score',
  'targets',
].map((name) => `games/kit/test/${name}.test.ts`)

const inFolders = (...unit: readonly string[]): Stage => ({ unit })

/** Tests of the kit that resume and replay rounds of all games, which takes seconds. */
const REPLAY_ALL_GAMES = ['replay', 'resume'].map((name) => `games/kit/test/${name}.test.ts`)

/** The kit's own tests. Those that play all games would take minutes for each fault. */
export const KIT: readonly Stage[] = [
  { unit: ['games/kit/'], except: [...PLAY_ALL_GAMES, ...REPLAY_ALL_GAMES] },
  { unit: REPLAY_ALL_GAMES },
]

/** All tests of a game, then those of the kit that play it. */
export const gameArea = (slug: string): readonly Stage[] => [
  inFolders(`games/${slug}/`),
  { unit: PLAY_ALL_GAMES, title: slug },
]

/** The tests in a folder of the contact service, then all of them. */
export const contactArea = (folder: string): readonly Stage[] => [
  inFolders(`contact/src/${folder}/`),
  inFolders('contact/'),
]

export const HOST = [inFolders('host/')]
export const OFFLINE = [inFolders('offline/', 'games/kit/test/offline-worker.test.ts')]
/** Without the test of the dates of pages, which fails for every change of a page. */
export const SITE: readonly Stage[] = [{ unit: ['site/'], except: ['site/lastmod.test.ts'] }]
export const TOOLS = [inFolders('tools/')]
export const LINT: readonly Stage[] = [{ step: 'check:lint' }]
export const TYPES: readonly Stage[] = [{ step: 'check:types' }]
