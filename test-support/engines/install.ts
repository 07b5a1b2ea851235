/** Installs the browsers that the tests use and this machine lacks: `node test-support/engines/install.ts`. */
import { chromium } from './chromium.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

for (const { install } of [chromium, firefox, webkit]) install()
