/** Shows the levels of a journey along a drawn path. Only the legs near the visible part exist. */
import type { DeferredOptions } from '../../deferred/contract.ts'
import { portraitOf } from '../../deferred/result/portrait.ts'
import { make } from '../../paint/elements.ts'
import { lastOpen, packAt, packOf } from '../../round/packs.ts'
import { packWords, shownCrowns } from '../crowns.ts'
import { pointOf, type Frame } from './draw-leg.ts'
import type { Gifts } from './gifts.ts'
import { legPicture, tintOf } from './leg-picture.ts'
import { levelByKey } from './road-keys.ts'
import { LEG, legOf, legsNear, levelsOf, stretchOf } from './road.ts'
import { sceneOf } from './scenes.ts'
import { hasSign, stationOf } from './station.ts'
import { createWalk, type Walk } from './walk.ts'

/** In rem, so that the path grows with the text. */
const STATION = 3.25
const STEP = 4.4
const MOST_SWAY = 6
/** Beside the outermost stations, in CSS pixels. */
const EDGE = 14
/** In CSS pixels. */
const FIGURE = 46

export interface RoadOptions {
  readonly gifts: Gifts
  /** The level to show first. */
  readonly at: number
  /** The level that was just solved, from which the figure walks to the current one. */
  readonly from: number | undefined
  play(level: number): void
}

export interface LevelRoad {
  readonly element: HTMLElement
  /** The level in focus, or in the middle of the view. */
  readonly shown: number
}

/** The parts of a leg that exist. */
interface DrawnLeg {
  readonly picture: HTMLElement | undefined
  readonly stations: readonly HTMLElement[]
}

/** A sign may lose this much of its rim at an edge, in CSS pixels. */
const RIM = 3

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const contains = (whole: DOMRect, { left, right, top, bottom }: DOMRect) =>
  left >= whole.left - RIM &&
  right <= whole.right + RIM &&
  top >= whole.top - RIM &&
  bottom <= whole.bottom + RIM

const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

function place(element: HTMLElement, x: number, y: number): HTMLElement {
  element.style.left = `${x}px`
  element.style.top = `${y}px`
  return element
}

