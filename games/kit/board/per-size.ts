/** What depends on the frame's size, computed once for each size instead of in every frame. */
import type { Stage } from '../paint/stage.ts'

/**
 * Remembers what `make` gave for as long as the stage keeps its size and the key stays the same: the layout
 * of a board of that size, the picture of that garden.
 */
export function perSize<Made>(stage: Pick<Stage, 'epoch'>, make: () => Made): () => Made
export function perSize<Key, Made>(stage: Pick<Stage, 'epoch'>, make: (key: Key) => Made): (key: Key) => Made
export function perSize<Key, Made>(
  stage: Pick<Stage, 'epoch'>,
  make: (key: Key) => Made,
): (key: Key) => Made {
  let known: { readonly epoch: number; readonly key: Key; readonly made: Made } | undefined
  return (key) => {
    if (known?.epoch !== stage.epoch || known.key !== key)
      known = { epoch: stage.epoch, key, made: make(key) }
    return known.made
  }
}
