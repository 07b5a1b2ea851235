/** A challenge's link opened on the game's page, in any engine: its card is read, and its round watched to the end. */
import { reachedWords } from '../../games/kit/deferred/challenge/challenge-words.ts'
import { challengeOf } from '../../games/kit/deferred/challenge/link.ts'
import { codeIn } from '../../games/kit/fragment.ts'
import type { Game } from '../../games/kit/game.ts'
import { pillWords } from '../../games/kit/shell/words.ts'
import { until } from '../machine.ts'
import { heardComplaints, listenForComplaints } from './complaints.ts'
import type { Place, Tab } from './engine.ts'
import { type RulesPage, rulesScript } from './rules-script.ts'
import { type States, statesOf } from './states.ts'

export interface Challenged {
  readonly slug: string
  readonly title: string
  readonly game: Game<unknown, unknown>
  /** The path of its rules. */
  readonly rules: string
}

/** What whoever opens a link must find. */
export interface Found {
  /** What the card says was reached. */
  readonly sentence: string
  /** What stands in the pill when the round has been watched to its end. */
  readonly pill: string
}

const codeOfLink = (link: string) => codeIn(new URL(link).hash) ?? ''

const makerOf = ({ slug, game }: Challenged) => ({ slug, version: game.version ?? 1 })

/** Computed here, by the rules alone. */
export async function foundInNode(of: Challenged, link: string): Promise<Found & States> {
  const [maker, code] = [makerOf(of), codeOfLink(link)]
  const { level, day } = await challengeOf(maker, code, of.game.rules.isAction)
  const states = await statesOf(of.game.rules, maker, code)
  const standing = { level, day, state: states.end, best: undefined }
  const { main, more } = pillWords(of.game, { level, state: states.end, best: undefined })
  return { sentence: reachedWords(of, standing, true), pill: main + more, ...states }
}

/** Computed in an empty tab, by the rules as a bundle has them. */
export async function statesInTab(tab: Tab, of: Challenged, link: string): Promise<States> {
  await tab.run(await rulesScript(of.rules))
  return tab.evaluate(
    (...round) => (globalThis as unknown as RulesPage).statesOf(...round),
    makerOf(of),
    codeOfLink(link),
  )
}

/** Where two rounds part, or −1. */
export const firstDifference = (one: States, other: States) =>
  one.sums.length === other.sums.length
    ? one.sums.findIndex((sum, step) => sum !== other.sums[step])
    : Math.min(one.sums.length, other.sums.length)

/** Tall enough that nothing has to be scrolled: WebKit's driver clicks beside what it wants in a scrolled page. */
const SIZE = [1000, 1100] as const

/** Gives the game in its frame, ready to be played. */
export async function openInPage(tab: Tab, address: string): Promise<Place> {
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

/** Gives the game in its frame, with the challenge's card over it. */
export async function openChallenge(tab: Tab, link: string): Promise<Place> {
  const game = await openInPage(tab, link)
  await until("the challenge's card", () =>
    game.evaluate(() => document.querySelector('.challenge .lines') !== null),
  )
  return game
}

/** What the card says was reached, or why nothing can be said. */
export const sentenceOn = (game: Place) =>
  game.evaluate(() => document.querySelector('.challenge .lines p')?.textContent ?? '')

/** Everything that must not be heard, from the page and from the frame. */
export const allComplaints = async (tab: Tab, game: Place): Promise<readonly string[]> => [
  ...(await tab.complaints()),
  ...(await game.evaluate(heardComplaints)),
]

/** A real press on the button that says this. */
export async function pressLabelled(place: Place, label: string): Promise<void> {
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

/** Watches from the challenge's card, at four times the speed. `pass` lets some time go by. */
export async function watchToEnd(
  game: Place,
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
