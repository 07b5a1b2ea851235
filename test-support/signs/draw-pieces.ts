/** Draws the pieces of games in a browser's page and tells them apart. Bundled by `signs.ts`. */
import { UNLIMITED_BUDGET } from '../../games/kit/paint/paint-budget.ts'
import { penOn, type Pen } from '../../games/kit/paint/sprite.ts'
import type { Stage } from '../../games/kit/paint/stage.ts'
import type { Pieces } from '../../games/kit/test/pieces.ts'
import { blurred, BORDER, judge, type Lightness, type Verdict } from './classifier.ts'
import { seenBy, VISIONS, type Vision } from './vision.ts'

export interface SignResult extends Verdict {
  readonly vision: Vision
}

/** Larger pieces are drawn at this size. What is told apart there is told apart at any larger one, and in less time. */
const LARGEST = 96

/** Disturbances: offsets between pixels, and light or shade on the ground. */
const DISTURBANCES = [
  [0.4, -0.3, 'rgba(255,255,255,.12)'],
  [-0.35, 0.45, 'rgba(0,0,0,.12)'],
] as const
const PLAIN = [0, 0, 'transparent'] as const
/** Offsets of templates: nobody mistakes a piece because it is between two pixels. */
const PHASES = [PLAIN, ...[-0.4, 0.4].flatMap((x) => [-0.4, 0.4].map((y) => [x, y, 'transparent'] as const))]

const visions = Object.keys(VISIONS) as readonly Vision[]

function stageWith(look: string, strong: boolean): Stage {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no 2D canvas.')
  return {
    canvas,
    pen,
    width: 320,
    height: 480,
    ratio: 1,
    safe: { top: 56, right: 8, bottom: 8, left: 8 },
    look,
    strong,
    calm: false,
    layoutVersion: 1,
    spriteVersion: 1,
    prePaint: () => {},
    paintBudget: UNLIMITED_BUDGET,
    scenery: (draw) => draw(),
  }
}

type Draw = (pen: Pen) => void

function picture(
  draw: Draw,
  size: number,
  ground: string,
  [dx, dy, light]: readonly [number, number, string],
) {
  const scale = Math.min(1, LARGEST / size)
  const side = Math.ceil(size * scale) + 2 * BORDER
  const canvas = new OffscreenCanvas(side, side)
  const pen = penOn(canvas)
  for (const fill of [ground, light]) {
    pen.fillStyle = fill
    pen.fillRect(0, 0, side, side)
  }
  pen.translate(side / 2 + dx, side / 2 + dy)
  pen.scale(scale, scale)
  pen.save()
  draw(pen)
  pen.restore()
  return { canvas, pixels: pen.getImageData(0, 0, side, side).data }
}

const lightness = (vision: Vision, pixels: ArrayLike<number>): Lightness => blurred(seenBy(vision, pixels))

function resultsOn(ground: string, { size, draw }: Pieces, stage: Stage): SignResult[] {
  const pieces = Object.entries(draw(stage))
  const plain = pieces.map(
    ([name, piece]) => [name, PHASES.map((phase) => picture(piece, size, ground, phase).pixels)] as const,
  )
  const disturbed = pieces.flatMap(([name, piece]) =>
    DISTURBANCES.map((by) => [name, picture(piece, size, ground, by).pixels] as const),
  )
  return visions.flatMap((vision) => {
    const templates = new Map(
      plain.map(([name, phases]) => [name, phases.map((pixels) => lightness(vision, pixels))]),
    )
    return disturbed.map(([name, pixels]) => ({
      vision,
      ...judge(name, lightness(vision, pixels), templates),
    }))
  })
}

/** Tells the pieces of a game apart in one look, with or without strong signs, on the first grounds of each set. */
export const tellApart = (
  sets: readonly Pieces[],
  look: string,
  strong: boolean,
  mostGrounds: number,
): SignResult[] =>
  sets.flatMap((set) =>
    set.grounds.slice(0, mostGrounds).flatMap((ground) => resultsOn(ground, set, stageWith(look, strong))),
  )

/** A picture of all pieces: a row for each vision and, first, for full colour; plain and strong side by side. */
export function sheetOf(sets: readonly Pieces[], look: string, zoom: number): string {
  const rows = sets.flatMap((set) =>
    [false, true].map((strong) =>
      Object.values(set.draw(stageWith(look, strong))).map((draw) =>
        picture(draw, set.size, set.grounds[0], PLAIN),
      ),
    ),
  )
  const sheet = document.createElement('canvas')
  const pen = sheet.getContext('2d')
  const [first] = rows.flat()
  if (!pen || !first) throw new Error('There is nothing to draw.')
  const side = Math.max(...rows.flat().map(({ canvas }) => canvas.width)) * zoom
  Object.assign(sheet, {
    width: side * Math.max(...rows.map(({ length }) => length)),
    height: side * rows.length * 2,
  })
  pen.imageSmoothingEnabled = false
  rows.forEach((row, y) =>
    row.forEach(({ canvas, pixels }, x) => {
      pen.drawImage(canvas, x * side, y * 2 * side, canvas.width * zoom, canvas.width * zoom)
      const seen = seenBy('deuteranopia', pixels)
      const grey = new ImageData(canvas.width, canvas.width)
      seen.forEach((value, i) => grey.data.set([value * 2.55, value * 2.55, value * 2.55, 255], i * 4))
      const small = new OffscreenCanvas(canvas.width, canvas.width)
      penOn(small).putImageData(grey, 0, 0)
      pen.drawImage(small, x * side, (y * 2 + 1) * side, canvas.width * zoom, canvas.width * zoom)
    }),
  )
  return sheet.toDataURL()
}
