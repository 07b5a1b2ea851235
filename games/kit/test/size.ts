/** How large a proof is: whole in `npm run bench proofs`, a sample of it in the tests, which have little time. */
interface HostPage {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> }
}

const isWhole = (globalThis as HostPage).process?.env['WHOLE_PROOFS'] === 'yes'

export const sized = <T>(whole: T, sample: T): T => (isWhole ? whole : sample)
