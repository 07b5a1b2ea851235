/** Builds the site with one game, or several, and serves it until SIGTERM: `node test-support/games/serve-one.ts pool8,equalz`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, ROOT } from '../../build.ts'
import { readSettings } from '../../config.ts'
import { createCurrentSites } from '../../host/current-build.ts'
import { serve } from '../../host/serve.ts'
import { GAMES, readFolder } from '../../tools/folders.ts'

const [slugs = ''] = process.argv.slice(2)
const settings = readSettings()
// A folder of its own, so that a complete build in dist/ stays.
const dist = await mkdtemp(join(ROOT, 'dist-one-'))
process.once('SIGTERM', () => void rm(dist, { recursive: true, force: true }).then(() => process.exit(0)))
const folders = slugs.split(',').map((slug) => readFolder(join(GAMES, slug), slug))
await build(settings, console.log, dist, await Promise.all(folders))
const { site, games } = createCurrentSites(dist)
await serve(games, settings.ports.games, settings.listen)
await serve(site, settings.ports.site, settings.listen)
console.log('is open')
