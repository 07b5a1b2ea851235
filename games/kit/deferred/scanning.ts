/** Plays with one switch: a key or a tap moves the focus to the next button, and a wait presses it. */
import type { CardButton } from '../shell/card.ts'
import type { DeferredOptions } from './contract.ts'

/** How long a button has the focus before it is pressed. */
const WAIT_MS = 1500

const isButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button') !== null

const isSwitchKey = ({ code, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  (code === 'Space' || code === 'Enter') && !ctrlKey && !altKey && !metaKey

/** `steps` are the buttons of the moves, which are visible while this is on. */
export function createScanning<State, Action>(
  { saveStore, recard }: Pick<DeferredOptions<State, Action>, 'saveStore' | 'recard'>,
  steps: Element,
): { switches(): readonly CardButton[] } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOn = () => saveStore.settings.oneSwitch === true

  function show(): void {
    steps.classList.toggle('unseen', !isOn())
    // The board makes room.
    dispatchEvent(new Event('resize'))
  }

  /** A card that opens meanwhile takes the focus. Nobody has chosen its button. */
  function press(button: HTMLButtonElement): void {
    timer = undefined
    if (button === document.activeElement) button.click()
  }

  /** The first press stays on a focused button, so that a move is easily repeated. */
  function step(): void {
    const buttons = [...document.querySelectorAll('button')].filter(
      (button) =>
        !button.disabled && !button.closest('[inert], .unseen') && button.getClientRects().length > 0,
    )
    const at = buttons.findIndex((button) => button === document.activeElement)
    const next = timer === undefined ? Math.max(at, 0) : (at + 1) % buttons.length
    const button = buttons[next]
    clearTimeout(timer)
    if (!button) return
    document.body.classList.add('keyed')
    // Long cards scroll.
    button.focus({ preventScroll: !button.closest('.overlay') })
    timer = setTimeout(() => press(button), WAIT_MS)
  }

  // Capturing, so that neither the game nor a card sees the switch.
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    isSwitch: (event: WindowEventMap[Name]) => boolean,
    does: () => void,
  ) =>
    addEventListener(
      name,
      (event) => {
        if (!isOn() || !isSwitch(event)) return
        event.preventDefault()
        event.stopPropagation()
        does()
      },
      true,
    )
  listen('keydown', (event) => isSwitchKey(event) && !event.repeat, step)
  // A key that is released on a button would press it.
  listen('keyup', isSwitchKey, () => {})
  listen('pointerdown', ({ target }) => !isButton(target), step)
  listen(
    'click',
    ({ target }) => !isButton(target),
    () => {},
  )

  show()
  return {
    switches: () => [
      {
        label: 'One switch',
        icon: 'M12 3v7M7 10h10v6a5 5 0 0 1-10 0z',
        on: isOn(),
        does() {
          saveStore.set({ oneSwitch: !isOn() })
          show()
          recard()
        },
      },
    ],
  }
}
