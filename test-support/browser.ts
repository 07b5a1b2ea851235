/** Finds the Chromium that tests, art and benchmarks use, and installs one if the machine has none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installFromDebian } from './machine.ts'

/** The headless shell comes first: same engine, but 25 % faster because it has no browser UI to draw. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]

function candidates(env: NodeJS.ProcessEnv): string[] {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name + suffix)))
  const windows = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((folder) =>
    folder
      ? [
          'Google/Chrome/Application/chrome.exe',
          'Chromium/Application/chrome.exe',
          'Microsoft/Edge/Application/msedge.exe',
        ].map((tail) => join(folder, tail))
      : [],
  )
  const mac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  )
  return [env['CHROMIUM_PATH'] ?? '', ...onPath, ...mac, ...windows, chromium.executablePath()]
}

function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return candidates(env).find((path) => path !== '' && existsSync(path))
}

/** Returns the path of a browser. Installs one if the machine has none. */
export function requireBrowser(): string {
  const found = findBrowser()
  if (found) return found
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!findBrowser()) installFromDebian([name, 'fonts-noto-core'], 'the tests in Chromium')
  if (!findBrowser()) installFromPlaywright()
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'No Chrome or Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to the browser to use.',
  )
}

function installFromPlaywright(): void {
  console.log("No Chrome or Chromium on this machine: downloading Playwright's (about a minute).")
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}

/** Chromium's sandbox does not work as root. The other flags keep the browser from phoning home during a test. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
