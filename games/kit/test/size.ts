/** Chooses the size of exhaustive tests: complete in `npm run bench proofs`, a sample in ordinary test runs. */
interface NodeGlobal {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> }
}

const isExhaustive = (globalThis as NodeGlobal).process?.env['EXHAUSTIVE_TESTS'] === 'yes'

export const sized = <T>(complete: T, sample: T): T => (isExhaustive ? complete : sample)
