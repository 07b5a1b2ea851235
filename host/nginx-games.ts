/** The games' pages for nginx, which cannot unescape a query: `?slug=%70ool8` is Pool8's page, too. */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A pattern for a text of which every character may be written as an escape. */
export const escapable = (text: string) =>
  [...text].map((each) => `(?:${each}|(?i:%${each.charCodeAt(0).toString(16)}))`).join('')

/** Before the first parameter named `slug`, with its equals sign: what URLSearchParams would read. */
const FIRST_SLUG = `^(?:(?!${escapable('slug')}(?:[=&]|$))[^&]*+&)*+${escapable('slug')}=`

const line = (slug: string, page: string) => `"~${FIRST_SLUG}${slug}(?:&|$)" "/single/${page}.html";\n`

/**
 * Lines for a map from the query to the page's file. The first is for every game whose slug is written plainly, those
 * of later builds included, because nginx reads these lines only when it is reloaded. Slugs are letters, digits and
 * hyphens.
 */
export function nginxGames(slugs: readonly string[]): string {
  const plain = line('(?<slug>[a-z0-9-]+)', '$slug')
  return plain + slugs.map((slug) => line(escapable(slug), slug)).join('')
}

/** Writes them beside the headers for nginx, from the pages that a build has made. */
export async function writeNginxGames(dist: string): Promise<void> {
  const files = await readdir(join(dist, 'site', 'single'))
  const slugs = files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length))
  await writeFile(join(dist, 'nginx', 'games.conf'), nginxGames(slugs.sort()))
}
