/** Extends `test` to run in each engine: `profile` and `tab` belong to the engine of the current project. */
import { test as base, expect } from '@playwright/test'
import { chromium } from './chromium.ts'
import type { Engine, Profile, Tab } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

export { expect }

export const PROGRAMS = [chromium, firefox, webkit] as const

interface ForWorker {
  engineName: string
  /** Undefined if the engine is not available; its tests are skipped. */
  found: Engine | undefined
}

interface ForTest {
  engine: Engine
  /** A first-time visitor. */
  profile: Profile
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
  async engine({ found, engineName }, use) {
    if (!found) return base.skip(true, `${engineName} is not on this machine.`)
    await use(found)
  },
  async profile({ engine }, use) {
    const profile = await engine.newProfile()
    await use(profile)
    await profile.close()
  },
  async tab({ profile }, use) {
    await use(await profile.newTab())
  },
})
