/** Times the night. */
import { FARM, isNight } from '../rules/curve.ts'
import type { Day } from '../rules.ts'

/** Seconds into the night at which the eggs hatch. */
export const HATCH = 1

/** Seconds since nightfall; undefined by day. */
export const nightAge = (day: Day) => (isNight(day) ? (FARM.night - day.rest) / 60 : undefined)
