/** Marks a `<` that may still turn out to be a tag: a private-use character that our texts do not contain. */
const OPEN = '\uE000'

/** Elements whose content is not readable text. */
const UNREADABLE =
  /<(script|style|iframe|object|template|noscript|textarea|title|xmp|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/**
 * Sanitizes without a parser: escapes everything, then restores only tags that consist of an allowed name
 * and nothing else.
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
