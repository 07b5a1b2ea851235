/**
 * A score becomes notes, a bar at a time. Pure: what a bar is like follows from its number, so that music can be proved,
 * drawn and rendered like anything else. Lines are chosen and varied anew each time they come, so that nothing is heard
 * twice for minutes.
 */
import { chanceOf, readLine, varied, type Event, type Read } from './lines.ts'
import { folded, hertzOf, keyOf, semitonesOf, type Mode } from './scale.ts'
import type { Layer, Line, Score, Voice } from './score.ts'

export interface Note {
  /** Which layer plays it, from 0. */
  readonly layer: number
  readonly voice: Voice
  /** Beats from the bar's beginning. */
  readonly at: number
  /** In beats. */
  readonly lasts: number
  readonly hertz: number
  /** Above middle C; of a drum 0. */
  readonly semitones: number
  readonly volume: number
  readonly pan: number
}

/** The tension below a layer's own in which it is heard faintly. */
const FADES_IN = 0.1
/** A layer that is fainter than this share of itself is not heard. */
const FAINTEST = 0.02
/** How much two notes that are written alike differ in loudness. */
const HUMAN = 0.14
/** Beats between the tones of a chord, from the lowest up. */
const ROLLED = 0.02

export const beatsOf = ({ beats = 4 }: Score) => beats

/** Seconds of a beat. */
export const beatSeconds = ({ tempo, quickens = tempo }: Score, tension: number) =>
  60 / (tempo + (quickens - tempo) * tension)

interface Chord {
  /** The degree of its root, from 0. */
  readonly root: number
  /** Whether its third is made great. */
  readonly isGreat: boolean
}

interface Place {
  readonly section: string
  /** How many sections were before this one. */
  readonly instance: number
  /** How often the whole form has been heard. */
  readonly pass: number
  /** Bars since the section began, and how many it has. */
  readonly offset: number
  readonly bars: number
}

const barsIn = (chords = '1') => chords.trim().split(/\s+/)

/** How many bars the form has. */
export const formBars = ({ form, sections }: Score) =>
  [...form].reduce((sum, name) => sum + barsIn(sections[name]).length, 0)

