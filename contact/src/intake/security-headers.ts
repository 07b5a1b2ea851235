/** Security headers of every response: no MIME sniffing, no caching, and HSTS over https. */
export const securityHeaders = (contactOrigin: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  ...(contactOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000' } : {}),
})
