/** Records the fingerprints of the games' pictures: `npm run pictures [slug…]`. Run it after a deliberate change. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readAllFolders } from '../../tools/folders.ts'
import { drawnNow, fileOf } from './fingerprints.ts'

const slugs = process.argv.slice(2)
const folders = await readAllFolders()
const unknown = slugs.find((slug) => !folders.some((folder) => folder.slug === slug))
if (unknown) throw new Error(`There is no game called ${unknown}.`)

for (const { slug, path } of folders.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))) {
  const folder = basename(path)
  const file = join(import.meta.dirname, '..', '..', fileOf(folder))
  const text = `${JSON.stringify(await drawnNow(folder), null, 2)}\n`
  const isChanged = !existsSync(file) || readFileSync(file, 'utf8') !== text
  if (isChanged) writeFileSync(file, text)
  console.log(`${slug}: ${isChanged ? 'recorded' : 'unchanged'}`)
}
