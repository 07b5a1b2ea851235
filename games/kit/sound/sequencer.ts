/**
 * Turns a score into notes, bar by bar. Pure: a bar depends only on its number and the tension, so music can be tested and
 * rendered offline. Lines are chosen and varied every time, so that nothing repeats for minutes.
 */
import { hashFraction, parseLine, varied, type LineEvent, type ParsedLine } from './lines.ts'
import { folded, hertzOf, keyOf, semitonesOf, type Mode } from './scale.ts'
import type { MusicLayer, MusicLine, Score, Timbre } from './score.ts'

export interface Note {
  /** Index of its layer. */
  readonly layer: number
  readonly voice: Timbre
  /** Beats from the start of the bar. */
  readonly at: number
  /** In beats. */
  readonly lasts: number
  readonly hertz: number
  /** Above middle C; 0 for drums. */
  readonly semitones: number
  readonly volume: number
  readonly pan: number
}

/** Range of tension over which a layer fades in. */
const FADE_RANGE = 0.1
/** A layer below this level is silent. */
const MIN_LEVEL = 0.02
/** Random variation of loudness between notes. */
const HUMANISE = 0.14
/** Beats between the notes of a chord, from the lowest up. */
const ROLL = 0.02

export const beatsOf = ({ beats = 4 }: Score) => beats

/** Duration of a beat. */
export const beatSeconds = ({ tempo, quickens = tempo }: Score, tension: number) =>
  60 / (tempo + (quickens - tempo) * tension)

interface Chord {
  /** The degree of its root, from 0. */
  readonly root: number
  /** Whether its third is raised to a major third. */
  readonly isMajor: boolean
}

interface FormPosition {
  readonly section: string
  /** Number of sections before this one. */
  readonly instance: number
  /** Number of complete passes through the form. */
  readonly pass: number
  /** Bars since the start of the section, and its length. */
  readonly offset: number
  readonly bars: number
}

const barsIn = (chords = '1') => chords.trim().split(/\s+/)

/** Length of the form in bars. */
export const formBars = ({ form, sections }: Score) =>
  [...form].reduce((sum, name) => sum + barsIn(sections[name]).length, 0)

function positionOf({ form, sections, ...score }: Score, bar: number): FormPosition {
  const all = formBars({ form, sections, ...score })
  const pass = Math.floor(bar / all)
  let offset = bar - pass * all
  for (const [i, section] of [...form].entries()) {
    const bars = barsIn(sections[section]).length
    if (offset < bars) return { section, instance: pass * form.length + i, pass, offset, bars }
    offset -= bars
  }
  throw new Error(`The form "${form}" has no bar ${bar}.`)
}

/** The bar where the next section begins. */
export function nextSection(score: Score, bar: number): number {
  const { offset, bars } = positionOf(score, bar)
  return offset === 0 ? bar : bar + bars - offset
}

/** The chords of a bar: one, or two that share it. */
function chordsOf(score: Score, bar: number): readonly Chord[] {
  const { section, offset } = positionOf(score, bar)
  const text = barsIn(score.sections[section])[offset] ?? '1'
  return text.split('/').map((sign) => ({ root: Number(sign[0]) - 1, isMajor: sign.endsWith('+') }))
}

function levelOf({ from = 0, until = Infinity }: MusicLayer, tension: number): number {
  const rises = from === 0 ? 1 : (tension - from) / FADE_RANGE + 1
  const level = Math.min(1, rises, (until - tension) / FADE_RANGE)
  return level < MIN_LEVEL ? 0 : level
}

const linesOf = ({ lines }: MusicLayer, section: string): readonly MusicLine[] =>
  Array.isArray(lines) ? lines : ((lines as Readonly<Record<string, readonly MusicLine[]>>)[section] ?? [])

/** The events of a layer in a bar, in beats from the start of the bar. */
function eventsOf(
  score: Score,
  index: number,
  layer: MusicLayer,
  position: FormPosition,
): readonly LineEvent[] {
  const beats = beatsOf(score)
  const lines = linesOf(layer, position.section)
  if (lines.length === 0) return []
  let begins = 0
  for (let k = 0; ; k++) {
    const chance = (i: number) => hashFraction(score.seed ?? 0, index, position.instance, k, i)
    // The first pass plays everything as written.
    const isFirst = position.pass === 0
    const choice = isFirst ? (position.instance + k) % lines.length : Math.floor(chance(-2) * lines.length)
    const parsed: ParsedLine = parseLine(lines[choice] ?? '', beats)
    const within = position.offset - begins
    begins += parsed.bars
    if (begins <= position.offset) continue
    const isVaried = layer.varies !== false && (!isFirst || position.instance > 1)
    const events = isVaried ? varied(parsed, layer.counts === 'key', beats, chance) : parsed.events
    return events
      .map((event) => ({ ...event, at: event.at - within * beats }))
      .filter(({ at }) => at >= 0 && at < beats)
  }
}

