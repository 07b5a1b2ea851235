/** A `test` that runs in each of the engines: `profile` and `tab` are those of the project's own. */
import { test as base, expect } from '@playwright/test'
import { chromium } from './chromium.ts'
import type { Engine, Profile, Tab } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

export { expect }

export const PROGRAMS = [chromium, firefox, webkit] as const

interface ForWorker {
  engineName: string
  /** Undefined where the engine cannot be had; its tests are skipped. */
  found: Engine | undefined
  sharedProfile: Profile | undefined
}

interface ForTest {
  engine: Engine
  /** The tab of a profile that other tests use too, one after the other. Ask the engine for one that is fresh. */
  tab: Tab
}

export const test = base.extend<ForTest, ForWorker>({
  engineName: ['', { option: true, scope: 'worker' }],
  found: [
    async ({ engineName }, use) => {
      const engine = await PROGRAMS.find(({ name }) => name === engineName)?.launch()
      await use(engine)
      await engine?.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  sharedProfile: [
    async ({ found }, use) => {
      const profile = await found?.newProfile()
      await use(profile)
      await profile?.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  async engine({ found, engineName }, use) {
    if (!found) return base.skip(true, `${engineName} is not on this machine.`)
    await use(found)
  },
  async tab({ engine: _, sharedProfile }, use) {
    if (!sharedProfile) throw new Error('An engine that was found has a profile.')
    const tab = await sharedProfile.newTab()
    await use(tab)
    await tab.close()
  },
})
