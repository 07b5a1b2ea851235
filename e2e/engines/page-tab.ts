/** What Playwright's and Puppeteer's pages have in common, as a tab's own ways. */
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

/** `watch` hands over every dialog of the page. */
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
