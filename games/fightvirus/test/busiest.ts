/** The heaviest scene to draw: a hundred viruses on both sides of two hundred shots and spores. */
import { rules } from '../rules.ts'
import { CANNON, DEFENDER, FIELD, HELP, MARKS, LIMITS, WAVE } from '../rules/curve.ts'
import { draftOf, spawn, spit } from '../rules/draft.ts'
import { fire } from '../rules/fighting.ts'
import type { State } from '../rules/state.ts'

/** Late enough for every barrel, at the start of a wave. */
const BOSSES = 6
const LATE = 31
/** Ticks that a shot takes to cross the field. */
const FLIGHT = Math.ceil((FIELD.height - DEFENDER.edge) / CANNON.speed)
/** Three columns on each side, of kinds that do not drift inwards, out of the shots' way. */
const COLUMNS = [
  { x: 24, kind: 'weaver' },
  { x: 62, kind: 'weaver' },
  { x: 96, kind: 'spitter' },
  { x: 304, kind: 'spitter' },
  { x: 338, kind: 'weaver' },
  { x: 376, kind: 'weaver' },
] as const

export function busiest(): State {
  const opening = rules.start(1, 1)
  const draft = draftOf({
    ...opening,
    tick: 9000 - FLIGHT,
    x: FIELD.width / 2,
    y: FIELD.height - DEFENDER.edge,
    wave: LATE,
    age: WAVE.lead,
    // So that no cards come.
    coming: [{ at: 99_999, x: 50, y: -30, kind: 'drifter', size: 0 }],
    bosses: BOSSES,
    marks: { ...opening.marks, twin: MARKS, rapid: MARKS, sides: 1, pierce: MARKS },
    chain: 200,
    longest: 200,
    chainLeft: 100,
    spread: HELP.spread,
    // Invulnerable while it is measured.
    safe: 3600,
    score: 40_000,
    viruses: [],
  })
  for (let i = 0; i < LIMITS.viruses; i++) {
    const { x, kind } = COLUMNS[i % COLUMNS.length] ?? COLUMNS[0]
    spawn(draft, {
      kind,
      x,
      y: Math.floor(i / COLUMNS.length) * 37 - 20,
      size: (i * 7) % 3,
      strength: 20 + ((i * 13) % 79),
      vy: WAVE.speed(LATE),
      wait: 10 + i,
    })
  }
  for (let i = 0; i < LIMITS.spores; i++)
    spit(draft, { x: 140 + (i % 6) * 24, y: 150 + Math.floor(i / 6) * 42 }, (i % 3) - 1, 1)
  for (let i = 0; i < FLIGHT; i++) {
    draft.tick++
    fire(draft)
  }
  return draft
}
