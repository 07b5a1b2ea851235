/** Changes which keys have a function. A key has one function, and every function keeps a key. Pure. */
import type { KeyChanges } from '../input/key-changes.ts'
import type { Binding } from './key-functions.ts'

/** The keys of a function: its own that have not been given away, and those that it was given. */
export const keysOfBinding = ({ code, defaults }: Binding, changes: KeyChanges): string[] => [
  ...defaults.filter((key) => changes[key] === undefined || changes[key] === code),
  ...Object.keys(changes).filter((key) => changes[key] === code && !defaults.includes(key)),
]

/** The outcome of a change. */
export interface Change {
  /** Undefined if the function that has the key would be left without any. */
  readonly changes?: KeyChanges
  /** The function that had the key. */
  readonly owner?: Binding
}

/** The changes that give each function these keys. */
function changesFrom(
  bindings: readonly Binding[],
  keysOf: ReadonlyMap<Binding, readonly string[]>,
): KeyChanges {
  const changes: Record<string, string> = {}
  for (const binding of bindings)
    for (const key of binding.defaults) if (!keysOf.get(binding)?.includes(key)) changes[key] = ''
  for (const binding of bindings)
    for (const key of keysOf.get(binding) ?? [])
      if (!binding.defaults.includes(key)) changes[key] = binding.code
  return changes
}

/** Gives a function these keys instead of its present ones. An owner that would have none left gets those in exchange. */
function give(
  bindings: readonly Binding[],
  changes: KeyChanges,
  receiver: Binding,
  given: readonly string[],
  taken = given,
): Change {
  const keysOf = new Map<Binding, readonly string[]>(
    bindings.map((binding) => [binding, keysOfBinding(binding, changes)] as const),
  )
  let former = (keysOf.get(receiver) ?? []).filter((key) => !given.includes(key))
  let owner: Binding | undefined
  for (const [binding, keys] of keysOf) {
    const left = keys.filter((key) => !taken.includes(key))
    if (binding === receiver || left.length === keys.length) continue
    if (left.length + former.length === 0) return { owner: binding }
    keysOf.set(binding, left.length > 0 ? left : former)
    if (left.length === 0) former = []
    owner = binding
  }
  keysOf.set(receiver, given)
  return { changes: changesFrom(bindings, keysOf), ...(owner && { owner }) }
}

/** Gives a function one key, and its position as well, so that the key there does nothing else. */
export const assign = (
  bindings: readonly Binding[],
  changes: KeyChanges,
  receiver: Binding,
  key: string,
  position = key,
): Change => give(bindings, changes, receiver, [key], [key, `@${position}`])

/** Gives a function its standard keys again. */
export const reset = (bindings: readonly Binding[], changes: KeyChanges, receiver: Binding): Change =>
  give(bindings, changes, receiver, receiver.defaults)
