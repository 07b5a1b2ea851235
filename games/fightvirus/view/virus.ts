/** How a virus is shown: the pictures of each kind and size, its mood, and its strength as a number. */
import { letter } from '../../kit/paint/lettering.ts'
import { BLUE, LIME, ORANGE, PINK, RED, TEAL, VIOLET, type Tone } from '../../kit/paint/palette.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { BOSS, DEFENDER } from '../rules/curve.ts'
import type { Kind, State, Virus } from '../rules/state.ts'
import { isDying, isShut } from '../rules/waves.ts'
import { print, type BakeSheet, type Sheet } from './sheet.ts'
import { paintVirus, VIRUS_MOODS, type VirusMood } from './virus-body.ts'

export const VIRUS_TONES: Readonly<Record<Kind, Tone>> = {
  drifter: LIME,
  weaver: VIOLET,
  diver: ORANGE,
  spitter: TEAL,
  boss: PINK,
  bomb: RED,
  shell: BLUE,
}

/** The pictures of one kind in one size. */
export interface Look {
  readonly kind: Kind
  /** The body's radius in CSS pixels; stalks and spikes stand out from it. */
  readonly r: number
  /** The size in which a strength is written. */
  readonly font: number
  /** The mood that all begin in, which is painted first. */
  readonly grim: Sheet
  /** One for each mood, as soon as there is time. */
  moods?: Sheet
  /** Strengths, ten to a sheet, which is found at a tenth of its first. */
  readonly numbers: Sheet[]
}

const bodies = (bake: BakeSheet, kind: Kind, r: number, moods: readonly VirusMood[]) =>
  bake(
    [kind, r, ...moods].join(),
    r * 3.4,
    r * 3.4,
    (pen, cell) => paintVirus(pen, r, kind, VIRUS_TONES[kind], moods[cell]),
    moods.length,
  )

export const lookOf = (bake: BakeSheet, kind: Kind, r: number): Look => ({
  kind,
  r,
  font: r * (kind === 'boss' ? 0.64 : 0.92),
  grim: bodies(bake, kind, r, ['grim']),
  numbers: [],
})

export function moodOf(virus: Virus, state: State): VirusMood {
  if (isShut(virus, state.tick)) return 'shut'
  if (isDying(virus)) return 'hurt'
  // A boss is hit all the time, so it winces only now and then.
  const winces = virus.kind === 'boss' ? virus.strength % 12 < 3 : state.tick - virus.hit < 8
  if (winces) return 'hurt'
  if (virus.kind === 'diver' && virus.mode > 0) return 'aim'
  if (virus.kind === 'boss')
    return virus.wait < BOSS.warning
      ? 'aim'
      : virus.mode === 2 || state.tick - virus.born > BOSS.tires
        ? 'scared'
        : 'grim'
  // In a surge it is they who are hunted.
  if (state.surge) return 'scared'
  // They gloat for a moment when the defender is hit.
  if (state.safe > DEFENDER.safe - 50 || !state.hearts) return 'laugh'
  return virus.full > 3 && virus.strength <= virus.full * 0.34 ? 'scared' : 'grim'
}

export function drawVirus(
  { pen, scenery }: Pick<Stage, 'pen' | 'scenery'>,
  bake: BakeSheet,
  look: Look,
  strength: number,
  mood: VirusMood,
  x: number,
  y: number,
  scale: number,
  squash: number,
): void {
  const { kind, r, font, grim, numbers } = look
  const moods = look.moods ?? madeLater(scenery, () => bodies(bake, kind, r, VIRUS_MOODS))
  if (moods.pattern) look.moods = moods
  const [body, cell] = moods.pattern ? [moods, VIRUS_MOODS.indexOf(mood)] : [grim, 0]
  print(pen, body, x, y, scale * (1 + squash), scale * (1 - squash), 0, cell)
  if (!strength) return
  const first = strength - (strength % 10)
  const sheet = numbers[first / 10] ?? madeLater(scenery, () => numbersOf(bake, first, font))
  // For lack of time there may be none yet: then it is made in a later frame.
  if (!sheet.pattern) return
  numbers[first / 10] = sheet
  const wide = scale * (1 + squash * 0.6)
  print(pen, sheet, x, y + r * 0.42, wide, wide, 0, strength - first)
}

const NONE: Sheet = { pattern: null, width: 0, height: 0 }

/** Moods and numbers take longer than all bodies, so there is time for them only after those. */
function madeLater(scenery: Stage['scenery'], make: () => Sheet): Sheet {
  let sheet = NONE
  scenery(() => (sheet = make()))
  return sheet
}

/** Ten at a time, so that few hits need a new picture; those of three digits are smaller. */
function numbersOf(bake: BakeSheet, first: number, font: number): Sheet {
  const size = first > 99 ? font * 0.8 : font
  return bake(
    `n${first}/${size}`,
    size * (0.5 + 0.62 * String(first + 9).length),
    size * 1.25,
    (pen, cell) => letter(pen, String(first + cell), 0, 0, size, { edge: '#3a1230', outline: 0.26 }),
    10,
  )
}
