/**
 * The inline script of every page with a grid. It deals the cards while the page is parsed, so that their pictures load in
 * parallel with the site's script, and shows the same cards again after Back. Its result must equal what
 * `layout/cards.tsx` renders for the same deal, so that hydration changes nothing. It also names a game's frame by its
 * visible part, before the game loads.
 */
import { logoAddress, logoSet, singlePath } from './addresses.ts'
import type { DealRow } from './catalogue.ts'
import { deal } from './deal.ts'
import { keepDeal, keptDeal } from './kept-deals.ts'
import { nameByVisiblePart } from './layout/visible-part.ts'
import { withStorage } from './storage.ts'
import { SUMMARIES } from './summaries-key.ts'

// Reserves space for the line above the grid that the site's script renders for visitors who have played.
if (withStorage((storage) => storage.getItem(SUMMARIES))) document.documentElement.dataset['continue'] = ''

const grid = document.querySelector('.undealt > .grid')
const cardData = document.getElementById('cards')
if (grid && cardData) dealInto(grid, JSON.parse(cardData.textContent) as DealRow[])

// After the layout that dealing has forced.
const frame = document.querySelector('iframe')
if (frame) nameByVisiblePart(frame)

/** The deal that the visitor returned to by Back or Forward. */
function oldDeal(rows: readonly DealRow[], count: number): readonly DealRow[] | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'back_forward'
    ? keptDeal(count, (slug) => rows.find(([dealt]) => dealt === slug))
    : undefined
}

function dealInto(grid: Element, rows: readonly DealRow[]): void {
  const places = [...grid.children]
  const pictures: HTMLImageElement[] = []
  const dealt = oldDeal(rows, places.length) ?? deal(rows, places.length, Math.random)
  // Before the frame exists: WebKit's driver loses a frame when its page changes the history entry.
  keepDeal(dealt.map(([slug]) => slug))
  for (const [at, [slug, title, mark]] of dealt.entries()) {
    const [link, picture, name] = (places[at]?.querySelectorAll('*') ?? []) as unknown as CardElements
    const logo = logoAddress(slug, mark)
    const set = logoSet(logo)
    link.href = singlePath(slug)
    if (set) picture.srcset = set
    picture.src = logo
    name.textContent = title
    pictures.push(picture)
  }
  const box = grid.parentElement
  for (const other of box?.querySelectorAll(':scope > :not(.grid)') ?? []) other.remove()
  if (box) box.className = 'dealt'

  // Measured last, so that the page is laid out only once. Until here all pictures are lazy.
  const inSight = places.filter((place) => place.getBoundingClientRect().top < innerHeight).length
  for (const picture of pictures.slice(0, inSight)) picture.loading = 'eager'
  if (inSight > 0) pictures[0]?.setAttribute('fetchpriority', 'high')
}

/** The elements of an empty place, in document order. */
type CardElements = [HTMLAnchorElement, HTMLImageElement, HTMLSpanElement]
