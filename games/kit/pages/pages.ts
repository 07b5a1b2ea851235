/**
 * Composes the cards that open on request: progress with its tabs, level picker, the game in words, save file, challenges. A script of its own, loaded at the first of these requests or after the first round.
 */
import { make } from '../paint/elements.ts'
import { canKeep, isKept, keepForOffline } from '../page/offline.ts'
import type { HostPage } from '../page/host-page.ts'
import type { Card, CardButton } from '../shell/card.ts'
import { button } from '../shell/cards.ts'
import type { DeferredOptions, HelpContent } from '../deferred/contract.ts'
import { loadGameFile, type GameFile } from '../deferred/game-file.ts'
import type { JourneyFile, JourneyPart, PagesPart } from '../deferred/pages-contract.ts'
import { createLatePart } from '../run/late-part.ts'
import type { Watching } from '../deferred/challenge/watching.ts'
import { addStyle } from '../deferred/add-style.ts'
import { ICONS } from '../deferred/icons.ts'
import { drawn } from '../shell/icons.ts'
import { createChallengeCards } from './challenge/challenge-cards.ts'
import { createCurrentKeys } from './current-keys.ts'
import { earnedStyles } from './earned.ts'
import { goalsPage } from './goals-page.ts'
import { helpCard } from './help.ts'
import { PAGE_ICONS } from './icons.ts'
import { createKeysPage } from './keys-page.ts'
import { listenCard } from './listen.ts'
import { createLooksPage } from './looks-page.ts'
import { createMoreCards, moreCard } from './more-cards.ts'
import style from './pages.css?inline'
import { reportRound } from './report.ts'
import { createPeopleCard } from './people-card.ts'
import { pickerCard } from './picker.ts'
import { strongSignsSwitch } from './strong-signs-switch.ts'
import { createSaveFilePanel, type OfflineStore } from './save-file/save-file-panel.ts'
import { statsPage } from './stats-page.ts'
import { createMonthPage } from './today/month-page.ts'
import { growVine } from './today/week-vine.ts'
import { createTurnPages } from './turns/turn-cards.ts'

addStyle(style + earnedStyles())

/** The slugs of all games, inserted by the build. Save files are read for these only. */
declare const SLUGS: readonly string[]

/** Soon opened by those who have played, but not in the same moment as this script. */
const JOURNEY_AFTER_MS = 500

type Page = 'today' | 'goals' | 'looks' | 'stats'

const TABS: readonly (readonly [Page, string, string])[] = [
  ['today', 'Today', PAGE_ICONS.flower],
  ['goals', 'Goals', PAGE_ICONS.goal],
  ['looks', 'Looks', ICONS.look],
  ['stats', 'Stats', PAGE_ICONS.stats],
]

const offlineStoreOf = (hostPage: HostPage): OfflineStore => ({
  isComplete: isKept,
  fill: (progress) => keepForOffline(progress, hostPage),
})

export function createPages<State, Action>(
  options: DeferredOptions<State, Action>,
  content: HelpContent,
  watching: Pick<Watching<State, Action>, 'watch'>,
): PagesPart<State, Action> {
  const { cover, recard, saveStore, storage, environment, hostPage, worksOffline, isShown, say } = options
  const hasNames = options.game.levels?.names !== undefined
  let shown: Page = 'today'
  const monthPage = createMonthPage(options)
  const looks = createLooksPage(options)
  const current = createCurrentKeys(options)
  const keysPage = createKeysPage(options, current)
  const askNames = createPeopleCard(options)
  const journey = createLatePart<JourneyPart>(async () => {
    const [{ createJourney }, file] = await Promise.all([
      import('./journey/journey.ts') as Promise<JourneyFile>,
      loadGameFile(options.slug),
    ])
    return createJourney(options, { file, pick: openPicker })
  }, cover)
  const saveFile = createSaveFilePanel(
    saveStore,
    storage,
    environment,
    worksOffline && canKeep() ? offlineStoreOf(hostPage) : undefined,
    SLUGS,
  )
  saveFile.watch((announcement) => {
    if (isShown('save-file')) recard()
    if (announcement) say(announcement)
  })

  const pages: Readonly<Record<Page, () => HTMLElement>> = {
    today: monthPage.page,
    goals: () => goalsPage(options),
    looks: looks.page,
    stats: () => statsPage(options),
  }

  /** Without goals and statistics for those who do not want to see any. */
  const tabs = () =>
    saveStore.settings.calm ? TABS.filter(([page]) => page !== 'goals' && page !== 'stats') : TABS

  function tab([page, label, line]: (typeof TABS)[number]): HTMLElement {
    const button = make('button', { class: 'side', 'aria-current': page === shown && 'page' })
    button.append(drawn(line), make('span', {}, label))
    button.addEventListener('click', () => {
      shown = page
      recard()
    })
    return button
  }

  function card(back: () => void): Card {
    return {
      kind: 'progress',
      title: TABS.find(([page]) => page === shown)?.[1] ?? '',
      lines: [],
      body: make(
        'div',
        { class: 'progress-body' },
        make('div', { class: 'row tabs' }, ...tabs().map(tab)),
        pages[shown](),
        make('p', { class: 'kept' }, saveStore.keeps ? '' : 'Your browser does not save anything here.'),
      ),
      buttons: [{ label: 'Back', icon: 'back', does: back }],
      back,
    }
  }

  // Only on the opening card, so that no round is slowed down.
  if (options.game.levels && isShown('opening')) options.rehearse(pickerCard(options, recard))

  function help(back: () => void): void {
    const report = hostPage.isThere ? () => void reportRound(options) : undefined
    const { learnt } = content
    const { isOneButton = false } = file
    cover(() =>
      helpCard(options.game, { learnt, isOneButton }, current, { back, access: () => access(back), report }),
    )
  }

  /** The other ways to play. `back` returns to the card before Help. */
  function access(back: () => void): void {
    const again = () => access(back)
    const listen = () => cover(() => listenCard(options, current.reword, again))
    const keys = () => cover(() => keysPage.card(again))
    const choices = (): readonly CardButton[] => [
      ...(options.game.words ? [button('Listen', 'listen', listen)] : []),
      button('Keys', PAGE_ICONS.keys, keys),
      ...content.switches(),
      strongSignsSwitch(options),
    ]
    cover(() => moreCard('Access', choices(), () => help(back)))
  }

  /** The words about named choices, and the zones of a round. */
  let file: GameFile = {}

  function openPicker(back: () => void): void {
    const again = () => openPicker(back)
    const choose = (level: number) =>
      file.sharedLevels?.includes(level) ? askNames(level, again) : options.choose(level)
    cover(() => pickerCard({ ...options, choose }, back, file.choiceWords))
  }

  async function loadFile(): Promise<void> {
    file = await loadGameFile(options.slug)
    if (hasNames && isShown('levels')) recard()
  }

  void loadFile()
  growVine(options)
  if (!hasNames) setTimeout(() => void journey.load(), JOURNEY_AFTER_MS)

  const pick = (back: () => void) =>
    hasNames ? openPicker(back) : void journey.use((it) => it.open(back), back, 'Journey')

  function open(back: () => void): void {
    monthPage.fresh()
    if (!tabs().some(([page]) => page === shown)) shown = 'today'
    cover(() => card(back))
  }

  return {
    challenges: createChallengeCards(options, watching, () => file.place),
    turns: createTurnPages(options, watching),
    growVine: () => growVine(options),
    open,
    pick,
    more: createMoreCards(options, {
      open,
      pick,
      help,
      saveFile(back) {
        saveFile.open()
        cover(() => saveFile.card(back))
      },
    }),
  }
}
