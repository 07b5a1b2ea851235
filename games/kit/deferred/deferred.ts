/**
 * What carries over from one round to the next, on a card of its own: the flower bed, goals, looks, numbers; the levels
 * to choose from; the game in words; and what a finished round becomes: something to watch, and a challenge. With it come
 * sound, gamepads and what keeps games for later: all that the first picture can do without. One file for all games,
 * fetched after it.
 */
import type { Card } from '../shell/card.ts'
import { make } from '../paint/elements.ts'
import type { Around } from '../page/host-page.ts'
import { beginOffline, canKeep, isKept, keepForOffline } from '../page/offline.ts'
import { openBag, type Keeping } from './save-file/save-file-panel.ts'
import { openBedPage } from './today/month-page.ts'
import { openChallenges } from './challenge/challenges.ts'
import { confetti } from './decoration/confetti.ts'
import { earnedStyles } from './decoration/earned.ts'
import { goalsPage } from './pages/goals-page.ts'
import { icon, type AlbumIcon } from './icons.ts'
import { listenCard } from './pages/listen.ts'
import { openLooksPage } from './pages/looks-page.ts'
import { openMusic } from './music/music.ts'
import { numbersPage } from './pages/stats-page.ts'
import { watchPad } from './pad.ts'
import type { Album, AlbumParts } from './contract.ts'
import { pickerCard } from './pages/picker.ts'
import { logotype } from './decoration/logotype.ts'
import style from './deferred.css?inline'
import { openWatching } from './challenge/watching.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(style + earnedStyles())
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

/** The slugs of all games, inserted by the build: a save file is read for these and no others. */
declare const SLUGS: readonly string[]

const REHEARSED_AFTER_MS = 500

type Page = 'flowers' | 'goals' | 'looks' | 'numbers'

const TABS: readonly (readonly [Page, string, AlbumIcon])[] = [
  ['flowers', 'Flowers', 'flower'],
  ['goals', 'Goals', 'goal'],
  ['looks', 'Looks', 'look'],
  ['numbers', 'Numbers', 'numbers'],
]

const keepingOf = (around: Around): Keeping => ({
  isKept,
  keep: (progress) => keepForOffline(progress, around),
})

export function openAlbum<State, Action>(parts: AlbumParts<State, Action>): Album<State> {
  const { cover, recard, shelf, storage, outside, around, isShown, say } = parts
  let shown: Page = 'flowers'
  const bed = openBedPage(parts)
  const looks = openLooksPage(parts)
  const watching = openWatching(parts)
  const challenges = openChallenges(parts, watching)
  const music = openMusic(parts)
  const bag = openBag(shelf, storage, outside, around && canKeep() ? keepingOf(around) : undefined, SLUGS)
  bag.watch((told) => {
    if (isShown('bag')) recard()
    if (told) say(told)
  })

  const pages: Readonly<Record<Page, () => HTMLElement>> = {
    flowers: bed.page,
    goals: () => goalsPage(parts),
    looks: looks.page,
    numbers: () => numbersPage(parts),
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
      kind: 'album',
      title: TABS.find(([page]) => page === shown)?.[1] ?? '',
      lines: [],
      body: make(
        'div',
        { class: 'album-body' },
        make('div', { class: 'row tabs' }, ...TABS.map(tab)),
        pages[shown](),
        make('p', { class: 'kept' }, parts.shelf.keeps ? '' : 'This browser keeps nothing here.'),
      ),
      buttons: [{ label: 'Back', icon: 'back', does: back }],
      back,
    }
  }

  parts.decorate(logotype, confetti)
  parts.usePad(watchPad)
  if (around) beginOffline()
  // Not in the first moments, which are for the game, and not while it is played.
  if (parts.game.levels)
    setTimeout(() => isShown('opening') && parts.rehearse(pickerCard(parts, recard)), REHEARSED_AFTER_MS)

  return {
    open(back) {
      bed.fresh()
      cover(() => card(back))
    },
    pick: (back) => cover(() => pickerCard(parts, back)),
    listen: (back) => cover(() => listenCard(parts, back)),
    bag(back) {
      bag.open()
      cover(() => bag.card(back))
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
