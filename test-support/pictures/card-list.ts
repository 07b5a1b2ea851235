/**
 * Shows the kit's cards of a game one after the other, each made from a save and a standing. The tests write down their
 * markup, the gallery shows them in a browser.
 */
import type { createAnnouncer, createTurnAnnouncer } from '../../games/kit/announce/announcer.ts'
import type { DeferredFile, DeferredOptions } from '../../games/kit/deferred/contract.ts'
import type { PagesFile } from '../../games/kit/deferred/pages-contract.ts'
import type { codeOf } from '../../games/kit/deferred/challenge/link.ts'
import type { createReplay } from '../../games/kit/deferred/challenge/replay.ts'
import type { pickerCard } from '../../games/kit/pages/picker.ts'
import type { createSaveFilePanel } from '../../games/kit/pages/save-file/save-file-panel.ts'
import type { Game } from '../../games/kit/game.ts'
import type { Lesson } from '../../games/kit/lessons.ts'
import { MEDAL_NAMES } from '../../games/kit/medals.ts'
import type { createPreferences } from '../../games/kit/page/preferences.ts'
import type { createPhaseCards } from '../../games/kit/round/phase-cards.ts'
import type { PhaseOptions } from '../../games/kit/round/phase-options.ts'
import type { realTimeFormat, turnFormat } from '../../games/kit/round/resume.ts'
import type { createRounds } from '../../games/kit/round/rounds.ts'
import type { Standing } from '../../games/kit/round/standing.ts'
import type { FRESH_SAVE, Save, writeSave } from '../../games/kit/save/save.ts'
import type { createSaveStore } from '../../games/kit/save/save-store.ts'
import type { guardStorage, keyOf } from '../../games/kit/save/storage.ts'
import type { Card, cardHolder } from '../../games/kit/shell/card.ts'
import type { Commands } from '../../games/kit/shell/cards.ts'
import type { memory } from '../../games/kit/test/memory.ts'
import type { LogEntry } from '../../games/kit/replay/log.ts'
import type { GoldenRound } from '../golden.ts'

/** The code under test, which may come from an older checkout. */
export interface CardParts extends DeferredFile, PagesFile {
  readonly game: Game<unknown, unknown>
  readonly about: { readonly title: string; readonly slug: string }
  readonly round: GoldenRound
  readonly lessons: readonly Lesson<unknown>[]
  readonly codeOf: typeof codeOf
  readonly createAnnouncer: typeof createAnnouncer
  readonly createTurnAnnouncer: typeof createTurnAnnouncer
  readonly createReplay: typeof createReplay
  readonly createSaveFilePanel: typeof createSaveFilePanel
  readonly pickerCard: typeof pickerCard
  readonly createPreferences: typeof createPreferences
  readonly createPhaseCards: typeof createPhaseCards
  readonly realTimeFormat: typeof realTimeFormat
  readonly turnFormat: typeof turnFormat
  readonly createRounds: typeof createRounds
  readonly FRESH_SAVE: typeof FRESH_SAVE
  readonly writeSave: typeof writeSave
  readonly createSaveStore: typeof createSaveStore
  readonly keyOf: typeof keyOf
  readonly guardStorage: typeof guardStorage
  readonly cardHolder: typeof cardHolder
  readonly memory: typeof memory
}

/** Where cards are shown. */
export interface CardPlace {
  /** An empty overlay with the opening card's heading, for a new visit. */
  overlay(): HTMLElement
  /** Draws the previews of looks. */
  portrait(pen: CanvasRenderingContext2D, size: number, look: string): void
}

const TODAY = '2026-11-18'
const noop = () => {}
/** Any command: cards are shown without being used. */
const COMMANDS = new Proxy({}, { get: () => noop }) as Commands

