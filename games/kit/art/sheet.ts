/**
 * Provides the drawing surface of posters: a box of 480 × 360 with a margin on both sides, because preview pictures are
 * wider than cards. Posters use the game's own drawing code, so they always look like the game.
 */
import type { Game } from '../game.ts'
import { createWords } from '../play/words.ts'
import { sprites, type Bake } from '../paint/sprite.ts'
import { UNLIMITED_BUDGET } from '../paint/paint-budget.ts'
import type { Insets, Stage } from '../paint/stage.ts'

/** In pixels. */
export interface PixelSize {
  readonly width: number
  readonly height: number
}

export const BOX: PixelSize = { width: 480, height: 360 }

/** Exported by a game's art/poster.ts. */
export type Poster = (sheet: ArtSheet) => void | Promise<void>

export interface ArtSheet {
  /** Scaled to units of the box, with the origin at its top left corner. */
  readonly pen: CanvasRenderingContext2D
  /** Visible edges in the same units: 0 and 480 on the card, further out on a wider picture. */
  readonly left: number
  readonly right: number
  /** Sprite cache for this pen. */
  readonly bake: Bake
  /** Renders a moment of the game with its own view, to a canvas of its own. */
  view<State, Action>(game: Game<State, Action>, moment: ArtMoment<State>): HTMLCanvasElement
  /** Draws white stars with four points. */
  sparkle(...stars: readonly (readonly [x: number, y: number, radius: number])[]): void
  /** Draws beams of light around a point. */
  rays(x: number, y: number, colour: string): void
  /** Draws the game's name along the bottom of the box, in the lettering of all games. */
  title(text: string, look?: TitleLook): void
}

export interface TitleLook {
  /** Font size in units of the box; long names need a smaller one. */
  readonly size?: number
  /** From top to bottom. */
  readonly fill?: readonly [string, string, string]
  readonly edge?: string
  /** Vertical centre of the name. */
  readonly y?: number
}

export interface ArtMoment<State> extends PixelSize {
  readonly state: State
  /** The previous state, to show the change in motion. */
  readonly before?: State
  /** Seconds since that change. */
  readonly since?: number
  /** Insets that the board keeps free, in CSS pixels. */
  readonly safe?: Partial<Insets>
  /** Canvas pixels per CSS pixel. */
  readonly ratio?: number
  /** The same as in a frame of play. */
  readonly look?: string
  readonly best?: number
  readonly ghost?: State
}

/** Flatness of the title's arc, in units of the box. */
const ARC = 1600
const GOLD = ['#fff3a6', '#ffc62e', '#ff7a1f'] as const

export function createSheet(pen: CanvasRenderingContext2D, size: PixelSize): ArtSheet {
  const ratio = size.height / BOX.height
  const wide = size.width / ratio
  const left = (BOX.width - wide) / 2
  pen.scale(ratio, ratio)
  pen.translate(-left, 0)

  function sparkle(...stars: readonly (readonly [number, number, number])[]): void {
    pen.fillStyle = '#fff'
    for (const [x, y, r] of stars) {
      pen.beginPath()
      for (let i = 0; i < 8; i++) {
        const [far, angle] = [i % 2 ? r * 0.3 : r, (i * Math.PI) / 4]
        pen.lineTo(x + Math.sin(angle) * far, y - Math.cos(angle) * far)
      }
      pen.fill()
    }
  }

  function rays(x: number, y: number, colour: string): void {
    pen.fillStyle = colour
    pen.beginPath()
    for (let i = 0; i < 16; i++) {
      const angle = (i * Math.PI) / 8
      pen.moveTo(x, y)
      for (const side of [-0.1, 0.1])
        pen.lineTo(x + Math.cos(angle + side) * 700, y + Math.sin(angle + side) * 700)
    }
    pen.fill()
  }

  return {
    pen,
    left,
    right: left + wide,
    bake: sprites(stageOn(pen.canvas, size, {}, ratio)),
    view,
    sparkle,
    rays,
    title: (text, look) => letterTitle(pen, text, look),
  }
}

