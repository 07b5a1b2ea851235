/** Deals the next slab and moves it over a tower that sways in the wind. */
import { chance } from '../../kit/rules/chance.ts'
import { sine, TURN } from '../../kit/rules/trig.ts'
import {
  FACES,
  hasFacesAfter,
  isNewIn,
  percentAt,
  SLAB,
  speedAt,
  swayAt,
  zoneAt,
  ZONES,
  type SlabKind,
} from './curve.ts'
import type { Face, Slider } from './state.ts'

/** Period of the tower's sway, in ticks. */
const SWING = 220
/** Slabs straight across are slower, because they can be cut on two sides. */
const ACROSS_PACE = 0.66
/** Ticks from one surge of a pulsing slab to the next. */
const PULSE = 44
/** From this zone on, a slab can combine several kinds. */
const MIXED = 6

/** Deals the slab after `storeys` storeys; `before` is their number before the last drop. */
export function nextSlider(
  before: number,
  storeys: number,
  cursor: number,
): { slider: Slider; cursor: number } {
  const deal = chance(cursor)
  const storey = storeys + 1
  const zone = zoneAt(storeys)
  const isFirst = before < (ZONES[zone]?.from ?? 0)
  // The first slab of a zone is of its new kind only.
  const isTwoFaced = !isFirst && hasFacesAfter(before, storeys)
  const isDealt = (kind: SlabKind) =>
    !isTwoFaced && (isFirst ? isNewIn(kind, zone) : deal.int(100) < percentAt(kind, storey))
  const near = storey >= SLAB.sameSide && deal.int(2) === 1
  const uneven = storey >= SLAB.unevenFrom ? deal.int(SLAB.uneven * 2 + 1) - SLAB.uneven : 0
  const across = isDealt('across')
  const rushing = isDealt('rushing') && (!across || zone >= MIXED)
  const ice = isDealt('ice') && (zone >= MIXED || !(across || rushing))
  const pulsing = isDealt('pulsing') && !across && !rushing
  const keystone = isDealt('keystone') && !across && !rushing && !ice
  return {
    slider: {
      course: across ? 2 : storey % 2 ? 0 : 1,
      off: near ? SLAB.reach : -SLAB.reach,
      way: near ? -1 : 1,
      speed: Math.round((speedAt(storey) + uneven) * (across ? ACROSS_PACE : 1)),
      keystone,
      rushing,
      ice,
      pulsing,
      face: isTwoFaced ? (deal.int(2) ? 'leaf' : 'jewel') : '',
      slid: 0,
    },
    cursor: deal.cursor,
  }
}

/** How far the wind bends the top of a tower to the right of the picture, in grains. */
export const swayOf = (storeys: number, tick: number) =>
  Math.round(swayAt(storeys) * sine((tick / SWING) * TURN))

/**
 * Speed at this moment: a rushing slab is slow at its turns and fast over the tower, a pulsing one surges in beats, a
 * jewel is quicker than a leaf.
 */
function paceOf({ off, speed, rushing, pulsing, slid, face }: Slider): number {
  if (rushing) return Math.round(speed * (1.1 - 0.8 * (off / SLAB.reach) * (off / SLAB.reach)))
  if (pulsing) return Math.round(speed * (0.75 + 0.35 * sine((slid / PULSE) * TURN)))
  if (face) return Math.round(speed * (face === 'jewel' ? FACES.jewelPace : FACES.leafPace))
  return speed
}

const turnedOver: Readonly<Record<Face, Face>> = { '': '', leaf: 'jewel', jewel: 'leaf' }

/** Moves the slab by a tick, while the tower sways by `swayed` to the right. Bounces at its turning points. */
export function slide(slider: Slider, swayed: number): Slider {
  const { course, off, way } = slider
  const slid = slider.slid + 1
  const to = off + way * paceOf(slider) + (course === 1 ? swayed : -swayed)
  const over = Math.abs(to) - SLAB.reach
  if (over <= 0) return { ...slider, slid, off: to }
  const side = to > 0 ? 1 : -1
  return {
    ...slider,
    slid,
    off: side * (SLAB.reach - over),
    way: side > 0 ? -1 : 1,
    face: turnedOver[slider.face],
  }
}
