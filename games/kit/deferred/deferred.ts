/**
 * Bundles everything that the first picture can do without: progress card, level picker, replays, challenges, save files,
 * sound, gamepads and offline storage. One script for all games, loaded after the first full picture.
 */
import { createAdvice } from '../announce/advice.ts'
import type { Card } from '../shell/card.ts'
import { make } from '../paint/elements.ts'
import type { HostPage } from '../page/host-page.ts'
import { beginOffline, canKeep, isKept, keepForOffline } from '../page/offline.ts'
import { createSaveFilePanel, type OfflineStore } from './save-file/save-file-panel.ts'
import { createMonthPage } from './today/month-page.ts'
import { createChallenges } from './challenge/challenges.ts'
import { confetti } from './decoration/confetti.ts'
import { earnedStyles } from './decoration/earned.ts'
import { goalsPage } from './pages/goals-page.ts'
import { icon, type DeferredIcon } from './icons.ts'
import { listenCard } from './pages/listen.ts'
import { createLooksPage } from './pages/looks-page.ts'
import { createMusic } from './music/music.ts'
import { statsPage } from './pages/stats-page.ts'
import { watchPad } from './pad.ts'
import type { Deferred, DeferredOptions } from './contract.ts'
import { pickerCard } from './pages/picker.ts'
import { logotype } from './decoration/logotype.ts'
import { nearestStop } from './nearest-stop.ts'
import style from './deferred.css?inline'
import { summaryOf } from '../round/summary.ts'
import { createWatching } from './challenge/watching.ts'
import { awardOf } from './result/award.ts'
import { resultLines } from './result/result-lines.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(style + earnedStyles())
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

/** The slugs of all games, inserted by the build. Save files are read for these only. */
declare const SLUGS: readonly string[]

const REHEARSED_AFTER_MS = 500

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

export function createDeferred<State, Action>(
  options: DeferredOptions<State, Action>,
): Deferred<State, Action> {
  const { game, rounds, cover, recard, saveStore, storage, environment, hostPage, isShown, say } = options
  let shown: Page = 'today'
  const monthPage = createMonthPage(options)
  const looks = createLooksPage(options)
  const watching = createWatching(options)
  const challenges = createChallenges(options, watching)
  const music = createMusic(options)
  const advice = createAdvice(game, rounds, options.speaker, options.announcer, options.solver)
  const saveFile = createSaveFilePanel(
    saveStore,
    storage,
    environment,
    hostPage && canKeep() ? offlineStoreOf(hostPage) : undefined,
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
        make('div', { class: 'row tabs' }, ...TABS.map(tab)),
        pages[shown](),
        make(
          'p',
          { class: 'kept' },
          options.saveStore.keeps ? '' : 'Your browser does not save anything here.',
        ),
      ),
      buttons: [{ label: 'Back', icon: 'back', does: back }],
      back,
    }
  }

  options.decorate(logotype, confetti, nearestStop)
  options.usePad(watchPad)
  if (hostPage) beginOffline()
  // Rounds may have begun and ended while this script was loading.
  if (options.phase() === 'playing') advice.fresh()
  setTimeout(() => isShown('over') && recard())
  // Only on the opening card, and not right after startup, so that the game is not slowed down.
  if (game.levels)
    setTimeout(() => isShown('opening') && options.rehearse(pickerCard(options, recard)), REHEARSED_AFTER_MS)

  return {
    advice,
    open(back) {
      monthPage.fresh()
      cover(() => card(back))
    },
    pick: (back) => cover(() => pickerCard(options, back)),
    listen: (back) => cover(() => listenCard(options, back)),
    saveFile(back) {
      saveFile.open()
      cover(() => saveFile.card(back))
    },
    ended(standing) {
      challenges.ended(standing)
      music.ended(standing)
    },
    award: (standing) => awardOf(game, standing),
    resultLines: (standing) => resultLines(game, standing),
    summary: () => summaryOf(game, saveStore.save),
    switches: music.switches,
    rested: music.rested,
    woken: music.woken,
    buttons: challenges.buttons,
    meet: challenges.meet,
    dayRival: challenges.dayRival,
    pass: watching.pass,
  }
}
