import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { named } from './entries.ts'

/**
 * The logo under a name that changes with its content. Header and tab icon share it: `/logo.svg`, which the manifest
 * names, has to be asked for again with every use, and was requested twice by every page.
 */
export const LOGO = named('logo', 'svg', readFileSync(join(import.meta.dirname, 'public', 'logo.svg')))
