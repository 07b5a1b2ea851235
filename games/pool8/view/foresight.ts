/** Remembers what the aimed stroke would do, because a picture asks more often than the aim changes. */
import { potBy, type Pot } from '../rules/aim.ts'
import { contactOf, type Contact } from '../rules/contact.ts'
import type { CueShot, State } from '../rules/state.ts'

interface Foresight {
  readonly contact: Contact | undefined
  readonly pot: Pot | undefined
}

let key: readonly unknown[] = []
let last: Foresight = { contact: undefined, pot: undefined }

export function foresee(state: State, shot: CueShot): Foresight {
  const now = [state.motion, shot.dx, shot.dy, shot.power, shot.top, shot.side]
  if (now.every((value, i) => value === key[i])) return last
  key = now
  const contact = contactOf(state.motion.balls, shot)
  last = { contact, pot: contact && potBy(state, shot, contact) }
  return last
}
