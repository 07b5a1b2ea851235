/** Builds the kit's cards for a game in Node, and writes down their markup. */
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { About } from '../../games/kit/about.ts'
import type { Game } from '../../games/kit/game.ts'
import type { GoldenRound } from '../golden.ts'
import { cardsOf, type CardParts } from './card-list.ts'
import { KIT_FILES } from './kit-files.ts'
import { installPage, PageElement } from './page.ts'
import { takeLines } from './recording-canvas.ts'
import type { RecordedPicture } from './scenes.ts'

/** One game with a score, one with levels and one with named choices show every kind of card. */
export const WITH_CARDS: readonly string[] = ['birdify', 'equalz', 'pool8']

/** Styles are not part of a card's markup. */
function ignoreStyles(): void {
  registerHooks({
    load: (url, context, next) =>
      url.includes('.css')
        ? { format: 'module', source: 'export default ""', shortCircuit: true }
        : next(url, context),
  })
}

export async function recordCards(root: string, folder: string): Promise<RecordedPicture[]> {
  const load = async <File>(...path: string[]) =>
    (await import(pathToFileURL(join(root, 'games', ...path)).href)) as File
  ignoreStyles()
  Object.assign(globalThis, { SLUGS: [], SCORES: { [folder]: 'recorded' } })
  const page = installPage()
  const { game } = await load<{ game: Game<unknown, unknown> }>(folder, 'game.ts')
  const { about } = await load<{ about: About }>(folder, 'about.ts')
  const [round] = JSON.parse(
    readFileSync(join(root, 'games', folder, 'test', 'golden.json'), 'utf8'),
  ) as readonly GoldenRound[]
  const { lessons } = existsSync(join(root, 'games', folder, 'lessons.ts'))
    ? await load<Pick<CardParts, 'lessons'>>(folder, 'lessons.ts')
    : { lessons: [] }
  const files = await Promise.all(KIT_FILES.map((file) => load<object>('kit', file)))
  const parts = Object.assign({ game, about, round, lessons }, ...files) as CardParts

  let overlay = new PageElement('div')
  const recorded: RecordedPicture[] = []
  const cards = cardsOf(parts, {
    overlay() {
      overlay = new PageElement('div')
      const heading = new PageElement('h2')
      heading.textContent = about.title
      overlay.append(heading)
      page.replaceChildren(overlay)
      return overlay as unknown as HTMLElement
    },
    portrait: () => {},
  })
  for await (const name of cards) recorded.push([name, overlay.lines()])
  takeLines()
  return recorded
}
