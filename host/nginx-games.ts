/** Writes the games' addresses for nginx, which cannot unescape a query: `?slug=%70ool8` is Pool8's page, too. */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A pattern for a text in which every character may be escaped. */
const escapable = (text: string) =>
  [...text].map((each) => `(?:${each}|(?i:%${each.charCodeAt(0).toString(16)}))`).join('')

/** Everything up to the value of the first parameter named `slug`, as URLSearchParams reads it. */
const FIRST_SLUG = `^(?:(?!${escapable('slug')}(?:[=&]|$))[^&]*+&)*+${escapable('slug')}=`

const line = (slug: string, page: string) => `"~${FIRST_SLUG}${slug}(?:&|$)" "/single/${page}.html";\n`

/**
 * The lines of an nginx map from query to page file. The first line matches every unescaped slug (letters, digits and
 * hyphens), also of games in later builds, because nginx reads the map only when reloaded.
 */
export function nginxGames(slugs: readonly string[]): string {
  const plain = line('(?<slug>[a-z0-9-]+)', '$slug')
  return plain + slugs.map((slug) => line(escapable(slug), slug)).join('')
}

/** Writes the map for the pages of a build. nginx then checks whether the site that was asked has the page. */
export async function writeNginxGames(dist: string, sites: readonly string[] = ['site']): Promise<void> {
  const slugs = new Set<string>()
  for (const site of sites)
    for (const file of await readdir(join(dist, site, 'single')))
      if (file.endsWith('.html')) slugs.add(file.slice(0, -'.html'.length))
  await writeFile(join(dist, 'nginx', 'games.conf'), nginxGames([...slugs].sort()))
}
