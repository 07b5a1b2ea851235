import DOMPurify from 'dompurify'
import { ALLOWED_TAGS } from './allowed-tags.ts'
import { plainSanitize } from './plain-sanitize.ts'

/** DOMPurify uses the browser's parser and returns TrustedHTML. The build has no parser, and is stricter. */
export function sanitize(html: string): string {
  if (import.meta.env.SSR) return plainSanitize(html, ALLOWED_TAGS)
  // TrustedHTML, but TypeScript's DOM types allow only strings for innerHTML.
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: [],
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string
}
