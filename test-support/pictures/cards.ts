/** Builds the kit's cards for a game, and writes down their markup. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Announcers from '../../games/kit/announce/announcer.ts'
import type { About } from '../../games/kit/about.ts'
import type { DeferredFile, DeferredOptions } from '../../games/kit/deferred/contract.ts'
import type * as Links from '../../games/kit/deferred/challenge/link.ts'
import type * as Replays from '../../games/kit/deferred/challenge/replay.ts'
import type * as SaveFilePanels from '../../games/kit/deferred/save-file/save-file-panel.ts'
import type { Game } from '../../games/kit/game.ts'
import type * as PreferenceFiles from '../../games/kit/page/preferences.ts'
import type * as PhaseCardFiles from '../../games/kit/round/phase-cards.ts'
import type { PhaseOptions } from '../../games/kit/round/phase-options.ts'
import type * as Resuming from '../../games/kit/round/resume.ts'
import type * as RoundFiles from '../../games/kit/round/rounds.ts'
import type { Standing } from '../../games/kit/round/standing.ts'
import type * as Saves from '../../games/kit/save/save.ts'
import type * as SaveStores from '../../games/kit/save/save-store.ts'
import type * as Storages from '../../games/kit/save/storage.ts'
import type * as CardFiles from '../../games/kit/shell/card.ts'
import type { Card } from '../../games/kit/shell/card.ts'
import type { Commands, GameKind } from '../../games/kit/shell/cards.ts'
import type * as Memories from '../../games/kit/test/memory.ts'
import type { LogEntry } from '../../games/kit/replay/log.ts'
import type { GoldenRound } from '../golden.ts'
import { installPage, PageElement } from './page.ts'
import { takeLines } from './recording-canvas.ts'
import type { RecordedPicture } from './scenes.ts'

/** One game with a score, one with levels and one with named choices show every kind of card. */
export const WITH_CARDS: readonly string[] = ['birdify', 'equalz', 'pool8']

const TODAY = '2026-11-18'
const noop = () => {}
/** Any command: cards are recorded without being used. */
const COMMANDS = new Proxy({}, { get: () => noop }) as Commands

/** Styles are not part of a card's markup. */
function ignoreStyles(): void {
  registerHooks({
    load: (url, context, next) =>
      url.includes('.css')
        ? { format: 'module', source: 'export default ""', shortCircuit: true }
        : next(url, context),
  })
}

