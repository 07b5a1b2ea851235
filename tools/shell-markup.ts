/**
 * Renders the shell with the opening card into a game's file; the script takes over the same elements.
 * kit/shell/cards.ts defines the content of the card, and the elements must equal those of kit/shell/card.ts.
 */
import type { Game } from '../games/kit/game.ts'
import { lookOf, type Card, type CardButton, type CardLine } from '../games/kit/shell/card.ts'
import { controlLines, earSwitch, openingCard, type Commands } from '../games/kit/shell/cards.ts'
import { lineOf } from '../games/kit/shell/icons.ts'
import { escapeHtml } from './html.ts'
import type { Title } from './title.ts'

const nothing = () => {}
const NO_COMMANDS: Commands = {
  play: nothing,
  restart: nothing,
  next: nothing,
  undo: nothing,
  pick: nothing,
  more: nothing,
  today: nothing,
  progress: nothing,
  home: nothing,
}

/** The opening card of a first visit. */
export const firstCard = <S, A>(game: Game<S, A>, title: string): Card =>
  openingCard(game, NO_COMMANDS, {
    title,
    notes: controlLines(game, false),
    switches: [
      { label: 'Sound', icon: 'sound', on: true, does: nothing },
      ...earSwitch(game, false, nothing).map((button) => ({ ...button, by: 'mouse' }) as const),
      { label: 'Full screen', icon: 'full', on: false, by: 'touch', does: nothing },
    ],
    hasRound: false,
    hasPlayed: false,
  })

const lineMarkup = (line: CardLine) =>
  typeof line === 'string'
    ? `<p>${escapeHtml(line)}</p>`
    : `<p class="${line.by}">${escapeHtml(line.text)}</p>`

function buttonMarkup(button: CardButton, look: string): string {
  const { label, icon, on } = button
  const pressed = on === undefined ? '' : ` aria-pressed="${on}"`
  return `<button class="${lookOf(button, look)}"${pressed}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${lineOf(icon)}"></path></svg><span>${escapeHtml(label)}</span></button>`
}

/** Shown in place of the card's text and buttons, which do nothing without scripts. Hidden by an attribute: see page.ts. */
const WITHOUT_SCRIPTS =
  '<p class="glass scriptless">This game needs JavaScript. Turn it on in your browser’s settings, and reload the page.</p>'

function panelMarkup({ lines, buttons }: Card, title: Title): string {
  const [main, ...others] = buttons
  return [
    '<div class="panel" role="dialog" aria-modal="true" aria-labelledby="card-title" aria-describedby="card-emblem card-lines">',
    `<h2 id="card-title">${title.html}</h2>`,
    `<div class="glass"><div id="card-lines" class="lines">${lines.filter(Boolean).map(lineMarkup).join('')}</div>`,
    main ? buttonMarkup(main, 'main') : '',
    `<div class="row">${others.map((button) => buttonMarkup(button, 'side')).join('')}</div>`,
    '</div>',
    WITHOUT_SCRIPTS,
    '</div>',
  ].join('')
}

/** Shows the card once all of it has been parsed. A partial card would be laid out twice, and would shift. */
export const WHOLE_CARD = '#card{display:grid}'

export function shellMarkup<S, A>(game: Game<S, A>, name: string, title: Title): string {
  // A turn-based game may be zoomed by two fingers during play.
  const isLive = game.rules.tick && !game.words
  return [
    '<main class="covered opening-shown">',
    `<h1 class="unseen">${escapeHtml(name)}</h1>`,
    `<canvas${isLive ? ' class="live"' : ''} tabindex="0" role="application" aria-label="${escapeHtml(`${name}. ${game.goal}`)}" inert></canvas>`,
    '<p class="toast" hidden></p>',
    `<div class="overlay opening" id="card">${panelMarkup(firstCard(game, name), title)}</div>`,
    `<style>${WHOLE_CARD}</style>`,
    '<p class="unseen" role="status"></p>',
    '</main>',
  ].join('')
}
