/** A gamepad that the test controls: plugged into the page, its buttons pressed by number. */
import type { Page } from '@playwright/test'

/** The numbers of the standard mapping, by what the kit uses the buttons for. */
export const BUTTON = {
  main: 0,
  back: 1,
  undo: 2,
  hint: 3,
  pause: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
} as const

/** The button that does the same as a key. */
const BUTTON_FOR_KEY: Readonly<Record<string, number>> = {
  Space: BUTTON.main,
  Enter: BUTTON.main,
  Backspace: BUTTON.back,
  KeyZ: BUTTON.undo,
  KeyH: BUTTON.hint,
  ArrowUp: BUTTON.up,
  ArrowDown: BUTTON.down,
  ArrowLeft: BUTTON.left,
  ArrowRight: BUTTON.right,
}

export function buttonFor(key: string): number {
  const button = BUTTON_FOR_KEY[key]
  if (button === undefined) throw new Error(`No gamepad button does the same as the key ${key}.`)
  return button
}

/** Milliseconds: a pad is looked at once a frame, and the slowest screen of these tests has fifteen a second. */
const FRAME = 70

/** Presses and releases a button; the page must have a gamepad from `plugInGamepad`. */
export async function pressButton(page: Page, button: number): Promise<void> {
  const set = (pressed: boolean) =>
    page.evaluate(([at, down]) => dispatchEvent(new CustomEvent('test-pad', { detail: { at, down } })), [
      button,
      pressed,
    ] as const)
  await set(true)
  await page.clock.runFor(FRAME)
  await set(false)
  await page.clock.runFor(FRAME)
}

/** Gives the page a gamepad whose buttons follow the `test-pad` events of `pressButton`. Call it before the page opens. */
export async function plugInGamepad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The standard mapping has seventeen buttons.
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }))
    const pad = {
      id: 'Test pad',
      index: 0,
      connected: true,
      mapping: 'standard',
      axes: [0, 0, 0, 0],
      buttons,
      timestamp: 0,
    }
    addEventListener('test-pad', (event) => {
      const { at, down } = (event as CustomEvent<{ at: number; down: boolean }>).detail
      buttons[at] = { pressed: down, touched: down, value: Number(down) }
    })
    Object.defineProperty(navigator, 'getGamepads', { value: () => [pad] })
  })
}
