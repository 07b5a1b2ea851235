/** Palettes of the looks: tones of the defender and its shots, and a design on the body under the face. */
import { blot, polygon, ring } from '../../kit/paint/brush.ts'
import { box, disc } from '../../kit/paint/glossy.ts'
import { BLUE, CREAM, GREEN, ORANGE, RED, SLATE, VIOLET, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

export interface Palette {
  readonly body: Tone
  /** Outline of the body. */
  readonly rim: string
  /** Pods and cannon. */
  readonly gear: Tone
  /** Colours of eyes, their glint, and the mouth. */
  readonly eye: string
  readonly glint: string
  readonly mouth: string
  readonly cheeks: string
  /** Shots: colour of the glow as 'r,g,b', and of the core. */
  readonly shot: readonly [rgb: string, core: string]
  /** `r` is the body's radius. */
  paint?(pen: Pen, r: number): void
}

const PLAIN: Palette = {
  body: { ...CREAM, true: '#f2f4fb', deep: SLATE.light },
  rim: '#4a5a9a',
  gear: BLUE,
  eye: '#0a3a6b',
  glint: '#fff',
  mouth: '#0a3a6b',
  cheeks: 'rgba(255,93,143,.45)',
  shot: ['255,243,150', '#fffbd0'],
}

const NIGHT: Tone = { light: '#8d94d8', true: '#41457f', deep: '#1d1f48' }
const STEEL: Tone = { light: '#f4f8ff', true: '#a9b6cf', deep: '#4c5878' }
const NONE = 'transparent'

/** Clips drawing to the body. */
function within(pen: Pen, r: number, draw: () => void): void {
  pen.save()
  pen.clip(disc(r))
  draw()
  pen.restore()
}

const PALETTES: Readonly<Record<string, Partial<Palette>>> = {
  panda: {
    gear: { light: '#7d86a8', true: '#4a5274', deep: '#1c2038' },
    rim: '#343a55',
    eye: '#fff',
    glint: '#14172b',
    mouth: '#14172b',
    shot: ['190,255,150', '#efffdc'],
    paint(pen, r) {
      for (const side of [-1, 1])
        blot(pen, '#2c3149', side * r * 0.36, r * 0.08, r * 0.2, r * 0.29, side * 0.4)
      blot(pen, '#14172b', 0, r * 0.28, r * 0.09, r * 0.06)
    },
  },
  bee: {
    body: YELLOW,
    rim: '#5a3a00',
    gear: { light: '#ffffff', true: '#c8f0ff', deep: '#5b9cc4' },
    eye: '#3a2400',
    mouth: '#3a2400',
    cheeks: 'rgba(255,90,60,.5)',
    shot: ['255,214,90', '#fff6c8'],
    paint: (pen, r) =>
      within(pen, r, () => {
        for (const [y, bend] of [
          [-0.62, -0.3],
          [0.6, 0.36],
        ] as const) {
          pen.strokeStyle = 'rgba(58,36,0,.85)'
          pen.lineWidth = r * 0.24
          pen.beginPath()
          pen.moveTo(-r, r * y)
          pen.quadraticCurveTo(0, r * (y + bend), r, r * y)
          pen.stroke()
        }
      }),
  },
  ninja: {
    body: NIGHT,
    rim: '#0f1030',
    gear: RED,
    eye: '#14143a',
    mouth: NIGHT.light,
    cheeks: NONE,
    shot: ['200,210,255', '#ffffff'],
    paint: (pen, r) =>
      within(pen, r, () => {
        pen.fillStyle = '#ffdcb8'
        pen.translate(0, r * 0.04)
        pen.fill(box(r * 1.5, r * 0.54, r * 0.27))
        pen.fillStyle = RED.true
        pen.translate(0, -r * 0.5)
        pen.fill(box(r * 2.2, r * 0.26, r * 0.05))
        blot(pen, YELLOW.true, 0, 0, r * 0.1)
      }),
  },
  robot: {
    body: STEEL,
    rim: '#39445f',
    gear: ORANGE,
    eye: '#5ff6ff',
    mouth: '#5ff6ff',
    cheeks: NONE,
    shot: ['110,240,255', '#dcfdff'],
    paint(pen, r) {
      pen.save()
      pen.translate(0, r * 0.16)
      pen.fillStyle = '#12233f'
      pen.strokeStyle = '#39445f'
      pen.lineWidth = r * 0.07
      const screen = box(r * 1.34, r * 0.86, r * 0.26)
      pen.fill(screen)
      pen.stroke(screen)
      pen.restore()
      for (const side of [-1, 1]) blot(pen, '#5b6784', side * r * 0.4, -r * 0.5, r * 0.07)
    },
  },
  pumpkin: {
    body: { light: '#ffc36a', true: '#ff8a1f', deep: '#b04a00' },
    rim: '#7a2e00',
    gear: GREEN,
    eye: '#3d1200',
    glint: '#ffe27a',
    mouth: '#3d1200',
    cheeks: 'rgba(255,226,122,.55)',
    shot: ['255,170,80', '#fff0c8'],
    paint(pen, r) {
      pen.strokeStyle = 'rgba(150,58,0,.5)'
      pen.lineWidth = r * 0.07
      for (const wide of [0.36, 0.74]) {
        pen.beginPath()
        pen.ellipse(0, 0, r * wide, r * 0.96, 0, 0, Math.PI * 2)
        pen.stroke()
      }
    },
  },
  royal: {
    body: { light: '#fff6c4', true: '#ffc93a', deep: '#b87900' },
    rim: '#7a4a00',
    gear: VIOLET,
    eye: '#43206b',
    mouth: '#43206b',
    shot: ['255,170,240', '#fff0fc'],
    paint(pen, r) {
      const crown = [-0.5, -0.36, -0.62, -0.82, -0.28, -0.6, 0, -0.98, 0.28, -0.6, 0.62, -0.82, 0.5, -0.36]
      polygon(
        pen,
        VIOLET.true,
        crown.map((at) => at * r),
      )
      for (const side of [-1, 0, 1]) blot(pen, '#fff2a0', side * r * 0.3, -r * 0.48, r * 0.07)
      ring(pen, 'rgba(122,74,0,.35)', 0, 0, r * 0.9, r * 0.05)
    },
  },
}

export const paletteOf = (look: string): Palette => ({ ...PLAIN, ...PALETTES[look] })
