import { expect, test } from 'vitest'
import { nginxGames } from './nginx-games.ts'

/** The lines as nginx reads them, without possessive and partly case-insensitive patterns, which JavaScript lacks. */
const lines = [...nginxGames(['pool8', 'hex-garden']).matchAll(/^"~(.+)" "(.+)";$/gm)].map(
  ([, pattern = '', page = '']) => ({
    pattern: new RegExp(pattern.replaceAll('*+', '*').replaceAll(/\(\?i:%(\w+)\)/g, '%$1')),
    page,
  }),
)

function pageOf(query: string): string | undefined {
  for (const { pattern, page } of lines) {
    const found = pattern.exec(query)
    if (found) return page.replace('$slug', found.groups?.['slug'] ?? '')
  }
  return undefined
}

test.each([
  'slug=pool8',
  'slug=%70ool8',
  'slug=hex%2dgarden',
  'x=1&&slug=pool8&slug=hex-garden',
  '%73lug=pool8',
  'slug&slug=pool8',
  'slugs=pool8',
  'slug=%70ool',
  'slug=pool8%20',
  'x=slug=pool8',
  '?slug=pool8',
  '',
])('maps the query %j to the same page as URLSearchParams', (query) => {
  const slug = new URLSearchParams(query && `?${query}`).get('slug') ?? ''
  const known = ['pool8', 'hex-garden'].includes(slug) ? `/single/${slug}.html` : undefined
  const page = pageOf(query)
  // An unescaped slug maps to a file even if there is no such game; nginx then checks whether the file exists.
  expect(page).toBe(/^[a-z\d-]+$/.test(slug) && !query.includes('%') ? `/single/${slug}.html` : known)
})
