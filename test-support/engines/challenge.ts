/** Opens a challenge link on the game's page in any engine, reads its card and watches its round to the end. */
import { reachedWords } from '../../games/kit/pages/challenge/challenge-words.ts'
import { challengeOf } from '../../games/kit/deferred/challenge/link.ts'
import { codeIn } from '../../games/kit/fragment.ts'
import type { Game } from '../../games/kit/game.ts'
import { pillWords } from '../../games/kit/shell/words.ts'
import { until } from '../machine.ts'
import { heardComplaints, listenForComplaints } from './complaints.ts'
import type { EngineDocument, Tab } from './engine.ts'
import { type RulesPage, rulesScript } from './rules-script.ts'
import { type States, statesOf } from './states.ts'

export interface Challenged {
  readonly slug: string
  readonly title: string
  readonly game: Game<unknown, unknown>
  /** Path of the game's rules. */
  readonly rules: string
}

/** Expected contents after opening a link. */
export interface Found {
  /** Result stated on the card. */
  readonly sentence: string
  /** Text of the pill after the round has been watched to its end. */
  readonly pill: string
}

const codeOfLink = (link: string) => codeIn(new URL(link).hash) ?? ''

const makerOf = ({ slug, game }: Pick<Challenged, 'slug' | 'game'>) => ({ slug, version: game.version ?? 1 })

/** Computes the expectation in Node, from the rules alone. */
export async function foundInNode(of: Omit<Challenged, 'rules'>, link: string): Promise<Found & States> {
  const [maker, code] = [makerOf(of), codeOfLink(link)]
  const { level, day } = await challengeOf(maker, code, of.game.rules.isAction)
  const states = await statesOf(of.game.rules, maker, code)
  const standing = { level, day, state: states.end }
  const { main, more } = pillWords(of.game, { level, state: states.end, best: undefined })
  return { sentence: reachedWords(of, standing, 'Somebody'), pill: main + more, ...states }
}

/** Computes the states in an empty tab, from the bundled rules. */
export async function statesInTab(tab: Tab, of: Challenged, link: string): Promise<States> {
  await tab.run(await rulesScript(of.rules))
  return tab.evaluate(
    (...round) => (globalThis as unknown as RulesPage).statesOf(...round),
    makerOf(of),
    codeOfLink(link),
  )
}

/** Returns the first step at which two rounds differ, or −1. */
export const firstDifference = (one: States, other: States) =>
  one.sums.length === other.sums.length
    ? one.sums.findIndex((sum, step) => sum !== other.sums[step])
    : Math.min(one.sums.length, other.sums.length)

/** Tall enough to avoid scrolling: WebKit's driver clicks in the wrong place on a scrolled page. */
const SIZE = [1000, 1100] as const

/** Opens a game's page and returns the game's frame, ready to play. */
export async function openInPage(tab: Tab, address: string): Promise<EngineDocument> {
  await tab.resize(...SIZE)
  await tab.goto(address)
  await until('the end of the bar', () =>
    tab.evaluate(() => {
      const frame = document.querySelector('iframe')
      return frame !== null && getComputedStyle(frame).visibility === 'visible'
    }),
  )
  const game = await tab.frame()
  await until('the game', () => game.evaluate(() => 'ready' in document.body.dataset))
  await game.evaluate(listenForComplaints)
  return game
}

/** Opens a challenge link and returns the game's frame, with the challenge card open. */
export async function openChallenge(tab: Tab, link: string): Promise<EngineDocument> {
  const game = await openInPage(tab, link)
  await until("the challenge's card", () =>
    game.evaluate(() => document.querySelector('.challenge .lines') !== null),
  )
  return game
}

/** Returns the result stated on the card, or the reason why there is none. */
export const sentenceOn = (game: EngineDocument) =>
  game.evaluate(() => document.querySelector('.challenge .lines p')?.textContent ?? '')

/** Returns the complaints of both the page and the frame. */
export const allComplaints = async (tab: Tab, game: EngineDocument): Promise<readonly string[]> => [
  ...(await tab.complaints()),
  ...(await game.evaluate(heardComplaints)),
]

/** Clicks the button with this label. */
export async function pressLabelled(place: EngineDocument, label: string): Promise<void> {
  await until(`a button "${label}"`, () =>
    place.evaluate((text) => {
      const buttons = [...document.querySelectorAll('[role=dialog] button')]
      const button = buttons.find(({ textContent }) => textContent === text)
      button?.setAttribute('data-wanted', text)
      return button !== undefined
    }, label),
  )
  await place.click(`[data-wanted="${label}"]`)
}

interface Bar {
  readonly value: string
  readonly max: string
}

/** Watches the round from the challenge card at four times the speed. `pass` advances the time. */
export async function watchToEnd(
  game: EngineDocument,
  pass: () => Promise<unknown>,
): Promise<Bar & Pick<Found, 'pill'>> {
  for (const label of ['Watch', '1× speed', '2× speed']) await pressLabelled(game, label)
  const look = () =>
    game.evaluate(() => {
      const bar = document.querySelector<HTMLInputElement>('.watch input[type=range]')
      return {
        main: document.querySelector('.watch .main')?.textContent,
        value: bar?.value ?? '',
        max: bar?.max ?? '',
        pill: document.querySelector('.pill')?.textContent ?? '',
      }
    })
  return until(
    'the end of what is watched',
    async () => {
      await pass()
      const { main, ...seen } = await look()
      return main === 'Again' ? seen : undefined
    },
    180_000,
  )
}

/** Records copied text, because not every driver can paste. */
export const noteCopied = (game: EngineDocument) =>
  game.evaluate(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    navigator.clipboard.writeText = (text) => {
      document.body.dataset['copied'] = text
      return write(text)
    }
  })

/** Returns the link that was copied or, if copying is blocked, the one shown in a field. */
export const linkGiven = (game: EngineDocument) =>
  until('the link', () =>
    game.evaluate(() => {
      const said = document.querySelector('.challenge .lines')?.textContent ?? ''
      if (said.includes('Link copied.')) return document.body.dataset['copied']?.split(' ').at(-1)
      // The field for the player's name can be changed; the one with the link cannot.
      return document.querySelector<HTMLInputElement>('.challenge input.link[readonly]')?.value
    }),
  )