export async function cardsOf(root: string, folder: string): Promise<RecordedPicture[]> {
  const load = async <File>(...path: string[]) =>
    (await import(pathToFileURL(join(root, 'games', ...path)).href)) as File
  ignoreStyles()
  Object.assign(globalThis, { SLUGS: [], SCORES: { [folder]: 'recorded' } })
  const page = installPage()
  const { game } = await load<{ game: Game<unknown, unknown> }>(folder, 'game.ts')
  const { about } = await load<{ about: About }>(folder, 'about.ts')
  const { title, slug } = about
  const { rules } = game
  const [golden] = JSON.parse(
    readFileSync(join(root, 'games', folder, 'test', 'golden.json'), 'utf8'),
  ) as readonly GoldenRound[]
  if (!golden) throw new Error(`games/${folder}/test/golden.json has no round.`)

  const { createReplay } = await load<typeof Replays>('kit', 'deferred', 'challenge', 'replay.ts')
  const log = JSON.parse(golden.log) as LogEntry<unknown>[]
  const replay = createReplay(rules, { ...golden, log })
  while (!replay.isOver) replay.step()
  const end = replay.now.state
  const { codeOf } = await load<typeof Links>('kit', 'deferred', 'challenge', 'link.ts')
  const { createSaveFilePanel } = await load<typeof SaveFilePanels>(
    'kit',
    'deferred',
    'save-file',
    'save-file-panel.ts',
  )
  const { createPreferences } = await load<typeof PreferenceFiles>('kit', 'page', 'preferences.ts')
  const { createPhaseCards } = await load<typeof PhaseCardFiles>('kit', 'round', 'phase-cards.ts')
  const { realTimeFormat, turnFormat } = await load<typeof Resuming>('kit', 'round', 'resume.ts')
  const { createRounds } = await load<typeof RoundFiles>('kit', 'round', 'rounds.ts')
  const { FRESH_SAVE, writeSave } = await load<typeof Saves>('kit', 'save', 'save.ts')
  const { createSaveStore, keyOf } = await load<typeof SaveStores>('kit', 'save', 'save-store.ts')
  const { guardStorage } = await load<typeof Storages>('kit', 'save', 'storage.ts')
  const { cardHolder } = await load<typeof CardFiles>('kit', 'shell', 'card.ts')
  const { memory } = await load<typeof Memories>('kit', 'test', 'memory.ts')
  const { createAnnouncer, createTurnAnnouncer } = await load<typeof Announcers>(
    'kit',
    'announce',
    'announcer.ts',
  )
  const kinds = await load<Readonly<Record<string, GameKind>>>(
    'kit',
    'shell',
    game.levels ? 'levelled.ts' : 'scored.ts',
  )
  const kind = kinds[game.levels ? 'levelled' : 'scored']
  if (!kind) throw new Error('The kit has no such kind of card.')
  const { createDeferred } = await load<DeferredFile>('kit', 'deferred', 'deferred.ts')

  /** A player with half of the first goal, a few stars and some days in bloom. */
  const played: Saves.Save = {
    ...FRESH_SAVE,
    best: { 1: 120 },
    stars: { 1: 3, 2: 2, 3: 1 },
    days: { '2026-11-02': 1, '2026-11-03': 2, '2026-11-17': 3 },
    goals: Object.fromEntries((game.goals ?? []).slice(0, 7).map(({ id, count }) => [id, count])),
    totals: { rounds: 9, seconds: 4000, wins: 5, row: 3, unaided: 2 },
    recent: { results: [1, 3, 2], row: 2 },
    today: { day: TODAY, first: 1, best: 3 },
  }

  /** Opens the game with a save. Returns the recorded cards in the order in which they are shown. */
  function open(save: Saves.Save) {
    const recorded: RecordedPicture[] = []
    const overlay = new PageElement('div')
    const heading = new PageElement('h2')
    heading.textContent = title
    overlay.append(heading)
    page.replaceChildren(overlay)
    const storage = guardStorage(() => memory({ [keyOf(slug)]: writeSave(save) }))
    const environment = { newSeed: () => 1, today: () => TODAY }
    const saveStore = createSaveStore(slug, storage, environment)
    const format = rules.tick ? realTimeFormat : turnFormat
    const rounds = createRounds(slug, game, saveStore, environment, format)
    const hostPage = { isThere: true, say: noop, hear: noop }
    const speaker = { play: noop, mute: noop, unlock: noop, hush: noop, tune: noop, connect: noop }
    const shell = { still: noop, say: noop, toast: noop }
    const gameText = {
      standing: () => 'Standing.',
      place: () => 'Place.',
      task: () => (game.words?.task ?? game.say)?.(rounds.session.state) ?? '',
      board: () => game.words?.describe(rounds.session.state) ?? [],
    }
    const announce = (game.words ? createTurnAnnouncer : createAnnouncer) as (...parts: unknown[]) => object
    const announcer = announce(shell, gameText)
    const preferences = createPreferences(
      game,
      saveStore,
      speaker as never,
      shell as never,
      hostPage as never,
    )
    const cards = cardHolder(overlay as never)
    let compose: (() => Card) | undefined
    let covered = noop
    const recard = () => compose && cards.show(compose())
    const options = {
      game,
      view: { portrait: noop },
      rounds,
      saveStore,
      storage,
      environment,
      slug,
      title,
      siteOrigin: 'https://arcade.example',
      kind,
      announcer,
      preferences,
      speaker,
      shell,
      levelCache: undefined,
      hostPage: undefined,
      phase: () => 'covered',
      isStill: () => true,
      isShown: () => false,
      cover(card: () => Card) {
        compose = card
        recard()
        covered()
      },
      recard,
      rehearse: noop,
      decorate: cards.decorate,
      usePad: noop,
      say: noop,
      gameText,
      last: () => 'Change.',
      wear: noop,
      home: noop,
      bring: noop,
      playToday: noop,
      choose: noop,
    }
    const deferred = createDeferred(options as unknown as DeferredOptions<unknown, unknown>)
    const phaseCards = createPhaseCards(
      { ...options, deferred } as unknown as PhaseOptions<unknown, unknown>,
      COMMANDS,
    )
    const record = (name: string, card?: Card) => {
      if (card) cards.show(card)
      recorded.push([`card ${name}`, overlay.lines()])
    }
    const ended = (name: string, standing: Partial<Standing<unknown>>) => {
      const whole = { level: golden?.level ?? 1, state: end, best: undefined, ...standing }
      deferred.ended(whole)
      record(name, phaseCards.over(whole, deferred.buttons(noop)))
    }
    return {
      recorded,
      deferred,
      phaseCards,
      record,
      ended,
      storage,
      saveStore,
      environment,
      turnTo: (tab: number) => overlay.querySelectorAll('button')[tab]?.click(),
      nextCover: () => new Promise<void>((resolve) => (covered = resolve)),
    }
  }

  const first = open(FRESH_SAVE)
  first.record('opening', first.phaseCards.opening(false))
  first.record('pause', first.phaseCards.paused())
  first.ended('end, first round', {})

  const later = open(played)
  const { deferred, record } = later
  record('opening, later', later.phaseCards.opening(true))
  record('pause, later', later.phaseCards.paused())
  later.ended('end, record', { best: rules.score(end) - 1, feats: played.feats })
  later.ended('end, below the best, with a hint', { best: rules.score(end) + 1, hinted: true })
  later.ended('end, daily round', { day: TODAY, today: played.today })
  later.ended('end, challenge', { rival: { number: 1, isChallenge: true } })
  if (game.levels) {
    deferred.pick(noop)
    record('level picker')
  }
  deferred.open(noop)
  for (const [tab, name] of ['Today', 'Goals', 'Looks', 'Stats'].entries()) {
    later.turnTo(tab)
    record(name)
  }
  deferred.listen(noop)
  record('Listen')
  for (const [name, isComplete] of [
    ['Save & offline', false],
    ['Save & offline, all games kept', true],
  ] as const) {
    const store = { isComplete: async () => isComplete, fill: async () => isComplete }
    const panel = createSaveFilePanel(later.saveStore, later.storage, later.environment, store, [])
    await panel.open()
    record(name, panel.card(noop))
  }
  const { seed, level, ticks } = golden
  const challenge = { seed, level, ticks, log, hinted: false, result: 1 }
  for (const [name, code] of [
    [
      rules.outcome(end) === 'playing' ? 'challenge, unfinished' : 'challenge',
      await codeOf({ slug, version: game.version ?? 1 }, challenge),
    ],
    ['challenge, damaged', 'x'],
  ] as const) {
    const shown = later.nextCover()
    deferred.meet(code)
    await shown
    record(name)
  }
  takeLines()
  return [...first.recorded, ...later.recorded]
}
