/** Draws viruses: sprites by kind and size, mood, and strength as a number. */
import { letter } from '../../kit/paint/lettering.ts'
import { BLUE, LIME, ORANGE, PINK, RED, TEAL, VIOLET, type Tone } from '../../kit/paint/palette.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { BOSS, DEFENDER, SPITTER } from '../rules/curve.ts'
import type { VirusKind, State, Virus } from '../rules/state.ts'
import { isDying, isShut } from '../rules/waves.ts'
import { print, type BakeSheet, type PatternSheet } from './sheet.ts'
import { paintVirus, VIRUS_MOODS, type VirusMood } from './virus-body.ts'

export const VIRUS_TONES: Readonly<Record<VirusKind, Tone>> = {
  drifter: LIME,
  weaver: VIOLET,
  diver: ORANGE,
  spitter: TEAL,
  boss: PINK,
  bomb: RED,
  shell: BLUE,
}

/** Sprites of one kind in one size. */
export interface VirusSprites {
  readonly kind: VirusKind
  /** Radius of the body in CSS pixels, without stalks and spikes. */
  readonly r: number
  readonly strong: boolean
  /** Font size of the strength. */
  readonly font: number
  /** The initial mood, painted first. */
  readonly grim: PatternSheet
  /** One cell per mood, painted when the budget allows. */
  moods?: PatternSheet
  /** Strengths, ten per sheet, indexed by the first divided by ten. */
  readonly numbers: PatternSheet[]
}

const bodies = (bake: BakeSheet, kind: VirusKind, r: number, moods: readonly VirusMood[], strong: boolean) =>
  bake(
    [kind, r, ...moods].join(),
    r * 3.4,
    r * 3.4,
    (pen, cell) => paintVirus(pen, r, kind, VIRUS_TONES[kind], moods[cell], strong),
    moods.length,
  )

export const createVirusSprites = (
  bake: BakeSheet,
  kind: VirusKind,
  r: number,
  strong = false,
): VirusSprites => ({
  kind,
  r,
  strong,
  font: r * (kind === 'boss' ? 0.64 : 0.92),
  grim: bodies(bake, kind, r, ['grim'], strong),
  numbers: [],
})

export function moodOf(virus: Virus, state: State): VirusMood {
  if (isShut(virus, state.tick)) return 'shut'
  if (isDying(virus)) return 'hurt'
  // A boss is hit constantly, so it winces only now and then.
  const winces = virus.kind === 'boss' ? virus.strength % 12 < 3 : state.tick - virus.hit < 8
  if (winces) return 'hurt'
  if (virus.kind === 'diver' && virus.mode > 0) return 'aim'
  if (virus.kind === 'spitter' && virus.wait < SPITTER.warning) return 'aim'
  if (virus.kind === 'boss')
    return virus.wait < BOSS.warning
      ? 'aim'
      : virus.mode === 2 || state.tick - virus.born > BOSS.tires
        ? 'scared'
        : 'grim'
  // Hunted in a surge.
  if (state.surge) return 'scared'
  // Gloats for a moment when the defender is hit.
  if (state.safe > DEFENDER.safe - 50 || !state.hearts) return 'laugh'
  return virus.full > 3 && virus.strength <= virus.full * 0.34 ? 'scared' : 'grim'
}

export function drawVirus(
  { pen, scenery }: Pick<Stage, 'pen' | 'scenery'>,
  bake: BakeSheet,
  sprites: VirusSprites,
  strength: number,
  mood: VirusMood,
  x: number,
  y: number,
  scale: number,
  squash: number,
): void {
  const { kind, r, strong, font, grim, numbers } = sprites
  const moods = sprites.moods ?? paintLater(scenery, () => bodies(bake, kind, r, VIRUS_MOODS, strong))
  if (moods.pattern) sprites.moods = moods
  const [body, cell] = moods.pattern ? [moods, VIRUS_MOODS.indexOf(mood)] : [grim, 0]
  print(pen, body, x, y, scale * (1 + squash), scale * (1 - squash), 0, cell)
  if (!strength) return
  const first = strength - (strength % 10)
  const sheet = numbers[first / 10] ?? paintLater(scenery, () => numbersOf(bake, first, font))
  // Not painted yet: the budget ran out, so a later frame continues.
  if (!sheet.pattern) return
  numbers[first / 10] = sheet
  const wide = scale * (1 + squash * 0.6)
  print(pen, sheet, x, y + r * 0.42, wide, wide, 0, strength - first)
}

const NONE: PatternSheet = { pattern: null, image: null, width: 0, height: 0 }

/** Paints with the budget for scenery, after all bodies, because moods and numbers take longer. */
function paintLater(scenery: Stage['scenery'], make: () => PatternSheet): PatternSheet {
  let sheet = NONE
  scenery(() => (sheet = make()))
  return sheet
}

/** Ten numbers per sheet, so that few hits need a new one; three digits are smaller. */
function numbersOf(bake: BakeSheet, first: number, font: number): PatternSheet {
  const size = first > 99 ? font * 0.8 : font
  return bake(
    `n${first}/${size}`,
    size * (0.5 + 0.62 * String(first + 9).length),
    size * 1.25,
    (pen, cell) => letter(pen, String(first + cell), 0, 0, size, { edge: '#3a1230', outline: 0.26 }),
    10,
  )
}
