/** Chooses the sounds: chalk for a strike, a string for a kept digit, and for each lamp a higher ring than the last. */
import type { Sound } from '../../kit/sound/voices.ts'
import { DOUBLE, linesOf, withTwin } from '../rules/lines.ts'
import { countTrue, isBroken, isTrue, type State } from '../rules/state.ts'

const STRIKE: readonly Sound[] = [
  { name: 'swish', step: 3, volume: 0.8 },
  { name: 'knock', step: 2, volume: 0.6, after: 0.05 },
]
const BROKEN: Sound = { name: 'thud', step: 3, volume: 0.35, after: 0.08 }

/** Extra sounds of a strike: a twin knocks, a negative digit springs up, a ×2 sinks. */
const TWIN: Sound = { name: 'knock', step: 5, volume: 0.6, after: 0.14 }
const MINUS: Sound = { name: 'pluck', step: 9, volume: 0.5, after: 0.08 }
const DOUBLED: Sound = { name: 'pluck', step: 0, volume: 0.6, after: 0.12 }

/** The sounds of a marking or its undo. */
export function soundsOf(before: State, after: State): Sound[] {
  const lines = linesOf(after)
  const lit = lines.filter((line) => isTrue(after, line) && !isTrue(before, line))
  const broke = lines.some((line) => isBroken(after, line) && !isBroken(before, line))
  const height = countTrue(after) - lit.length - 4
  const chimes = lit.flatMap((_, i): Sound[] => [
    { name: 'chime', step: height + i * 2, after: 0.06 + i * 0.12, volume: 0.8 },
    { name: 'pop', step: height + i * 2, after: 0.6 + i * 0.12, volume: 0.5 },
  ])
  return [...markSounds(before, after), ...chimes, ...(broke ? [BROKEN] : [])]
}

function markSounds(before: State, after: State): readonly Sound[] {
  const cell = after.marks.findIndex((mark, at) => mark !== before.marks[at])
  const mark = after.marks[cell]
  if (!mark) return []
  const digit = after.digits[cell] ?? 0
  if (mark === 'out')
    return [
      ...STRIKE,
      ...(withTwin(after, cell).length > 1 ? [TWIN] : []),
      ...(digit === DOUBLE ? [DOUBLED] : digit < 0 ? [MINUS] : []),
    ]
  return [
    mark === 'keep' ? { name: 'pluck', step: Math.min(9, Math.abs(digit)), volume: 0.7 } : { name: 'tick' },
  ]
}
