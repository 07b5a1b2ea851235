/**
 * Shares a finished round of every game as a link: `npm run bench challenges [slug…]`. Each round is played in Chromium
 * and opened in Chromium, Firefox and WebKit. Each browser must show the same result, replay it to its end, and reach
 * the same states as Node, step by step. A sample of this runs in e2e/engines/.
 */
import { pathToFileURL } from 'node:url'
import {
  allComplaints,
  type Challenged,
  firstDifference,
  foundInNode,
  openChallenge,
  sentenceOn,
  statesInTab,
  watchToEnd,
} from '../test-support/engines/challenge.ts'
import { chromium } from '../test-support/engines/chromium.ts'
import type { Engine, Profile } from '../test-support/engines/engine.ts'
import { takeTime, turnTime } from '../test-support/engines/game.ts'
import { PROGRAMS } from '../test-support/engines/test.ts'
import { playableGames } from '../test-support/games/playable-games.ts'
import { gameFolders } from '../tools/folders.ts'
import { playAndShare, type Shared } from './challenges-play.ts'
import { BENCH_SETTINGS, serveBuilt } from './servers.ts'
import { budget, printTable } from './table.ts'

interface Sent extends Challenged, Shared {
  readonly found: Awaited<ReturnType<typeof foundInNode>>
}

const asked = process.argv.slice(2)
const { games } = BENCH_SETTINGS.origins
const folders = (await gameFolders()).filter(({ slug }) => asked.length === 0 || asked.includes(slug))
const players = await playableGames()

/** Uses a new browser profile for every game. */
async function visit<Result>(engine: Engine, act: (profile: Profile) => Promise<Result>): Promise<Result> {
  const profile = await engine.newProfile()
  try {
    return await act(profile)
  } finally {
    await profile.close()
  }
}

async function playAll(engine: Engine): Promise<Sent[]> {
  const sent: Sent[] = []
  for (const { slug, about, game: file, rules } of folders) {
    const player = players.find((one) => one.slug === slug)
    if (!player) continue
    const { game } = (await import(pathToFileURL(file).href)) as Pick<Challenged, 'game'>
    const of: Challenged = { slug, title: about.title, game, rules }
    try {
      const shared = await visit(engine, async (profile) =>
        playAndShare(await profile.newTab(), player, `${games}/${slug}`),
      )
      sent.push({ ...of, ...shared, found: await foundInNode(of, shared.link) })
      console.log(`  played ${slug}: ${shared.words}`)
    } catch (error) {
      budget(`${slug}, rounds that become no link (${String(error)})`, 1, 0, '')
    }
  }
  return sent
}

/** Lists the faults of a link in an engine. */
async function wrongs(engine: Engine, sent: Sent): Promise<readonly string[]> {
  const { link, found } = sent
  return visit(engine, async (profile) => {
    const tab = await profile.newTab()
    const wrong: string[] = []
    const step = firstDifference(found, await statesInTab(tab, sent, link))
    if (step >= 0) wrong.push(`differs from step ${step}`)
    const game = await openChallenge(tab, link)
    const sentence = await sentenceOn(game)
    if (sentence !== found.sentence) return [...wrong, `says "${sentence}"`]
    await takeTime(game)
    const { value, max, pill } = await watchToEnd(game, () => turnTime(game, 2000))
    if (value !== max) wrong.push(`ends at ${value} of ${max}`)
    if (pill !== found.pill) wrong.push(`shows "${pill}" at its end`)
    return [...wrong, ...(await allComplaints(tab, game))]
  })
}

const servers = await serveBuilt()
const cells = new Map<string, string[]>()
let sent: Sent[] = []
try {
  const first = await chromium.launch()
  if (!first) throw new Error('There is no Chromium to play in.')
  sent = await playAll(first)
  await first.close()
  for (const { name, launch } of PROGRAMS) {
    const engine = await launch()
    for (const one of sent) {
      const began = performance.now()
      // A timeout counts as a fault too; the remaining games are still checked.
      const wrong = engine ? await wrongs(engine, one).catch((error: unknown) => [String(error)]) : undefined
      const seconds = Math.round((performance.now() - began) / 1000)
      cells.set(one.slug, [
        ...(cells.get(one.slug) ?? []),
        wrong ? wrong.join('; ') || `same, ${seconds} s` : 'not here',
      ])
      if (wrong) budget(`${one.slug} in ${name}, what is wrong`, wrong.length, 0, '')
    }
    await engine?.close()
  }
} finally {
  await servers.close()
}
printTable(
  'Rounds played by hand in Chromium, opened elsewhere',
  ['game', 'result', 'signs', 'actions and ticks', ...PROGRAMS.map(({ name }) => name)],
  sent.map(({ slug, words, link, found }) => [
    slug,
    words,
    link.length,
    found.sums.length - 1,
    ...(cells.get(slug) ?? []),
  ]),
)
for (const { slug, words, found } of sent)
  budget(
    `${slug}, sent as "${words}"`,
    Number(words.replace(/^I/, 'Somebody') !== found.sentence),
    0,
    'other sentences',
  )
