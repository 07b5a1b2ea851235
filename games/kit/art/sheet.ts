/**
 * What a game's poster.ts paints on: a box of 480 × 360 with room beside it, since the picture for previews is wider
 * than the card. A poster is composed from the game's own drawing, so that it never shows what the game is not.
 */
import type { Game } from '../game.ts'
import { sprites, type Bake } from '../paint/sprite.ts'
import { UNHURRIED } from '../paint/paint-budget.ts'
import type { Insets, Stage } from '../paint/stage.ts'

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const BOX: Size = { width: 480, height: 360 }

/** What a game's poster.ts exports. */
export type Poster = (sheet: Sheet) => void | Promise<void>

export interface Sheet {
  /** In units of the box; its top left corner is the origin. */
  readonly pen: CanvasRenderingContext2D
  /** The edges of what is seen, in the same units: 0 and 480 on the card, further out on a wider picture. */
  readonly left: number
  readonly right: number
  /** Bakes sprites for this pen, as a view's does. */
  readonly bake: Bake
  /** A moment of the game as its own view paints it, in a frame of its own. */
  view<State, Action>(game: Game<State, Action>, moment: Moment<State>): HTMLCanvasElement
  /** White stars of four points. */
  sparkle(...places: readonly (readonly [x: number, y: number, radius: number])[]): void
  /** Beams of light around a point. */
  rays(x: number, y: number, colour: string): void
  /** The game's name along the foot of the box, in the family's lettering. */
  title(text: string, look?: TitleLook): void
}

export interface TitleLook {
  /** Of a letter, in units; long names need smaller ones. */
  readonly size?: number
  /** From top to bottom. */
  readonly fill?: readonly [string, string, string]
  readonly edge?: string
  /** Where the middle of the name stands. */
  readonly y?: number
}

export interface Moment<State> extends Size {
  readonly state: State
  /** The state before it: what changed is seen in motion. */
  readonly before?: State
  /** Seconds since that change. */
  readonly since?: number
  /** What the board leaves free, in CSS pixels. */
  readonly safe?: Partial<Insets>
  /** Pixels in a CSS pixel of the frame. */
  readonly ratio?: number
  /** As in a frame of play; none, where nothing is said. */
  readonly look?: string
  readonly best?: number
  readonly ghost?: State
}

/** How flat the title's arc is, in units. */
const ARC = 1600
const GOLD = ['#fff3a6', '#ffc62e', '#ff7a1f'] as const

export function createSheet(pen: CanvasRenderingContext2D, size: Size): Sheet {
  const ratio = size.height / BOX.height
  const wide = size.width / ratio
  const left = (BOX.width - wide) / 2
  pen.scale(ratio, ratio)
  pen.translate(-left, 0)

  function sparkle(...places: readonly (readonly [number, number, number])[]): void {
    pen.fillStyle = '#fff'
    for (const [x, y, r] of places) {
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

/** A stage that no shell surrounds. */
function stageOn(
  canvas: HTMLCanvasElement,
  size: Size,
  safe: Partial<Insets>,
  ratio: number,
  look = '',
): Stage {
  return {
    look,
    canvas,
    width: size.width,
    height: size.height,
    ratio,
    safe: { top: 0, right: 0, bottom: 0, left: 0, ...safe },
    epoch: 1,
    coat: 1,
    // A poster needs everything at once, and asks for it as it goes.
    ahead: () => {},
    paintBudget: UNHURRIED,
    scenery: UNHURRIED.scenery,
    get pen() {
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('This browser has no 2D canvas.')
      return pen
    },
  }
}

/**
 * Every frame up to the moment is drawn, because particles and springs live from frame to frame. A game in WebGL paints
 * its poster with its own scene instead.
 */
function view<State, Action>(game: Game<State, Action>, moment: Moment<State>): HTMLCanvasElement {
  const { state, before = state, since = 0, width, height, safe = {}, ratio = 3, look, best, ghost } = moment
  const canvas = document.createElement('canvas')
  canvas.width = width * ratio
  canvas.height = height * ratio
  const stage = stageOn(canvas, moment, safe, ratio, look)
  const opened = game.open(stage, { play: () => {}, news: () => {} })
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
  const coats = [
    { width: 0.24, colour: '#0006', down: 0.12, blur: 12 },
    { width: 0.27, colour: edge, down: 0.06, blur: 0 },
    { width: 0.27, colour: edge, down: 0, blur: 0 },
    { width: 0.105, colour: '#fff', down: 0, blur: 0 },
    { width: 0, colour: gold, down: 0, blur: 0 },
  ]
  const before = (count: number) => pen.measureText(text.slice(0, count)).width
  const half = before(text.length) / 2
  // Coat by coat over the whole name, so that no letter's outline covers its neighbour.
  for (const { width, colour, down, blur } of coats)
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
