/** Computes the area of the window that a board may fill. */
import type { Stage } from '../paint/stage.ts'

export interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Screen = Pick<Stage, 'width' | 'height' | 'safe'>

/** The area left free by the shell's bars and the device's notches, minus a margin in CSS pixels. */
export const roomIn = ({ width, height, safe }: Screen, margin = 0): Room => ({
  x: safe.left + margin,
  y: safe.top + margin,
  width: width - safe.left - safe.right - margin * 2,
  height: height - safe.top - safe.bottom - margin * 2,
})
