/** Draws a frame: the meadow, the bed and its plants, the preview, the tray and the bee. */
import { shake } from '../../kit/paint/shake.ts'
import { particles } from '../../kit/paint/particles.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, Frame, Point, ViewFeedback } from '../../kit/view.ts'
import { canTakeBack, rules, type Planting, type State } from '../rules.ts'
import { NONE } from '../rules/bed.ts'
import { PIECES } from '../rules/pieces.ts'
import { drawUndoButton } from './undo-button.ts'
import { createBackdrop } from './backdrop.ts'
import { stampBed } from './bed.ts'
import { createBee } from './bee.ts'
import { changesOf } from './changes.ts'
import { createEffects } from './effects.ts'
import type { Prospect } from './placement.ts'
import { createGrowth } from './growth.ts'
import type { Attention } from './hand.ts'
import { cellSpot, extent, type Layout } from './layout.ts'
import { createLesson } from './lesson.ts'
import { bloomPeak, peakOf } from './peaks.ts'
import { drawPreview } from './preview.ts'
import { drawStreak } from './streak.ts'
import { createSwarm } from './swarm.ts'
import { createTiles } from './tiles.ts'
import { createTray } from './tray.ts'

/** Longest animation of the streak after a planting, and of the end of a round, in seconds. */
const STREAKING = 0.6
const ENDING = 1.5

export function createScene(stage: Stage, voice: ViewFeedback) {
  const { pen } = stage
  const bits = particles(300)
  const tiles = createTiles(stage)
  const backdrop = createBackdrop(stage, tiles.wardrobe)
  const growth = createGrowth(pen, tiles, bits)
  const effects = createEffects(stage, bits, tiles.wardrobe, voice)
  const tray = createTray(pen, tiles)
  const bee = createBee()
  const swarm = createSwarm(pen, tiles.wardrobe)
  const lesson = createLesson(pen, tiles)
  const camera = shake()
  /** The piece that is dragged, as last drawn. */
  let figure: readonly Box[] = []
  let now = 0
  /** The best score before this round. */
  let best: number | undefined
  let ended: number | undefined
  /** Time of the last planting. */
  let plantedAt = -Infinity
  /** While a line blooms, the next preview stays hidden until the player moves it. */
  let blooming: { readonly until: number; prospect?: Prospect | undefined } | undefined

  function isInTheWay(time: number, prospect: Prospect | undefined): boolean {
    if (!blooming) return false
    blooming.prospect ??= prospect
    if (time > blooming.until || blooming.prospect !== prospect) blooming = undefined
    return blooming !== undefined
  }

  return {
    get figure() {
      return figure
    },

    /** Starts a round. Only the dealt pieces are animated. */
    begin(state: State, time: number): void {
      now = time
      plantedAt = -Infinity
      effects.begin()
      growth.begin()
      tray.begin(state, time)
      lesson.look(state)
    },

    see(before: State, after: State, layout: Layout): void {
      plantedAt = now
      const changes = changesOf(before, after)
      const { blooms, lines, filled, dealt } = changes
      growth.see(changes, now)
      tray.see(after)
      if (dealt) tray.deal(now + (lines.length ? 0.5 : 0.12))
      lesson.look(after)
      const peak = peakOf(changes, before, after, best)
      if (peak && after.planted > before.planted) voice.moment(peak)
      const points = after.score - before.score
      effects.see(changes, after, points, layout, bloomPeak(changes, before, after, layout.bed))
      if (filled.length) swarm.come(filled, now)
      if (filled.length || lines.length > 2) camera.jolt(layout.size * 0.5)
      blooming = undefined
      if (lines.length === 0) return
      blooming = { until: now + Math.max(...blooms.map((bloom) => bloom.after)) + 0.4 }
      const ends = lines.flatMap((line) => [line[0] ?? 0, line.at(-1) ?? 0])
      bee.visit(ends.map((cell) => cellSpot(layout, cell)))
    },

    draw(frame: Frame<State, Planting>, layout: Layout, attention: Attention): void {
      const { state, time, delta, still, playing } = frame
      const { bed, size } = layout
      const { carried, prospect, slot } = attention
      now = time
      best = frame.best
      const isOver = rules.outcome(state) !== 'playing'
      ended = isOver ? (ended ?? time) : undefined
      const over = ended === undefined ? -1 : time - ended
      stage.scenery(() => backdrop.draw(frame, layout))
      pen.save()
      camera.apply(pen, delta, still)
      stampBed(pen, layout, tiles.wardrobe)
      tray.drawShelf(layout)
      growth.draw(frame, layout, new Set(prospect && [...prospect.lines.flat(), ...prospect.watered]), over)
      if (!isInTheWay(time, prospect)) drawPreview(pen, tiles, layout, state, attention, time)
      tray.draw(frame, layout, playing ? slot : undefined, carried !== undefined)
      if (isOver) tray.drawEnd(layout, over)
      else if (!prospect && !carried && !blooming) lesson.draw(frame, layout)
      // May be painted late: before the first planting there is neither a streak nor anything to take back.
      stage.scenery(() => {
        drawStreak(pen, tiles.wardrobe, frame, layout)
        drawUndoButton(pen, tiles.wardrobe, layout, playing && canTakeBack(state))
      })
      const piece = state.hand[slot] ?? NONE
      figure = []
      if (carried && piece !== NONE) {
        tiles.piece(piece, size, carried, undefined, state.gifts[slot])
        const { wide, high } = extent(PIECES[piece]?.cells ?? [])
        const [width, height] = [wide * size, high * size]
        figure = [{ x: carried.x - width / 2, y: carried.y - height / 2, width, height }]
      }
      const home = { x: bed.x + size * 6.95, y: bed.y - size * 5.6 }
      const mood = prospect?.lines.length ? 'wow' : 'glad'
      stage.scenery(() => bee.draw(pen, tiles.wardrobe, Math.round(size * 1.05), home, time, still, mood))
      swarm.draw(layout, time, still, stage.width)
      effects.draw(delta, still, figure)
      pen.restore()
    },

    /** Whether anything moves, apart from idle motion. The picture shakes for less time than a line blooms. */
    get isMoving() {
      const isChanging =
        now < plantedAt + STREAKING || blooming !== undefined || now < (ended ?? -ENDING) + ENDING
      const isFlying = bee.isMoving || swarm.isMoving(now) || effects.isMoving
      return isChanging || isFlying || growth.isMoving(now) || tray.isMoving(now)
    },

    refuse: () => tray.refuse(now),
    giveBack: (slot: number, from: Point) => tray.giveBack(slot, from, now),
  }
}
