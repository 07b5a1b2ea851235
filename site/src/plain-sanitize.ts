/** Marks a `<` that may still turn out to be a tag: a private-use character, which none of our texts needs. */
const OPEN = '\uE000'

/** Elements whose content is not text for the reader. */
const UNREADABLE =
  /<(script|style|iframe|object|template|noscript|textarea|title|xmp|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/**
 * Sanitizes without a parser: everything is escaped, and then only tags that consist of an allowed name
 * and nothing else are restored.
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
