/** Ambushes a defender who rests. */
import { AMBUSH, DEFENDER, FIELD, SIZES } from './curve.ts'
import { near } from './defending.ts'
import { spawn, type Draft } from './draft.ts'
import { strengthOf } from './waves.ts'

export function ambush(draft: Draft): void {
  const { x, y, tick, wave } = draft
  const isResting = near(draft.spot, draft, AMBUSH.step)
  draft.rest = isResting ? draft.rest + 1 : 0
  if (!isResting) draft.spot = { x, y }
  const late = draft.rest - AMBUSH.after
  if (tick < DEFENDER.grace || late < 0 || late % AMBUSH.again) return
  const { aim, size } = AMBUSH
  const [left, right] = [SIZES[size], FIELD.width - SIZES[size]]
  const further = x < FIELD.width / 2 ? right : left
  for (const side of late ? [left, right] : [further])
    spawn(draft, {
      kind: 'diver',
      size,
      x: side,
      y,
      strength: strengthOf('diver', size, wave),
      mode: 1,
      wait: aim,
    })
}
