/** Provides keyboard, touch and gamepad. Each can play any game alone, at random or by given actions. */
import type { Page } from '@playwright/test'
import type { Point } from '../../games/kit/view.ts'
import { insetsOf } from '../../games/kit/shell/hud.ts'
import type { Player } from '../../games/kit/test/player.ts'
import { keyToTry, mainButtonOnly, pauseAfter, touchToTry } from './attempts.ts'
import { BUTTON, buttonFor, pressButton } from './gamepad.ts'

export interface Device {
  readonly name: string
  /** Starts a round from a card with this device's main input. */
  start(page: Page): Promise<void>
  /** Makes the nth attempt of a player without a plan. */
  attempt(page: Page, n: number): Promise<void>
  /** Performs an action as a player who knows the game would. */
  carryOut<State, Action>(
    page: Page,
    player: Player<State, Action>,
    action: Action,
    state: State,
  ): Promise<void>
}

export const keyboard: Device = {
  name: 'keyboard',
  start: (page) => page.keyboard.press('Enter'),
  async attempt(page, n) {
    await page.keyboard.press(keyToTry(n))
    await page.clock.runFor(pauseAfter(n))
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
    // A tap anywhere on the opening card starts the game; later cards need their button.
    const opening = await page.locator('.overlay.opening').isVisible()
    if (opening) await page.touchscreen.tap(width / 2, height / 3)
    else await page.locator('[role=dialog] .main').tap()
  },
  async attempt(page, n) {
    const points = touchToTry(n, viewport(page))
    const [first] = points
    if (points.length > 1) await drag(page, points)
    else if (first) await page.touchscreen.tap(first.x, first.y)
    await page.clock.runFor(pauseAfter(n))
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
    // Pressing the button has already taken part of the pause.
    await page.clock.runFor(mainButtonOnly(n) ? pauseAfter(n) - 60 : pauseAfter(n))
  },
  async carryOut(page, player, action, state) {
    for (const key of player.keys(action, state)) await pressButton(page, buttonFor(key))
  },
}

/** Dispatches the pointer events of a drag, because Playwright's touchscreen can only tap. */
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
