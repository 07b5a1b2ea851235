/** Drives the mouse through the interface that Puppeteer and Playwright share. */
import type { Point } from './engine.ts'

interface Mouse {
  move(x: number, y: number, options?: { steps: number }): Promise<void>
  down(): Promise<void>
  up(): Promise<void>
}

export async function pressAlong(mouse: Mouse, [first, ...others]: readonly Point[]): Promise<void> {
  if (!first) return
  await mouse.move(first.x, first.y)
  await mouse.down()
  for (const { x, y } of others) await mouse.move(x, y, { steps: 3 })
  await mouse.up()
}
