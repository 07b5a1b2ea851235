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

/** One check at a time, or none would end. */
let checks: Promise<unknown> = Promise.resolve()

async function check(frame: HTMLIFrameElement, list: HTMLElement): Promise<void> {
  const findings = await findingsIn(frame)
  list.replaceChildren(...(findings.length ? findings : ['no findings']).map((text) => make('li', {}, text)))
  list.className = findings.some((text) => !text.startsWith('contrast: look')) ? 'found' : ''
}

/** A state at one size. Its findings come once the frame has been scrolled into view and drawn. */
function figureOf(state: string, [width, height]: (typeof SIZES)[number]): HTMLElement {
  const size = `${width}×${height}`
  const frame = make('iframe', {
    src: addressOf(state),
    loading: 'lazy',
    width,
    height,
    title: `${state}, ${size}`,
  })
  frame.style.scale = String(SCALE)
  const box = make('div', { class: 'shot' }, frame)
  Object.assign(box.style, { width: `${width * SCALE}px`, height: `${height * SCALE}px` })
  const list = make('ul', {}, make('li', {}, '…'))
  addEventListener('message', ({ source, data }: MessageEvent<FrameMessage>) => {
    if (source === frame.contentWindow && 'shown' in data) checks = checks.then(() => check(frame, list))
  })
  const open = make('a', { href: addressOf(state), target: '_blank' }, size)
  return make('figure', {}, box, make('figcaption', {}, open, list))
}

function show(names: readonly string[]): void {
  const groups = Object.groupBy(names, (name) => name.split(' ')[0] ?? '')
  for (const [kind, states = []] of Object.entries(groups))
    main.append(
      make(
        'section',
        {},
        make('h2', {}, SECTIONS[kind] ?? kind),
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
