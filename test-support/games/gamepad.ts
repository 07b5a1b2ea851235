/** Simulates a gamepad whose buttons are pressed by number. */
import type { Page } from '@playwright/test'

/** Button numbers of the standard mapping, by their use in the kit. */
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

/** Maps a key to the button with the same effect. */
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

/** Time for one poll, in ms: gamepads are polled once a frame, and the slowest screen here runs at 15 Hz. */
const FRAME = 70

/** Presses and releases a button. The page needs a gamepad from `plugInGamepad`. */
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
