/** Implements the tab methods that Playwright's and Puppeteer's pages share. */
import { until } from '../machine.ts'
import type { Tab } from './engine.ts'

interface Dialog {
  message(): string
  accept(): Promise<void>
}

interface Page {
  goto(address: string): Promise<unknown>
  reload(): Promise<unknown>
  goBack(): Promise<unknown>
  close(): Promise<void>
}

/** `watch` reports every dialog of the page. */
export function pageTab(
  page: Page,
  watch: (hear: (dialog: Dialog) => void) => void,
): Pick<Tab, 'goto' | 'reload' | 'back' | 'nextAlert' | 'close'> {
  const alerts: string[] = []
  watch((dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  return {
    async goto(address) {
      await page.goto(address)
    },
    async reload() {
      await page.reload()
    },
    async back() {
      await page.goBack()
    },
    nextAlert: () => until('an alert', () => alerts.shift()),
    close: () => page.close(),
  }
}
