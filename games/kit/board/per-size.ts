/** Memoises values that depend on the stage's size. */
import type { Stage } from '../paint/stage.ts'

/** Caches the last result of `make` until the stage's size or look, or the key, changes. */
export function perSize<Made>(stage: Pick<Stage, 'layoutVersion'>, make: () => Made): () => Made
export function perSize<Key, Made>(
  stage: Pick<Stage, 'layoutVersion'>,
  make: (key: Key) => Made,
): (key: Key) => Made
export function perSize<Key, Made>(
  stage: Pick<Stage, 'layoutVersion'>,
  make: (key: Key) => Made,
): (key: Key) => Made {
  let cached: { readonly layoutVersion: number; readonly key: Key; readonly made: Made } | undefined
  return (key) => {
    if (cached?.layoutVersion !== stage.layoutVersion || cached.key !== key)
      cached = { layoutVersion: stage.layoutVersion, key, made: make(key) }
    return cached.made
  }
}
