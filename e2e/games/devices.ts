/** Keyboard, touch and gamepad, each able to play any game alone: a player who tries things in no clever order. */
import type { Page } from '@playwright/test'
import type { Point } from '../../games/kit/view.ts'
import { insetsOf } from '../../games/kit/shell/hud.ts'
import type { Player } from '../../games/kit/proof/player.ts'

export interface Device {
  readonly name: string
  /** Start from the opening, as this device's first press does. */
  start(page: Page): Promise<void>
  /** The nth thing that a player without a plan would try. */
  attempt(page: Page, n: number): Promise<void>
  /** Carry a decision out, as someone does who knows the game. */
  carryOut<State, Action>(
    page: Page,
    player: Player<State, Action>,
    action: Action,
    state: State,
  ): Promise<void>
}

/** The one button alone for a few beats, then everything else as well, over and over. */
const simple = (n: number) => n % 20 < 7

/** Milliseconds of game time. Flaps, jumps and drops all have about this rhythm. */
const BEAT = 640

const KEYS = ['Space', 'ArrowRight', 'Space', 'ArrowDown', 'Enter', 'ArrowLeft', 'Space', 'ArrowUp'] as const

export const keyboard: Device = {
  name: 'keyboard',
  start: (page) => page.keyboard.press('Enter'),
  async attempt(page, n) {
    await page.keyboard.press(simple(n) ? 'Space' : (KEYS[n % KEYS.length] ?? 'Space'))
    await page.clock.runFor(simple(n) ? BEAT : BEAT / 2)
  },
  async carryOut(page, player, action, state) {
    for (const key of player.keys(action, state)) {
      await page.keyboard.press(key)
      await page.clock.runFor(20)
    }
  },
}

export const touch: Device = {
  name: 'touch',
  async start(page) {
    const { width, height } = size(page)
    // On the opening a tap anywhere starts; later cards have a button for it.
    const opening = await page.locator('.overlay.opening').isVisible()
    if (opening) await page.touchscreen.tap(width / 2, height / 3)
    else await page.locator('[role=dialog] .main').tap()
  },
  async attempt(page, n) {
    const { width, height } = size(page)
    // The middle first, then a lattice that comes near every spot of the board.
    const [x, y] = simple(n)
      ? [0.5, 0.5]
      : [0.08 + 0.84 * ((n * 0.7549) % 1), 0.16 + 0.68 * ((n * 0.5698) % 1)]
    const from = { x: width * x, y: height * y }
    if (n > 12 && n % 5 === 0) await drag(page, [from, { x: width * 0.5, y: height * 0.55 }])
    else await page.touchscreen.tap(from.x, from.y)
    await page.clock.runFor(simple(n) ? BEAT : BEAT / 2)
  },
  async carryOut(page, player, action, state) {
    const safe = await page.locator('.hud').evaluate(insetsOf)
    for (const points of player.touches(action, state, { ...size(page), safe })) {
      const [first] = points
      if (points.length > 1) await drag(page, points)
      else if (first) await page.touchscreen.tap(first.x, first.y)
      await page.clock.runFor(40)
    }
  },
}

const BUTTONS = [0, 15, 0, 13, 0, 14, 0, 12] as const

export const gamepad: Device = {
  name: 'gamepad',
  start: (page) => pressPad(page, 0),
  async attempt(page, n) {
    await pressPad(page, simple(n) ? 0 : (BUTTONS[n % BUTTONS.length] ?? 0))
    await page.clock.runFor(simple(n) ? BEAT - 60 : BEAT / 2)
  },
  async carryOut(page, player, action, state) {
    for (const key of player.keys(action, state)) await pressPad(page, buttonFor(key))
  },
}

/** The standard gamepad's numbers for what the kit's keys do. */
const PAD: Readonly<Record<string, number>> = {
  Space: 0,
  Enter: 0,
  Backspace: 1,
  KeyZ: 2,
  KeyH: 3,
  ArrowUp: 12,
  ArrowDown: 13,
  ArrowLeft: 14,
  ArrowRight: 15,
}

function buttonFor(key: string): number {
  const button = PAD[key]
  if (button === undefined) throw new Error(`No button of a gamepad stands for ${key}.`)
  return button
}

export const PAUSE_BUTTON = 9

export async function pressPad(page: Page, button: number): Promise<void> {
  const set = (pressed: boolean) =>
    page.evaluate(([at, down]) => dispatchEvent(new CustomEvent('test-pad', { detail: { at, down } })), [
      button,
      pressed,
    ] as const)
  await set(true)
  await page.clock.runFor(40)
  await set(false)
  await page.clock.runFor(20)
}

/** Gives the page a standard gamepad that listens to the test. */
export async function plugPad(page: Page): Promise<void> {
  await page.addInitScript(() => {
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

/** Playwright's touchscreen only taps; a drag is sent as the pointer events that a finger makes. */
async function drag(page: Page, points: readonly Point[]): Promise<void> {
  await page.evaluate((way) => {
    const canvas = document.querySelector('main > canvas')
    const send = (type: string, { x, y }: { x: number; y: number }) =>
      canvas?.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 77,
          pointerType: 'touch',
          isPrimary: true,
          bubbles: true,
          clientX: x,
          clientY: y,
        }),
      )
    let [last] = way
    if (!last) return
    send('pointerdown', last)
    for (const to of way.slice(1)) {
      for (const t of [0.3, 0.6, 1])
        send('pointermove', { x: last.x + (to.x - last.x) * t, y: last.y + (to.y - last.y) * t })
      last = to
    }
    send('pointerup', last)
  }, points)
}

const size = (page: Page) => page.viewportSize() ?? { width: 390, height: 650 }
