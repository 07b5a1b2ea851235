/** Stands for a `<` that may still become a tag: a character of the private use area, which no text of ours needs. */
const OPEN = '\uE000'

/** Elements whose content is not text to be read. */
const UNREADABLE =
  /<(script|style|iframe|object|template|noscript|textarea|title|xmp|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/**
 * Sanitizes without a parser: everything is escaped, and only tags that are exactly an allowed name,
 * with no attribute, are given back. Nothing that could be more than such a tag survives.
 */
export function plainSanitize(html: string, tags: readonly string[]): string {
  const escaped = html
    .replaceAll(OPEN, '')
    .replace(UNREADABLE, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/&(?!(?:[a-z]+|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replaceAll('<', OPEN)
    .replaceAll('>', '&gt;')
  const allowed = new RegExp(`${OPEN}(/?(?:${tags.join('|')}))&gt;`, 'g')
  return escaped
    .replace(allowed, '<$1>')
    .replace(/\uE000\/?[a-z](?:(?!\uE000|&gt;)[\s\S])*(?:&gt;|$)/gi, '')
    .replaceAll(OPEN, '&lt;')
}
