/** Draws a frame: the night garden, the slate with its digits and beads, and the highlights. */
import { perSize } from '../../kit/board/per-size.ts'
import { breath } from '../../kit/paint/easing.ts'
import { sprites, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import { advise, type CoachAdvice } from '../rules/coach.ts'
import { linesOf, type Spot } from '../rules/lines.ts'
import type { Marking, State } from '../rules/state.ts'
import { createBackdrop } from './backdrop.ts'
import { createBursts } from './bursts.ts'
import { createDigits } from './digits.ts'
import { createEffects } from './effects.ts'
import { paneMiddle } from './greenhouse.ts'
import { linesOfSpot, slateMiddle, spotMiddle, type Layout } from './layout.ts'
import { late } from './late.ts'
import { createLights } from './lights.ts'
import { paletteOf, type Palette } from './looks.ts'
import { createOwl } from './owl.ts'
import { drawCursor, drawTwins } from './signs.ts'
import { stampSlate, traceLine } from './slate.ts'
import { createTargets } from './targets.ts'

/** The spots to highlight. */
interface Attention {
  readonly cursor: Spot | undefined
  readonly hovered: Spot | undefined
  readonly advice: CoachAdvice | undefined
}

/** Idle seconds before a ghost demonstrates a mark, and the last level with a demonstration. */
const IDLE = 2.2
const LAST_SHOWN = 2
/** Seconds that twins stay framed after a mark. */
const FRAMED = 0.7

export function createScene(stage: Stage) {
  const { pen } = stage
  const effects = createEffects()
  const bursts = createBursts()
  const backdrop = createBackdrop(stage)
  const lights = createLights(stage, effects)
  const owl = createOwl(stage, effects)
  const digits = createDigits(stage, effects)
  const targets = createTargets(stage, effects)
  // A new layout changes every size, so the old sprites are dropped.
  const bakeFor = perSize<Layout, Bake>(stage, () => sprites(stage))
  let firstAdvice: CoachAdvice | undefined

  /** Highlights the lines under the cursor, and the lines that are true. */
  function drawLines(state: State, layout: Layout, { shades }: Palette, focus: Spot | undefined): void {
    const fill = (line: number) => {
      traceLine(pen, layout, state, line)
      pen.fill()
    }
    pen.fillStyle = `${shades[6]}33`
    if (focus) linesOfSpot(state, focus).forEach(fill)
    pen.fillStyle = '#ffb92e'
    for (const line of linesOf(state)) {
      const lit = effects.lit(line)
      pen.globalAlpha = lit * 0.55
      if (lit > 0) fill(line)
    }
    pen.globalAlpha = 1
  }

  function drawSigns(frame: Frame<State, Marking>, layout: Layout, { cursor, advice }: Attention): void {
    const { state, time, still, playing } = frame
    const palette = paletteOf(stage.look)
    const untouched = state.marks.every((mark) => mark === 'none')
    const shown = advice ?? (playing && untouched && effects.dealt > IDLE ? firstAdvice : undefined)
    if (shown && rules.outcome(state) === 'playing')
      late.drawAdvice?.(pen, layout, state, palette, shown, still ? undefined : time)
    if (cursor) drawCursor(pen, layout, palette, cursor, still ? 0 : breath(time, 0.9))
  }

  return {
    shake: effects.shake,
    get isMoving() {
      // Without idle motion nothing else would draw the demonstration when it is due.
      const isDemonstrationDue = firstAdvice !== undefined && effects.dealt <= IDLE
      return effects.isMoving || bursts.isMoving || isDemonstrationDue
    },
    begin(state: State, time: number): void {
      effects.begin(state, time)
      bursts.begin()
      targets.begin(state)
      firstAdvice = state.level > 0 && state.level <= LAST_SHOWN ? advise(state) : undefined
    },
    see(before: State, after: State, layout: Layout): void {
      effects.see(before, after)
      bursts.see(before, after, layout)
      targets.see(before, after)
    },
    draw(frame: Frame<State, Marking>, layout: Layout, attention: Attention): void {
      const { state, time, delta, still } = frame
      const bake = bakeFor(layout)
      const palette = paletteOf(stage.look)
      const focus = attention.cursor ?? attention.hovered
      const { greenhouse, size } = layout
      for (const line of effects.advance(time)) bursts.glitter(paneMiddle(greenhouse, size, line), still)
      stage.scenery(() => {
        backdrop.draw(frame, layout, bake)
        lights.drawPanes(frame, layout, bake)
      })
      const watched = focus ? spotMiddle(layout, focus) : slateMiddle(layout)
      owl.draw(frame, layout, bake, watched, targets.broken)
      stampSlate(pen, layout, state.bed, bake, palette)
      drawLines(state, layout, palette, focus)
      digits.draw(frame, layout, bake)
      targets.draw(frame, layout, bake)
      for (const pair of state.twins)
        if (
          pair.some((cell) => (focus?.kind === 'cell' && focus.at === cell) || effects.turned(cell) < FRAMED)
        )
          drawTwins(pen, layout, pair)
      drawSigns(frame, layout, attention)
      if (!still) lights.drawFlights(layout, bake)
      bursts.draw(pen, delta, still)
    },
  }
}
