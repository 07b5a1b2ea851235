/** Renders scores in an empty page that contains the kit's own mixer. */
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { bundleScript } from '../../tools/bundle-module.ts'
import type { SoundScene, Studio, Take } from './render.ts'

type Opened = { readonly studio: Studio }

export async function openStudio(page: Page): Promise<(scene: SoundScene) => Promise<Take>> {
  await page.goto('about:blank')
  await page.addScriptTag({ content: await bundleScript(join(import.meta.dirname, 'render.ts')) })
  return (scene) => page.evaluate((asked) => (globalThis as unknown as Opened).studio.record(asked), scene)
}

/** Garbage collections per count, because one alone spares objects in use. */
const COLLECTIONS = 4

/** Counts the audio nodes that are still alive. */
async function nodesOf(tools: CDPSession): Promise<number> {
  let least = Infinity
  for (let i = 0; i < COLLECTIONS; i++) {
    await tools.send('HeapProfiler.collectGarbage')
    const { metrics } = await tools.send('Performance.getMetrics')
    least = Math.min(least, metrics.find(({ name }) => name === 'AudioHandlers')?.value ?? Number.NaN)
  }
  return least
}

/** Milliseconds between two counts. */
const COUNTS_EVERY = 250

/** Plays a scene and returns the node counts taken meanwhile. */
export async function nodesWhile(page: Page, scene: SoundScene): Promise<number[]> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  const counted: number[] = []
  const over = page
    .evaluate((asked) => (globalThis as unknown as Opened).studio.playThrough(asked), scene)
    .then(() => 'over' as const)
  for (;;) {
    const nodes = await nodesOf(tools)
    // At the end every node is released, finished or not, so that count is discarded.
    if ((await Promise.race([over, page.waitForTimeout(COUNTS_EVERY)])) === 'over') break
    counted.push(nodes)
  }
  await tools.detach()
  return counted
}
