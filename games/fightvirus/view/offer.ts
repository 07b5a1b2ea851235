/** Draws the choice between three cards, over a field that rests. */
import { dots } from '../../kit/paint/brush.ts'
import { clamp, overshoot } from '../../kit/paint/easing.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { MARKS, OFFER } from '../rules/curve.ts'
import type { Action, Reward, State } from '../rules/state.ts'
import { cardAt } from '../rules/upgrades.ts'
import { isBossWave } from '../rules/waves.ts'
import { rewardWords } from '../words.ts'
import { giftSheet, SIGNS } from './gift.ts'
import { onScreen, type Layout } from './layout.ts'
import { print, written, type BakeSheet } from './sheet.ts'

/** CSS pixels by which the shade extends beyond the frame. */
const EDGE = 30
/** Ticks to pop up, and between two cards. */
const POP = 14
const APART = 4
/** Width and height of a card on the screen in units: lanes are beside each other, or one above the other. */
const CARD = { across: 118, along: 156 } as const

export function cardSize({ lying, unit }: Layout) {
  const [across, along] = [CARD.across * unit, CARD.along * unit]
  return lying ? { wide: along, high: across } : { wide: across, high: along }
}

export function drawOffer(
  { pen, width, height, strong }: Pick<Stage, 'pen' | 'width' | 'height' | 'strong'>,
  bake: BakeSheet,
  { state, still }: Frame<State, Action>,
  layout: Layout,
): void {
  const { offer, offerAge, dwell, wave, marks } = state
  if (!offer.length) return
  const { unit } = layout
  const { wide, high } = cardSize(layout)
  pen.fillStyle = `rgba(18,2,30,${0.62 * (still ? 1 : clamp(offerAge / POP))})`
  // The camera may have moved.
  pen.fillRect(-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE)
  const chosen = cardAt(state)
  for (const [i, pick] of offer.entries()) {
    const { x, y } = onScreen(layout, OFFER.x[i] ?? 0, OFFER.y)
    const grown = still ? 1 : overshoot((offerAge - i * APART) / POP)
    if (grown <= 0) continue
    pen.save()
    pen.translate(x, y)
    pen.scale(grown, grown)
    drawCard(pick, i === chosen)
    pen.restore()
  }

  function drawCard(pick: Reward, isChosen: boolean): void {
    const card = (part: number) => {
      pen.beginPath()
      pen.roundRect(-wide / 2, high / 2 - high * part, wide, high * part, 12 * unit)
    }
    const { true: body, light } = SIGNS[pick][0]
    card(1)
    pen.fillStyle = '#2a0a3a'
    pen.fill()
    // Fills up while the defender stays.
    if (isChosen && dwell) {
      card(Math.min(1, dwell / OFFER.dwell))
      pen.fillStyle = body
      pen.globalAlpha = 0.55
      pen.fill()
      pen.globalAlpha = 1
      card(1)
    }
    pen.strokeStyle = isChosen ? '#ffd21f' : light
    pen.lineWidth = (isChosen ? 5 : 2.5) * unit
    pen.stroke()
    print(pen, giftSheet(bake, pick, high * 0.2, true, strong), 0, -high * 0.16)
    const words = rewardWords(pick, wave)
    const size = Math.min(19 * unit, (wide * 0.92) / (words.length * 0.6))
    print(pen, written(bake, words, size, { edge: '#12021e' }), 0, high * 0.2)
    if (pick === 'heart') return
    // Levels: those carried, those gained, and those left.
    const gained = marks[pick] + (isBossWave(wave) ? 2 : 1)
    for (let i = 0; i < MARKS; i++) {
      const [colour, r] =
        i < marks[pick]
          ? (['#fff', 5] as const)
          : i < gained
            ? (['#ffd21f', 7] as const)
            : (['#6d4f80', 3] as const)
      dots(pen, colour, [(i - 1) * 17 * unit, high * 0.37, r * unit])
    }
  }
}
