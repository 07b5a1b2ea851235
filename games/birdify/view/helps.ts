/** Paints the soap bubble, the magnet and the hornet. */
import { glow } from '../../kit/paint/backdrop.ts'
import { blot, downwards, fillPath, halo, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { glossy, oval, star } from '../../kit/paint/glossy.ts'
import { RED, YELLOW } from '../../kit/paint/palette.ts'
import type { Bake, Sprite } from '../../kit/paint/sprite.ts'

/** A soap film, brighter towards the rim. */
export const bubbleSprite = (bake: Bake, r: number): Sprite =>
  bake('bubble', r * 2.4, r * 2.4, (pen) => {
    const film = { 0: '#ffffff18', 0.65: '#d8f6ff48', 0.84: '#ffb8eeb0', 0.93: '#f4ffff', 1: '#7fd0ff90' }
    blot(pen, halo(pen, 0, 0, r, film), 0, 0, r)
    strokePath(pen, pathOf('M-74-28Q-62-66-24-76', r), '#fff', r * 0.11)
    blot(pen, '#fff', -r * 0.78, -r * 0.04, r * 0.06)
    strokePath(pen, pathOf('M70 34Q56 64 24 76', r), '#ffffffb0', r * 0.06)
  })

/** In hundredths of the magnet's size. */
const HORSESHOE = 'M-86-78V4A86 86 0 0 0 86 4V-78H34V4A34 34 0 0 1-34 4V-78Z'
const TIPS = 'M-86-78V-34H-34V-78ZM86-78V-34H34V-78Z'

export const magnetSprite = (bake: Bake, r: number): Sprite =>
  bake('magnet', r * 5, r * 5, (pen) => {
    glow(pen, 0, 0, r * 2.4, '190,230,255', 0.8)
    glossy(pen, pathOf(HORSESHOE, r), r, RED, { shadow: 0.6 })
    fillPath(pen, pathOf(TIPS, r), downwards(pen, -r * 0.8, -r * 0.3, ['#fff', '#aab6d6']))
    strokePath(pen, pathOf('M-60-100V-122M60-100V-122M0-84V-104', r), '#fff6b0', r * 0.13)
  })

/** A falling star with its tail. */
export const starSprite = (bake: Bake, r: number): Sprite =>
  bake('star', r * 7, r * 7, (pen) => {
    glow(pen, 0, 0, r * 2.6, '255,244,190', 0.85)
    fillPath(pen, pathOf('M-46-20L-20-320L46-20Z', r), downwards(pen, -r * 3.2, 0, ['#fff0', '#fff6c8c0']))
    glossy(pen, star(r * 1.25), r, YELLOW, { shadow: 0.5 })
    blot(pen, '#fff', -r * 0.24, -r * 0.2, r * 0.24)
  })

/** Faces left, because hornets come from the right. */
export const hornetSprite = (bake: Bake, r: number): Sprite =>
  bake('hornet', r * 5, r * 5, (pen) => {
    glow(pen, 0, 0, r * 2.3, '255,120,60', 0.5)
    fillPath(pen, pathOf('M96-12L150 6L98 24Z', r), '#3a1c10')
    const body = oval(r * 1.12, r * 0.88)
    glossy(pen, body, r, YELLOW, { shadow: 0.6 })
    pen.save()
    pen.clip(body)
    strokePath(pen, pathOf('M6-96Q30 0 6 96M58-90Q80 0 58 90', r), '#3a1c10', r * 0.26)
    pen.restore()
    blot(pen, '#fff', -r * 0.54, -r * 0.1, r * 0.3, r * 0.34)
    blot(pen, '#a3001e', -r * 0.64, -r * 0.04, r * 0.15, r * 0.19)
    strokePath(pen, pathOf('M-92-62L-30-34M-60 40Q-44 26-26 38', r), '#3a1c10', r * 0.14)
    strokePath(pen, pathOf('M-52-78Q-70-118-104-116M-26-84Q-30-120-56-138', r), '#3a1c10', r * 0.09)
  })

export const hornetWing = (bake: Bake, r: number): Sprite =>
  bake('hornetWing', r * 4, r * 4, (pen) => {
    const wing = pathOf('M0 0Q-20-110 40-160Q96-150 70-80Q50-20 0 0', r)
    fillPath(pen, wing, downwards(pen, -r * 1.6, 0, ['#ffffffd8', '#cfe8ff90']))
    strokePath(pen, wing, '#5a6a9a', r * 0.07)
  })
