/** The fullest scene that the rules allow: a hundred viruses on both sides of two hundred shots and spores. */
import { rules } from '../rules.ts'
import { CANNON, DEFENDER, FIELD, HELP, MARKS, MOST, WAVE } from '../rules/curve.ts'
import { draftOf, spawn, spit } from '../rules/draft.ts'
import { fire } from '../rules/fighting.ts'
import type { State } from '../rules/state.ts'

/** Late enough for every barrel, in a wave that has just begun. */
const BOSSES = 6
const LATE = 31
/** Ticks that a shot takes from one end of the field to the other. */
const FLIGHT = Math.ceil((FIELD.height - DEFENDER.edge) / CANNON.speed)
/** Six columns, three on each side, of kinds that do not drift to the middle: the shots must not hit any. */
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
    coming: [],
    bosses: BOSSES,
    marks: { ...opening.marks, twin: MARKS, rapid: MARKS, sides: 1, pierce: MARKS },
    chain: 200,
    longest: 200,
    chainLeft: 100,
    spread: HELP.spread,
    // Long enough to be measured.
    safe: 3600,
    score: 40_000,
    viruses: [],
  })
  for (let i = 0; i < MOST.viruses; i++) {
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
  for (let i = 0; i < MOST.spores; i++)
    spit(draft, { x: 140 + (i % 6) * 24, y: 150 + Math.floor(i / 6) * 42 }, (i % 3) - 1, 1)
  for (let i = 0; i < FLIGHT; i++) {
    draft.tick++
    fire(draft)
  }
  return draft
}
