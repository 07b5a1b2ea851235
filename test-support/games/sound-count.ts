/** Counts the sounds that a game plays. */
import type { Page } from '@playwright/test'

/** Call it before the page opens. Every sound, tone or noise, starts with a call of `start`. */
export const countSounds = (page: Page) =>
  page.addInitScript(() => {
    const count = () => {
      const root = document.documentElement
      root.dataset['sounds'] = String(Number(root.dataset['sounds'] ?? 0) + 1)
    }
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (when) {
      count()
      start.call(this, when)
    }
    const noise = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (...when) {
      count()
      noise.apply(this, when)
    }
  })

/** Returns the number of sounds since the page was loaded. */
export const soundsPlayed = async (page: Page) =>
  Number(await page.evaluate(() => document.documentElement.dataset['sounds'] ?? 0))
