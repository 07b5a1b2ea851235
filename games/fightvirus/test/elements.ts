import type { Basics, Elements } from '../../kit/test/elements.ts'
import { rules } from '../rules.ts'
import { AMBUSH, BEAT, FIELD, KINDS, SURGE } from '../rules/curve.ts'
import { draftOf, spawn } from '../rules/draft.ts'
import { HELPS, type Help, type State, type VirusKind } from '../rules/state.ts'

/** The first wave with heartbeats. */
const FIRST_BEAT = 12
const THIRD = FIELD.width / 3

/** Two viruses of the kind, a large and a small one. */
const virus = (kind: VirusKind) => (): State => {
  const draft = draftOf({ ...rules.start(1, 1), coming: [], viruses: [] })
  for (const size of kind === 'boss' ? [0] : [0, 2])
    spawn(draft, { kind, size, x: THIRD * (kind === 'boss' ? 1.5 : 1 + size / 2), y: 180, strength: 30 })
  return draft
}

/** The opening with changes. */
const fight = (part: Partial<State>) => (): State => ({ ...rules.start(1, 1), ...part })

const gift = (help: Help) => fight({ coming: [], gifts: [{ id: 1, help, x: THIRD, y: 200 }] })

export const elements: Elements<State> = {
  ...Object.fromEntries([...KINDS, 'boss' as const].map((kind) => [kind, virus(kind)])),
  ...Object.fromEntries(HELPS.map((help) => [help, gift(help)])),
  offer: fight({ viruses: [], coming: [], offer: ['twin', 'homing', 'guard'], offerAge: 60 }),
  chain: fight({ chain: 12, chainLeft: 100 }),
  surge: fight({ chain: 30, chainLeft: 100, surge: SURGE.ticks - 20 }),
  ambush: () => {
    const draft = draftOf({ ...rules.start(1, 1), coming: [], viruses: [], rest: AMBUSH.after })
    spawn(draft, { kind: 'diver', size: AMBUSH.size, x: 24, y: draft.y, strength: 8, mode: 1, wait: 30 })
    return draft
  },
  beat: fight({ wave: FIRST_BEAT, coming: [], age: BEAT.every - BEAT.ticks / 2 }),
}

export const basics: Basics = { drifter: 'the plain virus that every round starts with' }
