/** Creates a project folder with a tiny build, for tests that need files or headers that a real build lacks. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Headers } from '../../host/headers.ts'
import { nginxHeaders } from '../../host/nginx-headers.ts'

export interface SmallProject {
  readonly folder: string
  readonly site: string
  readonly games: string
  remove(): Promise<void>
}

export async function createSmallProject(headers: { site: Headers; games: Headers }): Promise<SmallProject> {
  const folder = await mkdtemp(join(tmpdir(), 'greenhouse-small-'))
  const dist = join(folder, 'dist')
  const site = join(dist, 'site')
  const games = join(dist, 'games')
  const nginx = join(dist, 'nginx')
  for (const each of [site, games, nginx]) await mkdir(each, { recursive: true })
  await writeFile(join(site, 'index.html'), 'home')
  await writeFile(join(site, '404.html'), 'not found')
  await writeFile(join(nginx, 'games.conf'), '')
  await writeFile(join(nginx, 'sites.conf'), '')
  await writeFile(join(nginx, 'site-headers.conf'), nginxHeaders(headers.site))
  await writeFile(join(nginx, 'games-headers.conf'), nginxHeaders(headers.games))
  return { folder, site, games, remove: () => rm(folder, { recursive: true }) }
}