/** Shows every card. Yields its name once it is there. */
export async function* cardsOf(parts: CardParts, place: CardPlace): AsyncGenerator<string> {
  const { about, round } = parts
  const { title, slug } = about
  /** The end cards of medals and stars pretend that the round ended with them. */
  let pretended: { score?: number; stars?: 1 | 2 | 3 } = {}
  const { rules, levels } = parts.game
  const game = {
    ...parts.game,
    rules: {
      ...rules,
      score: (state: unknown) => pretended.score ?? rules.score(state),
      outcome: (state: unknown) => (pretended.stars ? 'won' : rules.outcome(state)),
    },
    ...(levels && {
      levels: { ...levels, stars: (state: unknown) => pretended.stars ?? levels.stars(state) },
    }),
  } as typeof parts.game

  const log = JSON.parse(round.log) as LogEntry<unknown>[]
  const replay = parts.createReplay(rules, { ...round, log })
  while (!replay.isOver) replay.step()
  const end = replay.now.state

  /** A player with half of the first goal, a few stars and some days in bloom. */
  const played: Save = {
    ...parts.FRESH_SAVE,
    best: { 1: 120 },
    stars: { 1: 3, 2: 2, 3: 1 },
    crowns: { 1: 1 },
    days: { '2026-11-02': 1, '2026-11-03': 2, '2026-11-17': 3 },
    goals: Object.fromEntries((game.goals ?? []).slice(0, 7).map(({ id, count }) => [id, count])),
    totals: { rounds: 9, seconds: 4000, wins: 5, row: 3, unaided: 2 },
    recent: { results: [1, 3, 2], row: 2 },
    today: { day: TODAY, first: 1, best: 3 },
  }

  /** A visit with this save. */
  function open(save: Save) {
    const overlay = place.overlay()
    const storage = parts.guardStorage(() => parts.memory({ [parts.keyOf(slug)]: parts.writeSave(save) }))
    const environment = { newSeed: () => 1, today: () => TODAY }
    const saveStore = parts.createSaveStore(slug, storage, environment)
    const format = rules.tick ? parts.realTimeFormat : parts.turnFormat
    const rounds = parts.createRounds(slug, game, saveStore, environment, format)
    const hostPage = { isThere: true, say: noop, hear: noop }
    const speaker = { play: noop, mute: noop, unlock: noop, hush: noop, tune: noop, connect: noop }
    const shell = { still: noop, say: noop, toast: noop }
    const gameText = {
      standing: () => 'Standing.',
      place: () => 'Place.',
      task: () => (game.words?.task ?? game.say)?.(rounds.session.state) ?? '',
      board: () => game.words?.describe(rounds.session.state) ?? [],
    }
    const announce = (game.words ? parts.createTurnAnnouncer : parts.createAnnouncer) as (
      ...given: unknown[]
    ) => object
    const announcer = announce(shell, gameText)
    const preferences = parts.createPreferences(
      game,
      saveStore,
      speaker as never,
      shell as never,
      hostPage as never,
    )
    const cards = parts.cardHolder(overlay)
    let compose: (() => Card) | undefined
    let covered = noop
    const recard = () => compose && cards.show(compose())
    const options = {
      game,
      view: { portrait: place.portrait },
      rounds,
      saveStore,
      storage,
      environment,
      slug,
      title,
      siteOrigin: 'https://arcade.example',
      announcer,
      stage: {},
      preferences,
      speaker,
      shell,
      levelCache: undefined,
      hostPage,
      worksOffline: false,
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
      reword: cards.reword,
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
    const deferred = parts.createDeferred(options as unknown as DeferredOptions<unknown, unknown>)
    const pages = parts.createPages(
      options as unknown as DeferredOptions<unknown, unknown>,
      { learnt: () => parts.lessons, switches: () => [] },
      { watch: noop },
    )
    const phaseCards = parts.createPhaseCards(
      { ...options, deferred } as unknown as PhaseOptions<unknown, unknown>,
      COMMANDS,
    )
    const ended = (standing: Partial<Standing<unknown>>) => {
      const whole = { level: round.level, state: end, best: undefined, ...standing }
      deferred.ended(whole)
      cards.show(deferred.over(whole, COMMANDS, noop))
    }
    return {
      deferred,
      pages,
      phaseCards,
      show: cards.show,
      /** The picker alone: the journey before it needs a browser's layout. */
      pick: () => cards.show(parts.pickerCard(options as unknown as DeferredOptions<unknown, unknown>, noop)),
      ended,
      storage,
      saveStore,
      environment,
      press: (label: string) =>
        [...overlay.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
      turnTo: (tab: number) => overlay.querySelectorAll('button')[tab]?.click(),
      /** Waits for a card about a challenge. A card that says that its script is loading may come before it. */
      nextChallenge: () =>
        new Promise<void>((resolve) => {
          covered = () => compose?.().kind === 'challenge' && resolve()
        }),
    }
  }

  const first = open(parts.FRESH_SAVE)
  first.show(first.phaseCards.opening(false))
  yield 'card opening'
  first.show(first.phaseCards.paused())
  yield 'card pause'
  first.ended({})
  yield 'card end, first round'

  const later = open(played)
  const { deferred, pages, phaseCards, show } = later
  show(phaseCards.opening(true))
  yield 'card opening, later'
  show(phaseCards.paused())
  yield 'card pause, later'
  for (const [name, standing] of [
    ['record', { best: rules.score(end) - 1, feats: played.feats }],
    ['below the best, with a hint', { best: rules.score(end) + 1, hinted: true }],
    ['daily round', { day: TODAY, today: played.today }],
    ['challenge', { rival: { number: 1, isChallenge: true } }],
  ] as const) {
    later.ended(standing)
    yield `card end, ${name}`
  }
  const medals = levels ? [] : (game.medals ?? [])
  for (const [rank, score] of medals.entries()) {
    pretended = { score }
    later.ended({ best: score })
    yield `medal ${MEDAL_NAMES[rank] ?? ''}`
  }
  for (const stars of levels ? ([1, 2, 3] as const) : []) {
    pretended = { stars }
    later.ended({})
    yield `medal ${stars} of 3 stars`
  }
  pretended = {}
  if (levels) {
    later.pick()
    yield 'card level picker'
  }
  pages.open(noop)
  for (const [tab, name] of ['Today', 'Goals', 'Looks', 'Stats'].entries()) {
    later.turnTo(tab)
    yield `card ${name}`
  }
  pages.more('paused', noop, [])
  if (levels) later.press('Options')
  later.press('Help')
  yield 'card Help'
  later.press('Access')
  yield 'card Access'
  if (game.words) {
    later.press('Listen')
    yield 'card Listen'
  }
  for (const [name, isComplete] of [
    ['Save & offline', false],
    ['Save & offline, all games kept', true],
  ] as const) {
    const store = { isComplete: async () => isComplete, fill: async () => isComplete }
    const panel = parts.createSaveFilePanel(later.saveStore, later.storage, later.environment, store, [])
    await panel.open()
    show(panel.card(noop))
    yield `card ${name}`
  }
  const { seed, level, ticks } = round
  const challenge = { seed, level, ticks, log, hinted: false, result: 1 }
  for (const [name, code] of [
    [
      rules.outcome(end) === 'playing' ? 'challenge, unfinished' : 'challenge',
      await parts.codeOf({ slug, version: game.version ?? 1 }, challenge),
    ],
    ['challenge, damaged', 'x'],
  ] as const) {
    const shown = later.nextChallenge()
    deferred.meet(code)
    await shown
    yield `card ${name}`
  }
}
