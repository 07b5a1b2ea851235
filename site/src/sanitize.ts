import DOMPurify from 'dompurify'
import { plainSanitize } from './plain-sanitize.ts'
import { TAGS } from './tags.ts'

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