export function createLevelRoad<State, Action>(
  { game, view, saveStore, isStill, say }: DeferredOptions<State, Action>,
  { gifts, at, from, play }: RoadOptions,
): LevelRoad {
  const { packs = [] } = game.levels ?? {}
  const { stars, level: current, look = game.looks?.[0]?.id ?? '' } = saveStore.save
  const crowns = shownCrowns(saveStore)
  const open = lastOpen(stars, current)
  const stretch = stretchOf(open, gifts.nextElement(open)?.level)
  const { first, last } = stretch
  const refuse = (level: number) => say(`Level ${level} is locked.`)
  const stations = { view, gifts, packs, stars, crowns, current, open, last, play, refuse }
  const tint = tintOf()
  const sceneAt = (level: number) => sceneOf(packs[packOf(level)], packOf(level))
  const legs = new Map<number, DrawnLeg>()
  const [name, earned] = [make('b'), make('span')]
  const pictures = make('div', { class: 'legs', 'aria-hidden': 'true' })
  const list = make('ol')
  const figure = make('div', { class: 'traveller', 'aria-hidden': 'true' }, portraitOf(view, look, FIGURE))
  const way = make('div', { class: 'way' }, pictures, list, figure)
  const scroller = make('div', { class: 'road' }, way)
  let frame: Frame = { isWide: false, breadth: 0, step: 70, sway: 0, station: 52 }
  const begun = Math.max(first, at)
  let shown = begun
  /** The station that Tab leads to. */
  let stop = shown
  let walk: Walk | undefined

  const legSize = () => frame.step * LEG
  const length = () => (legOf(stretch, last) + 1) * legSize()
  const visible = () => (frame.isWide ? scroller.clientWidth : scroller.clientHeight)

  /** The middle of a station. */
  function placeOf(level: number): readonly [x: number, y: number] {
    const leg = legOf(stretch, level)
    const [x, y] = pointOf(frame, first + leg * LEG, level)
    return frame.isWide ? [x + leg * legSize(), y] : [x, length() - (leg + 1) * legSize() + y]
  }

  /** The length of the path before the visible part, or before this level in the middle of it. */
  const passed = () => (frame.isWide ? scroller.scrollLeft : length() - visible() - scroller.scrollTop)
  const before = (level: number) =>
    Math.max(0, Math.min(length() - visible(), (level - first + 0.5) * frame.step - visible() / 2))

  function scrollTo(level: number): void {
    if (frame.isWide) scroller.scrollLeft = before(level)
    else scroller.scrollTop = length() - visible() - before(level)
  }

  function measure(): void {
    const rem = remOf()
    const isWide = scroller.clientWidth > scroller.clientHeight * 1.25
    const breadth = isWide ? scroller.clientHeight : scroller.clientWidth
    const station = STATION * rem
    const sway = Math.max(0, Math.min(MOST_SWAY * rem, (breadth - station) / 2 - EDGE))
    frame = { isWide, breadth, step: STEP * rem, sway, station }
    scroller.classList.toggle('wide', isWide)
    way.style.width = isWide ? `${length()}px` : '100%'
    way.style.height = isWide ? '100%' : `${length()}px`
  }

  function pictureOf(leg: number): HTMLElement | undefined {
    // The size of the path is not known before it is in the page.
    if (frame.breadth === 0) return undefined
    const level = first + leg * LEG
    const picture = legPicture(frame, {
      level,
      scene: sceneAt(level),
      before: sceneAt(Math.max(1, level - 1)),
      walked: current,
      tint,
      parcelAt: gifts.parcelAt,
      hasSign: (each) => hasSign(gifts, each),
    })
    const [x, y] = frame.isWide ? [leg * legSize(), 0] : [0, length() - (leg + 1) * legSize()]
    return place(picture, x, y)
  }

  /** Calls `measureBoxes` with the figure at the current level, which it may still be walking to. */
  function withFigureThere(measureBoxes: () => void): void {
    const { left, top } = figure.style
    place(figure, ...placeOf(current))
    measureBoxes()
    Object.assign(figure.style, { left, top })
  }

  /** Moves a sign beyond the figure that would cover it, or to the other side of its station, where there is room. */
  function keepClear(sign: HTMLElement): void {
    const [bounds, own] = [way.getBoundingClientRect(), figure.getBoundingClientRect()]
    const isCovered = () => overlap(sign.getBoundingClientRect(), own)
    const hasRoom = () => !isCovered() && contains(bounds, sign.getBoundingClientRect())
    if (!isCovered()) return
    if (frame.isWide) {
      const { top, bottom } = sign.getBoundingClientRect()
      const beyond = figure.classList.contains('under') ? own.bottom - top + 1 : own.top - bottom - 1
      // A card that is still rising is smaller than laid out.
      sign.style.translate = `0 ${(beyond * way.offsetWidth) / bounds.width}px`
      if (hasRoom()) return
      sign.style.translate = ''
    }
    sign.classList.toggle('before')
    if (!hasRoom()) sign.classList.toggle('before')
  }

  function add(leg: number): void {
    const items = levelsOf(stretch, leg).map((level) =>
      place(stationOf(stations, frame, level), ...placeOf(level)),
    )
    const picture = pictureOf(leg)
    if (picture) pictures.append(picture)
    // In the order of the levels, for those who read the list.
    const next = [...legs.keys()].filter((other) => other > leg)
    const after = next.length > 0 ? legs.get(Math.min(...next))?.stations[0] : undefined
    for (const item of items) list.insertBefore(item, after ?? null)
    const signs = items.flatMap((item) => [...item.querySelectorAll<HTMLElement>('.sign')])
    if (picture) withFigureThere(() => signs.forEach(keepClear))
    legs.set(leg, { picture, stations: items })
  }

  function remove(leg: number): void {
    const drawn = legs.get(leg)
    drawn?.picture?.remove()
    for (const item of drawn?.stations ?? []) item.remove()
    legs.delete(leg)
  }

  const stationAt = (level: number) => list.querySelector<HTMLElement>(`[data-level="${level}"]`)

  /** Tab leads to one station: the one that was last in focus, or the one in the middle. */
  function stopAt(level: number): void {
    stationAt(stop)?.setAttribute('tabindex', '-1')
    stop = level
    stationAt(stop)?.setAttribute('tabindex', '0')
  }

  /** Adds the legs near the visible part and removes the others, except one with the focus. */
  function render(start = passed()): void {
    const near = legsNear(stretch, start, start + (visible() || innerHeight), legSize())
    const focused = list.contains(document.activeElement) ? document.activeElement : null
    for (const [leg, drawn] of legs)
      if (!near.includes(leg) && !drawn.stations.some((item) => item.contains(focused))) remove(leg)
    for (const leg of near) if (!legs.has(leg)) add(leg)
    shown = Math.max(first, Math.min(last, first + Math.floor((start + visible() / 2) / frame.step)))
    stopAt(stationAt(stop) ? stop : shown)
    const pack = packOf(shown)
    const title = packs[pack] ?? `Pack ${pack + 1}`
    // Announced when it changes.
    if (name.textContent !== title) name.textContent = title
    earned.textContent = packWords(packAt(pack, stars, crowns))
  }

  function focus(level: number): void {
    scrollTo(level)
    render()
    stationAt(level)?.focus({ preventScroll: true })
  }

  /** Lays the path out anew for the size of the view. */
  function fit(): void {
    const active = document.activeElement
    const hasFocus = active instanceof HTMLElement && list.contains(active)
    // A card that is drawn again focuses the button with the same number, which may be a different station.
    const level = hasFocus ? (walk ? Number(active.dataset['level']) : begun) : undefined
    for (const leg of legs.keys()) remove(leg)
    const middle = level ?? shown
    measure()
    figure.classList.remove('under')
    withFigureThere(() => {
      const isCutOff = figure.getBoundingClientRect().top < way.getBoundingClientRect().top
      figure.classList.toggle('under', isCutOff)
    })
    scrollTo(middle)
    render()
    if (level !== undefined) stationAt(level)?.focus({ preventScroll: true })
    walk ??= createWalk(figure, from, current, isStill())
    walk.place(placeOf)
  }

  let size = ''
  const sizeNow = () => `${scroller.clientWidth} ${scroller.clientHeight} ${remOf()}`
  // After a resize the browser scrolls first, to a place that was right for the former size.
  scroller.addEventListener('scroll', () => sizeNow() === size && render())
  list.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) stopAt(Number(target.dataset['level']))
  })
  list.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const level = levelByKey(event.code, stop, frame.isWide, { first, last, open })
    if (level === undefined) return
    // The card would look for the nearest button.
    event.stopPropagation()
    event.preventDefault()
    document.body.classList.add('keyed')
    focus(level)
  })
  scroller.addEventListener(
    'wheel',
    (event) => {
      if (!frame.isWide || event.deltaX !== 0) return
      event.preventDefault()
      scroller.scrollLeft += event.deltaY
    },
    { passive: false },
  )
  new ResizeObserver(() => {
    const now = sizeNow()
    if (now === size || !scroller.isConnected) return
    size = now
    fit()
  }).observe(scroller)
  // The card moves the focus there as soon as it is shown, before the path has a size.
  render(before(shown))
  stationAt(shown)?.setAttribute('data-first', '')
  return {
    element: make(
      'div',
      { class: 'journey-place' },
      make('p', { class: 'pack', 'aria-live': 'polite' }, name, earned),
      scroller,
      make('p', { class: 'note' }, gifts.ahead(current).join('\u00a0· ')),
    ),
    get shown() {
      // A card that is drawn again before it was laid out has the focus on a different station.
      if (!walk) return begun
      return list.contains(document.activeElement) ? stop : shown
    },
  }
}
