/** Keyboard, touch and gamepad. Each can play any game on its own, either without a plan or by carrying out given actions. */
import type { Page } from '@playwright/test'
import type { Point } from '../../games/kit/view.ts'
import { insetsOf } from '../../games/kit/shell/hud.ts'
import type { Player } from '../../games/kit/proof/player.ts'
import { BUTTON, buttonFor, pressButton } from './gamepad.ts'

export interface Device {
  readonly name: string
  /** Start a round from a card, as this device's first press does. */
  start(page: Page): Promise<void>
  /** The nth thing that a player without a plan would try. */
  attempt(page: Page, n: number): Promise<void>
  /** Carry out an action, as somebody who knows the game would. */
  carryOut<State, Action>(
    page: Page,
    player: Player<State, Action>,
    action: Action,
    state: State,
  ): Promise<void>
}

/** Seven attempts with the main button only, then thirteen with everything else as well, over and over. */
const mainButtonOnly = (n: number) => n % 20 < 7

/** Milliseconds of game time. Flaps, jumps and drops all have about this rhythm. */
const BEAT = 640

const KEYS = ['Space', 'ArrowRight', 'Space', 'ArrowDown', 'Enter', 'ArrowLeft', 'Space', 'ArrowUp'] as const

export const keyboard: Device = {
  name: 'keyboard',
  start: (page) => page.keyboard.press('Enter'),
  async attempt(page, n) {
    await page.keyboard.press(mainButtonOnly(n) ? 'Space' : (KEYS[n % KEYS.length] ?? 'Space'))
    await page.clock.runFor(mainButtonOnly(n) ? BEAT : BEAT / 2)
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
    const { width, height } = viewport(page)
    // On the opening card a tap anywhere starts; later cards have a button for it.
    const opening = await page.locator('.overlay.opening').isVisible()
    if (opening) await page.touchscreen.tap(width / 2, height / 3)
    else await page.locator('[role=dialog] .main').tap()
  },
  async attempt(page, n) {
    const { width, height } = viewport(page)
    // The middle first, then a lattice that comes near every spot on the board.
    const [x, y] = mainButtonOnly(n)
      ? [0.5, 0.5]
      : [0.08 + 0.84 * ((n * 0.7549) % 1), 0.16 + 0.68 * ((n * 0.5698) % 1)]
    const from = { x: width * x, y: height * y }
    if (n > 12 && n % 5 === 0) await drag(page, [from, { x: width * 0.5, y: height * 0.55 }])
    else await page.touchscreen.tap(from.x, from.y)
    await page.clock.runFor(mainButtonOnly(n) ? BEAT : BEAT / 2)
  },
  async carryOut(page, player, action, state) {
    const safe = await page.locator('.hud').evaluate(insetsOf)
    for (const points of player.touches(action, state, { ...viewport(page), safe })) {
      const [first] = points
      if (points.length > 1) await drag(page, points)
      else if (first) await page.touchscreen.tap(first.x, first.y)
      await page.clock.runFor(40)
    }
  },
}

const { main, up, down, left, right } = BUTTON
const BUTTONS = [main, right, main, down, main, left, main, up] as const

export const gamepad: Device = {
  name: 'gamepad',
  start: (page) => pressButton(page, main),
  async attempt(page, n) {
    await pressButton(page, mainButtonOnly(n) ? main : (BUTTONS[n % BUTTONS.length] ?? main))
    await page.clock.runFor(mainButtonOnly(n) ? BEAT - 60 : BEAT / 2)
  },
  async carryOut(page, player, action, state) {
    for (const key of player.keys(action, state)) await pressButton(page, buttonFor(key))
  },
}

/** Playwright's touchscreen can only tap, so a drag is sent as the pointer events that a finger causes. */
async function drag(page: Page, points: readonly Point[]): Promise<void> {
  await page.evaluate((path) => {
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
    let [last] = path
    if (!last) return
    send('pointerdown', last)
    for (const to of path.slice(1)) {
      for (const t of [0.3, 0.6, 1])
        send('pointermove', { x: last.x + (to.x - last.x) * t, y: last.y + (to.y - last.y) * t })
      last = to
    }
    send('pointerup', last)
  }, points)
}

const viewport = (page: Page) => page.viewportSize() ?? { width: 390, height: 650 }
