/** Where scores are rendered: an empty page with the kit's own mixer in it. */
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { bundleScript } from '../../workshop/one-script.ts'
import type { Scene, Studio, Take } from './render.ts'

type Opened = { readonly studio: Studio }

export async function openStudio(page: Page): Promise<(scene: Scene) => Promise<Take>> {
  await page.goto('about:blank')
  await page.addScriptTag({ content: await bundleScript(join(import.meta.dirname, 'render.ts')) })
  return (scene) => page.evaluate((asked) => (globalThis as unknown as Opened).studio.record(asked), scene)
}

/** How often the garbage is collected for one count: what is just being worked with is spared. */
const COLLECTIONS = 4

/** How many nodes there are of what can still be heard. */
async function nodesOf(tools: CDPSession): Promise<number> {
  let least = Infinity
  for (let i = 0; i < COLLECTIONS; i++) {
    await tools.send('HeapProfiler.collectGarbage')
    const { metrics } = await tools.send('Performance.getMetrics')
    least = Math.min(least, metrics.find(({ name }) => name === 'AudioHandlers')?.value ?? Number.NaN)
  }
  return least
}

/** Plays a scene through in a studio, and tells how many nodes there were meanwhile, counted at even distances. */
export async function nodesWhile(page: Page, scene: Scene): Promise<number[]> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  const counted: number[] = []
  const count = `count${Date.now()}`
  await page.exposeFunction(count, async () => void counted.push(await nodesOf(tools)))
  await page.evaluate(
    ([asked, name]) => {
      const { studio, [name]: look } = globalThis as unknown as Opened & Record<string, () => Promise<void>>
      return studio.playThrough(asked, look as () => Promise<void>)
    },
    [scene, count] as const,
  )
  await tools.detach()
  return counted
}
