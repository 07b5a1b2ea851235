/**
 * What carries over from one round to the next, on a card of its own: the flower bed, goals, looks, numbers; the levels
 * to choose from; the game in words; and what a finished round becomes: something to watch, and a challenge. With it come
 * sound, gamepads and what keeps games for later: all that the first picture can do without. One file for all games,
 * fetched after it.
 */
import type { Card } from '../shell/card.ts'
import { make } from '../paint/elements.ts'
import type { HostPage } from '../page/host-page.ts'
import { beginOffline, canKeep, isKept, keepForOffline } from '../page/offline.ts'
import { createSaveFilePanel, type Keeping } from './save-file/save-file-panel.ts'
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
import style from './deferred.css?inline'
import { createWatching } from './challenge/watching.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(style + earnedStyles())
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

/** The slugs of all games, inserted by the build: a save file is read for these and no others. */
declare const SLUGS: readonly string[]

const REHEARSED_AFTER_MS = 500

type Page = 'flowers' | 'goals' | 'looks' | 'numbers'

const TABS: readonly (readonly [Page, string, DeferredIcon])[] = [
  ['flowers', 'Flowers', 'flower'],
  ['goals', 'Goals', 'goal'],
  ['looks', 'Looks', 'look'],
  ['numbers', 'Numbers', 'numbers'],
]

const keepingOf = (hostPage: HostPage): Keeping => ({
  isKept,
  keep: (progress) => keepForOffline(progress, hostPage),
})

export function createDeferred<State, Action>(parts: DeferredOptions<State, Action>): Deferred<State> {
  const { cover, recard, saveStore, storage, environment, hostPage, isShown, say } = parts
  let shown: Page = 'flowers'
  const monthPage = createMonthPage(parts)
  const looks = createLooksPage(parts)
  const watching = createWatching(parts)
  const challenges = createChallenges(parts, watching)
  const music = createMusic(parts)
  const saveFile = createSaveFilePanel(
    saveStore,
    storage,
    environment,
    hostPage && canKeep() ? keepingOf(hostPage) : undefined,
    SLUGS,
  )
  saveFile.watch((told) => {
    if (isShown('save-file')) recard()
    if (told) say(told)
  })

  const pages: Readonly<Record<Page, () => HTMLElement>> = {
    flowers: monthPage.page,
    goals: () => goalsPage(parts),
    looks: looks.page,
    numbers: () => statsPage(parts),
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
        make('p', { class: 'kept' }, parts.saveStore.keeps ? '' : 'This browser keeps nothing here.'),
      ),
      buttons: [{ label: 'Back', icon: 'back', does: back }],
      back,
    }
  }

  parts.decorate(logotype, confetti)
  parts.usePad(watchPad)
  if (hostPage) beginOffline()
  // Not in the first moments, which are for the game, and not while it is played.
  if (parts.game.levels)
    setTimeout(() => isShown('opening') && parts.rehearse(pickerCard(parts, recard)), REHEARSED_AFTER_MS)

  return {
    open(back) {
      monthPage.fresh()
      cover(() => card(back))
    },
    pick: (back) => cover(() => pickerCard(parts, back)),
    listen: (back) => cover(() => listenCard(parts, back)),
    saveFile(back) {
      saveFile.open()
      cover(() => saveFile.card(back))
    },
    ended(standing) {
      challenges.ended(standing)
      music.ended(standing)
    },
    switches: music.switches,
    buttons: challenges.buttons,
    meet: challenges.meet,
    dayRival: challenges.dayRival,
    pass: watching.pass,
  }
}
