/** Memoises values that depend on the stage's size. */
import type { Stage } from '../paint/stage.ts'

/** Caches the last result of `make` until the stage's size or look, or the key, changes. */
export function perSize<Made>(stage: Pick<Stage, 'epoch'>, make: () => Made): () => Made
export function perSize<Key, Made>(stage: Pick<Stage, 'epoch'>, make: (key: Key) => Made): (key: Key) => Made
export function perSize<Key, Made>(
  stage: Pick<Stage, 'epoch'>,
  make: (key: Key) => Made,
): (key: Key) => Made {
  let cached: { readonly epoch: number; readonly key: Key; readonly made: Made } | undefined
  return (key) => {
    if (cached?.epoch !== stage.epoch || cached.key !== key)
      cached = { epoch: stage.epoch, key, made: make(key) }
    return cached.made
  }
}
