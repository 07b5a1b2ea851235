/** The gallery of a game: every state at four sizes, with what axe finds in each. */
import { find, make } from '../../../games/kit/paint/elements.ts'
import type { FrameMessage } from '../frame.ts'
import type { GalleryData } from '../gallery.ts'
import { findingsIn } from './findings.ts'

const SIZES = [
  [390, 844],
  [320, 480],
  [844, 390],
  [1280, 650],
] as const
const SCALE = 0.36

/** Sections by the first word of a state's name. */
const SECTIONS: Readonly<Record<string, string>> = {
  moment: 'Moments of a recorded round',
  effect: 'Effects, by the sound that is first heard with them',
  new: 'New elements',
  look: 'Looks',
  fullest: 'Fullest scene',
  card: 'Cards',
  medal: 'Medals and stars',
}

const { slug } = JSON.parse(find(document, '#data').textContent) as GalleryData
const main = find(document, 'main')
const addressOf = (state?: string) =>
  `/gallery/${slug}/frame${state === undefined ? '' : `?state=${encodeURIComponent(state)}`}`

/** Frames that are drawn and checked at the same time. More would make each other slow. */
const AT_ONCE = 2

/** Draws the frames in view, from the top; the others once they are scrolled into view. */
function createQueue() {
  const waiting = new Map<Element, () => Promise<void>>()
  const visible = new Set<Element>()
  let running = 0

  async function advance(): Promise<void> {
    const next = [...waiting.keys()].find((box) => visible.has(box))
    if (next === undefined || running >= AT_ONCE) return
    const draw = waiting.get(next)
    waiting.delete(next)
    observer.unobserve(next)
    running++
    await draw?.()
    running--
    void advance()
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    for (let free = running; free < AT_ONCE; free++) void advance()
  })
  return (box: Element, draw: () => Promise<void>) => {
    waiting.set(box, draw)
    observer.observe(box)
  }
}

const whenVisible = createQueue()

const isShown = (frame: HTMLIFrameElement) =>
  new Promise<void>((resolve) =>
    addEventListener('message', function listen({ source, data }: MessageEvent<FrameMessage>) {
      if (source !== frame.contentWindow || !('shown' in data)) return
      removeEventListener('message', listen)
      resolve()
    }),
  )

/** A state at one size, with its findings. */
function figureOf(state: string, [width, height]: (typeof SIZES)[number]): HTMLElement {
  const size = `${width}×${height}`
  const frame = make('iframe', { width, height, title: `${state}, ${size}` })
  frame.style.scale = String(SCALE)
  const box = make('div', { class: 'shot' }, frame)
  Object.assign(box.style, { width: `${width * SCALE}px`, height: `${height * SCALE}px` })
  const list = make('ul', {}, make('li', {}, '…'))
  whenVisible(box, async () => {
    frame.src = addressOf(state)
    await isShown(frame)
    const findings = await findingsIn(frame)
    list.replaceChildren(
      ...(findings.length ? findings : ['no findings']).map((text) => make('li', {}, text)),
    )
    list.className = findings.some((text) => !text.startsWith('contrast: look')) ? 'found' : ''
  })
  const open = make('a', { href: addressOf(state), target: '_blank' }, size)
  const figure = make('figure', {}, box, make('figcaption', {}, open, list))
  // As wide as its frame, so that all sizes fit beside each other.
  figure.style.width = box.style.width
  return figure
}

function show(names: readonly string[]): void {
  const groups = Object.groupBy(names, (name) => name.split(' ')[0] ?? '')
  const link = (kind: string) => make('li', {}, make('a', { href: `#${kind}` }, SECTIONS[kind] ?? kind))
  main.append(make('ul', { class: 'games' }, ...Object.keys(groups).map(link)))
  for (const [kind, states = []] of Object.entries(groups))
    main.append(
      make(
        'section',
        {},
        make('h2', { id: kind }, SECTIONS[kind] ?? kind),
        ...states.map((state) =>
          make(
            'article',
            {},
            make('h3', {}, state),
            make('div', { class: 'sizes' }, ...SIZES.map((size) => figureOf(state, size))),
          ),
        ),
      ),
    )
}

const status = make('p', { role: 'status' }, 'Building…')
const lister = make('iframe', { src: addressOf(), title: 'The list of states', class: 'lister', inert: true })
addEventListener('message', ({ source, data }: MessageEvent<FrameMessage>) => {
  if (source !== lister.contentWindow || !('names' in data)) return
  status.textContent = `${data.names.length} states at ${SIZES.length} sizes.`
  lister.remove()
  show(data.names)
})
main.append(status, lister)
