import DOMPurify from 'dompurify'
import { plainSanitize } from './plain-sanitize.ts'

/** What a description may say: text and its emphasis. Everything else shows its text and nothing more. */
export const TAGS = ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'h4']

/** In a browser the browser's own parser decides, and the result is TrustedHTML; the build has no parser and is stricter. */
export function sanitize(html: string): string {
  if (import.meta.env.SSR) return plainSanitize(html, TAGS)
  // The DOM's types have innerHTML take a string, though it takes TrustedHTML.
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [],
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string
}
