/** Keeps what has been built until one of its source files changes. */

/** Builds a result and adds the absolute paths of its sources to `files`. */
type Build<Result> = (files: Set<string>) => Promise<Result>

export interface BuiltFiles<Result> {
  /** The kept result for this name, or a new one if none is kept or `input` is a different one. */
  get(name: string, build: Build<Result>, input?: string): Promise<Result>
  /** Discards everything that was built from one of these files. */
  discard(changed: ReadonlySet<string>): void
  clear(): void
}

interface Kept<Result> {
  readonly input: string
  readonly files: ReadonlySet<string>
  readonly result: Promise<Result>
  /** Unless a build has succeeded, it does not know all its files: it may still read them, or one may be missing. */
  knowsFiles: boolean
}

export function createBuiltFiles<Result>(): BuiltFiles<Result> {
  const kept = new Map<string, Kept<Result>>()
  return {
    get(name, build, input = '') {
      const found = kept.get(name)
      if (found?.input === input) return found.result
      const files = new Set<string>()
      const built: Kept<Result> = { input, files, result: build(files), knowsFiles: false }
      kept.set(name, built)
      // The caller handles the error.
      built.result.then(
        () => (built.knowsFiles = true),
        () => {},
      )
      return built.result
    },
    discard(changed) {
      for (const [name, { files, knowsFiles }] of kept)
        if (!knowsFiles || [...changed].some((file) => files.has(file))) kept.delete(name)
    },
    clear: () => kept.clear(),
  }
}
