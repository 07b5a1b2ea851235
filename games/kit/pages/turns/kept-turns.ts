/** Keeps the rounds that go back and forth as links: the last link of each, so that no turn can be played twice. */
import { fieldsOf } from '../../fields.ts'
import { isRoundCode } from '../../fragment.ts'
import { MOST_KEPT_TURNS } from '../../save/limits.ts'
import { keyOf } from '../../save/storage.ts'
import type { GuardedStorage } from '../../save/storage.ts'

interface KeptTurn {
  readonly seed: number
  readonly code: string
  /** Whether it is a turn of this device's player. */
  readonly isSent: boolean
}

function isKeptTurn(value: unknown): value is KeptTurn {
  const { seed, code, isSent } = fieldsOf(value)
  return Number.isInteger(seed) && isRoundCode(code) && typeof isSent === 'boolean'
}

export interface KeptTurns {
  /** The last turn of the round with this seed. */
  find(seed: number): KeptTurn | undefined
  /** Takes the place of the earlier turn of the same round. */
  keep(turn: KeptTurn): void
}

export function createKeptTurns(slug: string, storage: GuardedStorage): KeptTurns {
  const key = `${keyOf(slug)}.turns`

  function read(): readonly KeptTurn[] {
    try {
      const value: unknown = JSON.parse(storage.read(key) ?? '[]')
      return Array.isArray(value) ? value.filter(isKeptTurn).slice(0, MOST_KEPT_TURNS) : []
    } catch {
      return []
    }
  }

  return {
    find: (seed) => read().find((turn) => turn.seed === seed),
    keep(turn) {
      const others = read().filter(({ seed }) => seed !== turn.seed)
      storage.write(key, JSON.stringify([turn, ...others].slice(0, MOST_KEPT_TURNS)))
    },
  }
}
