/** Headers on every answer, refusals included: nothing is guessed, nothing is stored on the way, and https stays https. */
export const securityHeaders = (contactOrigin: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  ...(contactOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000' } : {}),
})
