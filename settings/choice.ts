/** Chooses games: all, some, or all but some. */
import { nearest } from './names.ts'
import { SettingError } from './setting-error.ts'

/** Slugs as the operator wrote them; those to leave out begin with a minus. Empty means all. */
type GameChoice = readonly string[]

/** Returns the chosen slugs, in the order of the catalogue. Refuses what is not in it with the nearest name. */
export function chooseGames(choice: GameChoice, catalogue: readonly string[]): string[] {
  const named = choice.map((each) => each.replace(/^-/, ''))
  const unknown = named.find((slug) => !catalogue.includes(slug))
  if (unknown !== undefined)
    refuse(`there is no game ${JSON.stringify(unknown)}. The nearest name is ${nearest(unknown, catalogue)}`)
  const leftOut = choice.filter((each) => each.startsWith('-'))
  if (leftOut.length > 0 && leftOut.length < choice.length)
    refuse('it names both games to show and, with a minus, games to leave out. Name one kind')
  const isShown = (slug: string) => (leftOut.length > 0 ? !named.includes(slug) : named.includes(slug))
  const chosen = choice.length === 0 ? [...catalogue] : catalogue.filter(isShown)
  return chosen.length > 0 ? chosen : refuse('it leaves out every game')
}

/** Returns the slugs that at least one site chooses: all sites share one games host. */
export const chooseForAll = (choices: readonly GameChoice[], catalogue: readonly string[]): string[] => {
  const chosen = new Set(choices.flatMap((choice) => chooseGames(choice, catalogue)))
  return catalogue.filter((slug) => chosen.has(slug))
}

function refuse(why: string): never {
  throw new SettingError(`The setting GAMES cannot be used: ${why}.`)
}
