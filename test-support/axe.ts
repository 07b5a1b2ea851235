/** Checks a page with axe. Frames are not looked into, which takes half the time. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true)
