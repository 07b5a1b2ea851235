/** Detects errors and policy violations from inside the page: no protocol reports violations in every engine. */

/** Runs in the page as early as the engine allows, and again if that may have been too late. */
export function listenForComplaints(): void {
  const page = globalThis as unknown as { complaints?: string[] }
  if (page.complaints) return
  const complaints: string[] = (page.complaints = [])
  const violated = (directive: string, address: string) =>
    complaints.push(`policy ${directive} broken by ${address || 'something inline'}`)
  addEventListener('error', ({ message }) => void (message && complaints.push(`error: ${message}`)))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    violated(effectiveDirective, blockedURI),
  )
  const { error } = console
  console.error = (...words: unknown[]) => {
    complaints.push(`console: ${words.map(String).join(' ')}`)
    error(...words)
  }
}

/** Runs in the page. */
export const heardComplaints = () =>
  (globalThis as unknown as { complaints?: readonly string[] }).complaints ?? []
