/** Animates the hen: laying, worrying, cheering and talking. */
import { blinks, clamp } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { ElementSpot, Frame } from '../../kit/view.ts'
import { isNight, speedAt } from '../rules/curve.ts'
import type { Day, Action, Thought } from '../rules.ts'
import { remark } from '../words.ts'
import { drawSpeech, drawThought } from './bubbles.ts'
import type { Changes } from './changes.ts'
import { moodOf } from './eggs.ts'
import { drawHen, type HenMood } from './hen-parts.ts'
import type { Layout } from './layout.ts'
import type { Wardrobe } from './looks.ts'

/** Seconds for which a remark is shown. */
const SPEECH = 1.9

/** Where the thought bubble is by day. */
export const thoughtSpot = ({ top: { x, y }, hen }: Layout): ElementSpot => ({
  x: x + hen * 3.05,
  y: y - hen * 0.95,
  size: hen * 1.6,
})

interface Hen {
  see(before: Day, after: Day, changes: Changes): void
  /** Seconds since the last reason to cheer. */
  readonly cheer: number
  draw(frame: Frame<Day, Action>, layout: Layout): void
}

export function createHen(pen: Pen, wardrobe: Wardrobe): Hen {
  let speech = { text: '', age: SPEECH }
  /** Seconds since the last egg was laid, came home, broke, and since the last golden egg came home. */
  const ages = { laid: 9, home: 9, broke: 9, gold: 9 }

  function moodIn(day: Day): HenMood {
    if (ages.broke < 1.4) return 'shocked'
    if (day.eggs.some((egg) => egg.form !== 'rotten' && moodOf(day, egg) === 'sad')) return 'worried'
    return ages.home < 0.9 || day.row >= 5 || day.next.form === 'golden' ? 'glad' : 'calm'
  }

  return {
    see(before, after, { landed, isLost }) {
      const text = remark(before, after)
      if (text) speech = { text, age: 0 }
      if (after.laid > before.laid) ages.laid = 0
      if (!landed) return
      if (isLost) {
        ages.broke = 0
        return
      }
      ages.home = 0
      if (landed.form !== 'plain') ages.gold = 0
    },
    get cheer() {
      return Math.min(ages.home, ages.gold)
    },
    draw({ state, time, delta, still }, layout) {
      const { top, hen, bare } = layout
      for (const name of ['laid', 'home', 'broke', 'gold'] as const) ages[name] += delta
      speech.age += delta
      const last = state.eggs.at(-1)
      const ticks = state.rest || (last ? (state.space - last.at) / speedAt(state) : 9)
      // She presses before laying, then sits up.
      const press = state.lot ? clamp(1 - ticks / 16) : 0
      const relief = Math.exp(-ages.laid * 6) * Math.cos(ages.laid * 20)
      const joy = Math.max(0, 1 - ages.gold) + Math.max(0, 1 - ages.broke / 1.2) * 0.6
      drawHen(pen, wardrobe, {
        x: top.x,
        y: top.y - hen * 0.2,
        size: hen,
        mood: moodIn(state),
        stretch: still ? 0 : relief * 0.14 - press * 0.13 + Math.sin(time * 2.2) * 0.015,
        wings: still ? 0 : joy * (0.6 + 0.4 * Math.sin(time * 26)) + Math.max(0, relief) * 0.4,
        blink: blinks(time, 3.7),
      })
      const thought = thoughtIn(state, time)
      const { x, y } = thoughtSpot(layout)
      const size = hen * (isNight(state) ? 1.05 : 0.78)
      if (!bare) drawThought(pen, wardrobe, x, y, size, thought)
      if (speech.age >= SPEECH) return
      const alpha = clamp((SPEECH - speech.age) * 4) * clamp(speech.age * 12)
      drawSpeech(pen, speech.text, top.x - hen * 2.1, top.y + hen * 0.62, clamp(hen * 0.38, 12, 20), alpha)
    },
  }
}

/** The next egg by day, unless there is fog; at night the twists of tomorrow in turn. */
function thoughtIn(day: Day, time: number): Thought | 'a fox' | 'fog' {
  const { twists, next } = day
  if (!isNight(day)) return twists.includes('fog') ? 'fog' : next
  const twist = twists[Math.floor(time * 1.4) % twists.length]
  if (twist === 'rotten eggs') return { ...next, form: 'rotten' }
  if (twist === 'gold rush') return { ...next, form: 'golden' }
  return twist === 'twins' ? { kind: 0, other: 1, form: 'twin' } : (twist ?? next)
}
