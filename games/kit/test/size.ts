/** Chooses the size of exhaustive tests: complete in `npm run bench proofs`, a sample in ordinary test runs. */
interface NodeGlobal {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> }
}

const isWhole = (globalThis as NodeGlobal).process?.env['WHOLE_PROOFS'] === 'yes'

export const sized = <T>(whole: T, sample: T): T => (isWhole ? whole : sample)