/** A stage without a shell. */
function stageOn(
  canvas: HTMLCanvasElement,
  size: PixelSize,
  safe: Partial<Insets>,
  ratio: number,
  look = '',
): Stage {
  return {
    look,
    strong: false,
    calm: false,
    createWords,
    canvas,
    width: size.width,
    height: size.height,
    ratio,
    safe: { top: 0, right: 0, bottom: 0, left: 0, ...safe },
    layoutVersion: 1,
    spriteVersion: 1,
    // A poster paints every sprite on demand.
    prePaint: () => {},
    paintBudget: UNLIMITED_BUDGET,
    scenery: UNLIMITED_BUDGET.scenery,
    get pen() {
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('This browser has no 2D canvas.')
      return pen
    },
  }
}

/**
 * Draws every frame up to the moment, because particles and springs keep state between frames. Not for WebGL games, whose
 * posters use their own scene.
 */
function view<State, Action>(game: Game<State, Action>, moment: ArtMoment<State>): HTMLCanvasElement {
  const { state, before = state, since = 0, width, height, safe = {}, ratio = 3, look, best, ghost } = moment
  const canvas = document.createElement('canvas')
  canvas.width = width * ratio
  canvas.height = height * ratio
  const stage = stageOn(canvas, moment, safe, ratio, look)
  const opened = game.open(stage, { play: () => {}, news: () => {}, moment: () => {} })
  opened.begin?.(before, 0)
  const draw = (shown: State, from: State, age: number, time: number) => {
    stage.pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    opened.draw({
      before: from,
      state: shown,
      since: age,
      time,
      delta: 1 / 60,
      still: false,
      playing: false,
      hint: undefined,
      best,
      ghost,
    })
  }
  const settle = 4
  for (let time = 0; time < settle; time += 1 / 60) draw(before, before, time, time)
  if (before !== state) opened.see?.(before, state)
  for (let age = 0; age <= since; age += 1 / 60) draw(state, before, age, settle + age)
  return canvas
}

function letterTitle(pen: CanvasRenderingContext2D, text: string, look: TitleLook = {}): void {
  const { size = 86, fill = GOLD, edge = '#2a1458', y = 306 } = look
  pen.save()
  pen.font = `700 ${size}px "Fredoka Variable"`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  const gold = pen.createLinearGradient(0, -size * 0.42, 0, size * 0.42)
  for (const [i, colour] of fill.entries()) gold.addColorStop([0, 0.55, 1][i] ?? 1, colour)
  const layers = [
    { width: 0.24, colour: '#0006', down: 0.12, blur: 12 },
    { width: 0.27, colour: edge, down: 0.06, blur: 0 },
    { width: 0.27, colour: edge, down: 0, blur: 0 },
    { width: 0.105, colour: '#fff', down: 0, blur: 0 },
    { width: 0, colour: gold, down: 0, blur: 0 },
  ]
  const before = (count: number) => pen.measureText(text.slice(0, count)).width
  const half = before(text.length) / 2
  // Layer by layer over the whole name, so that no letter's outline covers its neighbour.
  for (const { width, colour, down, blur } of layers)
    for (const [i, sign] of [...text].entries()) {
      const middle = (before(i) + before(i + 1)) / 2 - half
      pen.save()
      // Along a shallow arc.
      pen.translate(BOX.width / 2 + middle, y + (middle * middle) / ARC + down * size)
      pen.rotate((middle * 2) / ARC)
      pen.filter = blur ? `blur(${blur}px)` : 'none'
      pen.strokeStyle = pen.fillStyle = colour
      pen.lineWidth = width * size
      if (width) pen.strokeText(sign, 0, 0)
      else pen.fillText(sign, 0, 0)
      pen.restore()
    }
  pen.restore()
}
