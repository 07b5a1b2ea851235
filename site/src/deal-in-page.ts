/**
 * The inline script of every page with a grid. It runs while the page is parsed, and deals the cards into their
 * empty places, so that their pictures load beside the site's script and not after it. Hydration then finds in
 * the page what `layout/cards.tsx` renders for the same deal, and changes nothing. A game's frame is told what is seen
 * of it, before the game is there.
 */
import { logoAddress, logoSet, singlePath } from './addresses.ts'
import type { DealRow } from './catalogue.ts'
import { deal } from './deal.ts'
import { nameBySight } from './layout/sight.ts'
import { withStorage } from './storage.ts'
import { SUMMARIES } from './summaries-key.ts'

// Whoever has played finds a line above the grid, which the site's script will write: room for it is kept from the start.
if (withStorage((storage) => storage.getItem(SUMMARIES))) document.documentElement.dataset['stopped'] = ''

const grid = document.querySelector('.undealt > .grid')
const carried = document.getElementById('cards')
if (grid && carried) dealInto(grid, JSON.parse(carried.textContent) as DealRow[])

// The page is laid out by now.
const frame = document.querySelector('iframe')
if (frame) nameBySight(frame)

function dealInto(grid: Element, rows: readonly DealRow[]): void {
  const places = [...grid.children]
  const pictures: HTMLImageElement[] = []
  for (const [at, [slug, title, mark]] of deal(rows, places.length, Math.random).entries()) {
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

  // Measured last, so that the page is laid out once, and for good. Until now all pictures are lazy.
  const inSight = places.filter((place) => place.getBoundingClientRect().top < innerHeight).length
  for (const picture of pictures.slice(0, inSight)) picture.loading = 'eager'
  if (inSight > 0) pictures[0]?.setAttribute('fetchpriority', 'high')
}

/** What an empty place holds, in document order. */
type CardElements = [HTMLAnchorElement, HTMLImageElement, HTMLSpanElement]
