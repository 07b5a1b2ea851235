/**
 * Composes the cards that open on request: progress with its tabs, level picker, the game in words, save file. A script of
 * its own, loaded at the first of these requests or after the first round.
 */
import { make } from '../paint/elements.ts'
import { canKeep, isKept, keepForOffline } from '../page/offline.ts'
import type { HostPage } from '../page/host-page.ts'
import type { Card } from '../shell/card.ts'
import type { DeferredOptions, HelpContent, PagesFile, Watch } from '../deferred/contract.ts'
import { loadGameFile, type GameFile } from '../deferred/game-file.ts'
import { addStyle } from '../deferred/add-style.ts'
import { icon, type DeferredIcon } from '../deferred/icons.ts'
import { earnedStyles } from './earned.ts'
import { goalsPage } from './goals-page.ts'
import { helpCard } from './help.ts'
import { listenCard } from './listen.ts'
import { createLooksPage } from './looks-page.ts'
import style from './pages.css?inline'
import { reportRound } from './report.ts'
import { pickerCard } from './picker.ts'
import { createSaveFilePanel, type OfflineStore } from './save-file/save-file-panel.ts'
import { statsPage } from './stats-page.ts'
import { createMonthPage } from './today/month-page.ts'
import { createTurnPages } from './turns/turn-cards.ts'

addStyle(style + earnedStyles())

/** The slugs of all games, inserted by the build. Save files are read for these only. */
declare const SLUGS: readonly string[]

type Page = 'today' | 'goals' | 'looks' | 'stats'

const TABS: readonly (readonly [Page, string, DeferredIcon])[] = [
  ['today', 'Today', 'flower'],
  ['goals', 'Goals', 'goal'],
  ['looks', 'Looks', 'look'],
  ['stats', 'Stats', 'stats'],
]

const offlineStoreOf = (hostPage: HostPage): OfflineStore => ({
  isComplete: isKept,
  fill: (progress) => keepForOffline(progress, hostPage),
})

export function createPages<State, Action>(
  options: DeferredOptions<State, Action>,
  content: HelpContent,
  watch: Watch<State, Action>,
): ReturnType<PagesFile['createPages']> {
  const { cover, recard, saveStore, storage, environment, hostPage, worksOffline, isShown, say } = options
  let shown: Page = 'today'
  let choiceWords: GameFile['choiceWords']
  async function loadChoiceWords(): Promise<void> {
    ;({ choiceWords } = await loadGameFile(options.slug))
    if (isShown('levels')) recard()
  }
  void loadChoiceWords()
  const monthPage = createMonthPage(options)
  const looks = createLooksPage(options)
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

  function tab([page, label, name]: (typeof TABS)[number]): HTMLElement {
    const button = make('button', { class: 'side', 'aria-current': page === shown && 'page' })
    button.append(icon(name), make('span', {}, label))
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
    const listen = () => cover(() => listenCard(options, () => help(back)))
    const report = hostPage.isThere ? () => void reportRound(options) : undefined
    cover(() => helpCard(options.game, content, { back, listen, report }))
  }

  return {
    turns: createTurnPages(options, watch),
    open(back) {
      monthPage.fresh()
      if (!tabs().some(([page]) => page === shown)) shown = 'today'
      cover(() => card(back))
    },
    pick: (back) => cover(() => pickerCard(options, back, choiceWords)),
    help,
    saveFile(back) {
      saveFile.open()
      cover(() => saveFile.card(back))
    },
  }
}
