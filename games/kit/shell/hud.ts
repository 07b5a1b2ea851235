/** Shows the HUD during play: a pill with the score, and round tool buttons. */
import { keysOf, type Tool } from '../input/shortcuts.ts'
import { icon } from './icons.ts'
import { make } from '../paint/elements.ts'
import type { Insets } from '../paint/stage.ts'
import { capital } from '../words.ts'

interface HudState {
  readonly main: string
  readonly more: string
  readonly muted: boolean
  readonly undoable: boolean
  /** The position cannot be solved: highlights undo. */
  readonly deadEnd: boolean
}

export interface Hud {
  readonly element: HTMLElement
  /** Sets the listener for button presses. */
  listen(use: (tool: Tool) => void): void
  update(state: HudState): void
  /** The space that the HUD covers at each edge of the frame. */
  insets(): Insets
}

export function createHud(tools: readonly Tool[]): Hud {
  const main = make('b')
  const more = make('span')
  const pill = make('div', { class: 'pill' }, main, more)
  const buttons = new Map<Tool, HTMLButtonElement>()
  let listener: ((tool: Tool) => void) | undefined
  const [extras, always] = [make('div', { class: 'tools' }), make('div', { class: 'always' })]
  for (const tool of tools) {
    const label = capital(tool)
    const keys = keysOf(tool)
    const element = make('button', {
      class: 'round',
      'aria-label': label,
      title: `${label} (${keys.at(-1)})`,
      'aria-keyshortcuts': keys.join(' '),
    })
    element.append(icon(tool))
    element.addEventListener('click', () => listener?.(tool))
    buttons.set(tool, element)
    ;(tool === 'sound' || tool === 'pause' ? always : extras).append(element)
  }
  const element = make('div', { class: 'hud' }, pill, extras, always)
  let last: Partial<HudState> = {}

  return {
    element,
    listen: (use) => void (listener = use),
    update(state) {
      if (state.main !== last.main) main.textContent = state.main
      if (state.more !== last.more) more.textContent = state.more
      pill.hidden = !state.main && !state.more
      if (state.muted !== last.muted) {
        const sound = buttons.get('sound')
        sound?.replaceChildren(icon(state.muted ? 'muted' : 'sound'))
        sound?.setAttribute('aria-pressed', String(!state.muted))
      }
      const undo = buttons.get('undo')
      if (undo) undo.disabled = !state.undoable
      undo?.classList.toggle('calling', state.deadEnd)
      last = state
    },
    insets: () => insetsOf(element),
  }
}

/** Measures the DOM only, so that browser tests can run it as well. */
export function insetsOf(hud: Element): Insets {
  const [tools, always] = [...hud.children].slice(-2)
  const bar = always?.getBoundingClientRect() ?? new DOMRect()
  const low = tools?.childElementCount ? tools.getBoundingClientRect() : bar
  const { paddingRight, paddingBottom, paddingLeft } = getComputedStyle(hud)
  const atBottom = low.top > innerHeight / 2
  // The buttons for one switch, if they are visible.
  const steps = hud.querySelector('.steps:not(.unseen)')?.getBoundingClientRect().top
  return {
    top: Math.round(bar.bottom + 6),
    right: Number.parseFloat(paddingRight),
    bottom:
      atBottom || steps ? Math.round(innerHeight - (steps ?? low.top) + 6) : Number.parseFloat(paddingBottom),
    left: Number.parseFloat(paddingLeft),
  }
}