/** The root in the octave nearest to the tonic. */
const nearRoot = ({ root }: Chord) => (root > 3 ? root - 7 : root)

/** Semitones above the tonic, with the chord's major third applied. */
function toneOf(mode: Mode, degree: number, { root, isMajor }: Chord): number {
  const plain = semitonesOf(mode, degree)
  const isThird = (((degree - root) % 7) + 7) % 7 === 2
  const isMinor = semitonesOf(mode, root + 2) - semitonesOf(mode, root) === 3
  return isMajor && isThird && isMinor ? plain + 1 : plain
}

/** The nearest chord tone; the lower one of two equally near. */
function snapped(degree: number, { root }: Chord): number {
  const isTone = (other: number) => [0, 2, 4].includes((((other - root) % 7) + 7) % 7)
  return [0, -1, 1, -2, 2].map((by) => degree + by).find(isTone) ?? degree
}

/** Folds into the octave around the tonic, so that voices move little from chord to chord. */
const gathered = (semitones: number) => ((((semitones + 5) % 12) + 12) % 12) - 5

function semitonesIn(
  score: Score,
  layer: MusicLayer,
  event: LineEvent,
  chord: Chord,
  next: Chord,
): readonly number[] {
  const { mode } = score
  if (event.what === 'lead') return [semitonesOf(mode, nearRoot(next)) - 1]
  if (event.what === 'chord')
    return [0, 2, 4, 6]
      .slice(0, layer.tones ?? 3)
      .map((third) => gathered(toneOf(mode, chord.root + third, chord)))
      .sort((a, b) => a - b)
  if (layer.counts !== 'key') return [toneOf(mode, nearRoot(chord) + event.what, chord)]
  const half = beatsOf(score) / 2
  const isStrong = event.at === 0 || event.at === half
  return [toneOf(mode, isStrong ? snapped(event.what, chord) : event.what, chord)]
}

/** All notes of a bar, counted from 0, at this tension. */
export function notesOf(score: Score, bar: number, tension: number): Note[] {
  if (score.layers.length === 0) return []
  const beats = beatsOf(score)
  const position = positionOf(score, bar)
  const chords = chordsOf(score, bar)
  const following = chordsOf(score, bar + 1)
  return score.layers.flatMap((layer, index) => {
    const level = levelOf(layer, tension) * layer.volume * (score.volume ?? 1)
    if (level === 0) return []
    const { octave = 0, pan = 0, drums } = layer
    return eventsOf(score, index, layer, position).flatMap((event): Note[] => {
      const at = swung(event.at, score.swing ?? 0)
      const lasts = swung(event.at + event.lasts, score.swing ?? 0) - at
      const human = 1 + HUMANISE * (hashFraction(bar, index, Math.round(event.at * 48)) - 0.5)
      const volume = level * human * (event.at % 1 === 0 ? 1 : 0.85)
      const drum = drums?.[typeof event.what === 'number' ? event.what : 0]
      if (drum) {
        const hertz = drum.fixed ?? hertzOf(12 * octave)
        return [{ layer: index, voice: drum, at, lasts, hertz, semitones: 0, volume, pan }]
      }
      const { voice } = layer
      if (!voice) return []
      const isLate = chords.length > 1 && event.at >= beats / 2
      const chord = chords[isLate ? 1 : 0] ?? { root: 0, isMajor: false }
      const next = (isLate || chords.length === 1 ? following[0] : chords[1]) ?? chord
      const all = semitonesIn(score, layer, event, chord, next)
      return all.map((tone, i) => {
        const semitones = keyOf(score.key) + 12 * octave + tone
        const hertz = folded(hertzOf(semitones))
        // Equal power: keeps a chord about as loud as a single note.
        const share = volume / Math.sqrt(all.length)
        return { layer: index, voice, at: at + i * ROLL, lasts, hertz, semitones, volume: share, pan }
      })
    })
  })
}

/** Applies swing: delays off-beat eighths, and stretches the time between accordingly. */
function swung(at: number, swing: number): number {
  const beat = Math.floor(at + 1e-9)
  const within = at - beat
  const middle = 0.5 * (1 + swing)
  return beat + (within < 0.5 ? within * 2 * middle : middle + (within - 0.5) * 2 * (1 - middle))
}
