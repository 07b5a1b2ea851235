import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { named } from './entries.ts'

/**
 * The logo with a content hash in its address, for header and tab icon. `/logo.svg`, as in the manifest, is revalidated
 * with every use, and every page requested it twice.
 */
export const LOGO = named('logo', 'svg', readFileSync(join(import.meta.dirname, 'public', 'logo.svg')))
