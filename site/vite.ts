/** Vite's configuration, for building and for `npm run dev`. */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import type { Settings } from '../config.ts'
import { TARGET } from '../tools/browser-support-table.ts'
import { cardRow, type CatalogueEntry } from './entries.ts'
import { LOGO } from './logo.ts'
import type { PublicSettings } from './src/settings.ts'

export const SITE = import.meta.dirname

export function viteConfig(settings: Settings, entries: () => readonly CatalogueEntry[]): InlineConfig {
  return {
    root: SITE,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), catalogue(entries)],
    define: { BUILT_SETTINGS: JSON.stringify(publicSettings(settings)) },
    build: { target: TARGET, modulePreload: false, reportCompressedSize: false },
  }
}

function publicSettings(settings: Settings): PublicSettings {
  const { siteName, siteId, mailbox, origins, gridSize, chunkTimeoutMs, sendTimeoutMs, vitalsUrl } = settings
  const { offline, retentionDays, contactForm, counts } = settings
  return {
    siteName,
    siteId,
    mailbox,
    origins,
    contactForm,
    counts,
    gridSize,
    chunkTimeoutMs,
    sendTimeoutMs,
    vitalsUrl,
    offline,
    retentionDays,
    logo: LOGO.address,
    builtYear: new Date().getFullYear(),
  }
}

/** Provides the rows for `src/catalogue.ts`: the data of cards, without the long texts. */
function catalogue(entries: () => readonly CatalogueEntry[]): Plugin {
  const id = '\0virtual:cards'
  return {
    name: 'catalogue',
    resolveId: (source) => (source === 'virtual:cards' ? id : undefined),
    load: (module) =>
      module === id ? `export default ${JSON.stringify(entries().map(cardRow))}` : undefined,
  }
}

export const source = (file: string) => join(SITE, 'src', file)