function placeOf({ form, sections, ...score }: Score, bar: number): Place {
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

/** The bar at which the next section begins. */
export function nextSection(score: Score, bar: number): number {
  const { offset, bars } = placeOf(score, bar)
  return offset === 0 ? bar : bar + bars - offset
}

/** The chords of a bar: one, or two that share it. */
function chordsOf(score: Score, bar: number): readonly Chord[] {
  const { section, offset } = placeOf(score, bar)
  const text = barsIn(score.sections[section])[offset] ?? '1'
  return text.split('/').map((sign) => ({ root: Number(sign[0]) - 1, isGreat: sign.endsWith('+') }))
}

function levelOf({ from = 0, until = Infinity }: Layer, tension: number): number {
  const rises = from === 0 ? 1 : (tension - from) / FADES_IN + 1
  const level = Math.min(1, rises, (until - tension) / FADES_IN)
  return level < FAINTEST ? 0 : level
}

const linesOf = ({ lines }: Layer, section: string): readonly Line[] =>
  Array.isArray(lines) ? lines : ((lines as Readonly<Record<string, readonly Line[]>>)[section] ?? [])

/** What a layer plays in a bar, in beats from the bar's beginning. */
function eventsOf(score: Score, index: number, layer: Layer, place: Place): readonly Event[] {
  const beats = beatsOf(score)
  const lines = linesOf(layer, place.section)
  if (lines.length === 0) return []
  let begins = 0
  for (let k = 0; ; k++) {
    const chance = (i: number) => chanceOf(score.seed ?? 0, index, place.instance, k, i)
    // The first time everything is heard as it is written.
    const isFirst = place.pass === 0
    const choice = isFirst ? (place.instance + k) % lines.length : Math.floor(chance(-2) * lines.length)
    const read: Read = readLine(lines[choice] ?? '', beats)
    const within = place.offset - begins
    begins += read.bars
    if (begins <= place.offset) continue
    const isVaried = layer.varies !== false && (!isFirst || place.instance > 1)
    const events = isVaried ? varied(read, layer.counts === 'key', beats, chance) : read.events
    return events
      .map((event) => ({ ...event, at: event.at - within * beats }))
      .filter(({ at }) => at >= 0 && at < beats)
  }
}

/** The root as near to the key's first degree as it can be. */
const nearRoot = ({ root }: Chord) => (root > 3 ? root - 7 : root)

/** Semitones above the key's first degree, with what the chord changes. */
function toneOf(mode: Mode, degree: number, { root, isGreat }: Chord): number {
  const plain = semitonesOf(mode, degree)
  const isThird = (((degree - root) % 7) + 7) % 7 === 2
  const isSmall = semitonesOf(mode, root + 2) - semitonesOf(mode, root) === 3
  return isGreat && isThird && isSmall ? plain + 1 : plain
}

/** The nearest tone of the chord; of two that are as near, the lower. */
function snapped(degree: number, { root }: Chord): number {
  const isTone = (other: number) => [0, 2, 4].includes((((other - root) % 7) + 7) % 7)
  return [0, -1, 1, -2, 2].map((by) => degree + by).find(isTone) ?? degree
}

/** Into the octave around the key's first degree, where chords stay: from one to the next their tones move little. */
const gathered = (semitones: number) => ((((semitones + 5) % 12) + 12) % 12) - 5

function semitonesIn(score: Score, layer: Layer, event: Event, chord: Chord, next: Chord): readonly number[] {
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

/** All that is played in this bar, counted from 0, at this tension. */
export function notesOf(score: Score, bar: number, tension: number): Note[] {
  if (score.layers.length === 0) return []
  const beats = beatsOf(score)
  const place = placeOf(score, bar)
  const chords = chordsOf(score, bar)
  const following = chordsOf(score, bar + 1)
  return score.layers.flatMap((layer, index) => {
    const level = levelOf(layer, tension) * layer.volume * (score.volume ?? 1)
    if (level === 0) return []
    const { octave = 0, pan = 0, drums } = layer
    return eventsOf(score, index, layer, place).flatMap((event): Note[] => {
      const at = swung(event.at, score.swing ?? 0)
      const lasts = swung(event.at + event.lasts, score.swing ?? 0) - at
      const human = 1 + HUMAN * (chanceOf(bar, index, Math.round(event.at * 48)) - 0.5)
      const volume = level * human * (event.at % 1 === 0 ? 1 : 0.85)
      const drum = drums?.[typeof event.what === 'number' ? event.what : 0]
      if (drum) {
        const hertz = drum.fixed ?? hertzOf(12 * octave)
        return [{ layer: index, voice: drum, at, lasts, hertz, semitones: 0, volume, pan }]
      }
      const { voice } = layer
      if (!voice) return []
      const isLate = chords.length > 1 && event.at >= beats / 2
      const chord = chords[isLate ? 1 : 0] ?? { root: 0, isGreat: false }
      const next = (isLate || chords.length === 1 ? following[0] : chords[1]) ?? chord
      const all = semitonesIn(score, layer, event, chord, next)
      return all.map((tone, i) => {
        const semitones = keyOf(score.key) + 12 * octave + tone
        const hertz = folded(hertzOf(semitones))
        // A chord is as loud as it has tones only nearly.
        const share = volume / Math.sqrt(all.length)
        return { layer: index, voice, at: at + i * ROLLED, lasts, hertz, semitones, volume: share, pan }
      })
    })
  })
}

/** Where a moment is heard: the eighth off the beat comes late, and what is between moves along. */
function swung(at: number, swing: number): number {
  const beat = Math.floor(at + 1e-9)
  const within = at - beat
  const middle = 0.5 * (1 + swing)
  return beat + (within < 0.5 ? within * 2 * middle : middle + (within - 0.5) * 2 * (1 - middle))
}
