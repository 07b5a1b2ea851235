/** Draws the elements of a bed other than blossoms. Each fills a disc with a radius of 100. */
import { blot, ring, strokePath } from '../../kit/paint/brush.ts'
import { disc, face, glossy, oval, star, type Mood } from '../../kit/paint/glossy.ts'
import {
  BLUE,
  BROWN,
  CREAM,
  GREEN,
  LIME,
  ORANGE,
  RED,
  SLATE,
  VIOLET,
  YELLOW,
  type Tone,
} from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { BEE, FROST, POD, RAINBOW, STONE, VINE } from '../rules/kinds.ts'
import { leaf } from './plants.ts'

interface ElementArt {
  readonly tone: Tone
  draw(pen: Pen, mood: Mood): void
}

const INK = '#3a1a10'
const ARCS = [RED, ORANGE, YELLOW, GREEN, BLUE, VIOLET]
/** A bee that has left its cage. */
export const FREED = BEE + FROST

function drawBee(pen: Pen, mood: Mood): void {
  for (const side of [-1, 1]) blot(pen, '#ebf8ffe0', side * 36, -42, 20, 36, side * 0.6)
  glossy(pen, oval(56, 50), 50, YELLOW, { shadow: 0.2 })
  strokePath(pen, 'M-34 30Q0 44 34 30M-48-16Q-30-32 0-34Q30-32 48-16', INK, 13)
  face(pen, 60, INK, mood)
}

export const ELEMENT_ART: Readonly<Record<number, ElementArt>> = {
  [STONE]: {
    tone: SLATE,
    draw(pen, mood) {
      const pebble = new Path2D('M-96 14Q-94-58-36-88Q34-102 82-50Q108 14 66 72Q6 104-58 80Q-94 58-96 14z')
      glossy(pen, pebble, 100, SLATE, { shadow: 0.4, shine: 0.35 })
      strokePath(pen, 'M40-74L26-46L46-30M-70 40L-50 50L-46 68', SLATE.deep, 8)
      face(pen, 85, INK, mood)
    },
  },
  [RAINBOW]: {
    tone: CREAM,
    draw(pen, mood) {
      glossy(pen, disc(100), 100, CREAM, { shadow: 0.35 })
      for (const [i, tone] of ARCS.entries()) ring(pen, tone.true, 0, 0, 90 - i * 8.5, 9)
      glossy(pen, disc(45), 45, CREAM, { shadow: 0.3 })
      face(pen, 62, INK, mood)
      blot(pen, '#ffffffb0', -40, -60, 22, 10, -0.6)
    },
  },
  [POD]: {
    tone: ORANGE,
    draw(pen, mood) {
      glossy(pen, star(104, 11, 0.76), 100, ORANGE, { shadow: 0.4, shine: 0.5 })
      glossy(pen, disc(66), 66, BROWN, { shadow: 0, shine: 0.5 })
      face(pen, 80, '#fff3c4', mood)
      strokePath(pen, 'M0-60Q4-92 30-94', INK, 10)
      blot(pen, '#ffe27a', 34, -92, 16)
    },
  },
  [FREED]: { tone: YELLOW, draw: drawBee },
  [BEE]: {
    tone: YELLOW,
    draw(pen, mood) {
      blot(pen, '#28044280', 0, 0, 100)
      drawBee(pen, mood === 'glad' ? 'sad' : mood)
      strokePath(pen, 'M-46-82V82M0-94V-50M0 50V94M46-82V82M-84 44H84', '#c98a2a', 10)
      ring(pen, '#ffd98a', 0, 0, 94, 13)
    },
  },
  [VINE]: {
    tone: LIME,
    draw(pen, mood) {
      for (let i = 0; i < 7; i++) leaf(pen, 0, 0, 108, i * 0.9 + 0.3, i % 2 ? LIME.true : GREEN.deep)
      glossy(pen, disc(50), 50, LIME, { shadow: 0.3, shine: 0.6 })
      strokePath(pen, 'M0-50Q40-96 58-60Q60-36 36-44', LIME.deep, 10)
      face(pen, 66, INK, mood)
    },
  },
}

const ICE: Tone = { light: '#fff', true: '#c9ecff', deep: '#4f9fe0' }

/** Draws a block of ice over a blossom. */
export function drawIce(pen: Pen): void {
  pen.globalAlpha = 0.22
  glossy(pen, star(110, 6, 0.9), 100, ICE, { shadow: 0, shine: 0.8 })
  pen.globalAlpha = 1
  strokePath(pen, star(104, 6, 0.9), '#eaf8ff', 10)
  strokePath(pen, 'M-62-8L-14-62M-60 24L28-66M20 74L70 18', '#ffffffe0', 9)
}
