/** Defines the sky colours by storey, and how dark it is. */
import { clamp, easeInOut } from '../../kit/paint/easing.ts'
import { zoneAt, ZONES } from '../rules/curve.ts'

/** One sky per zone, from the zenith down; beyond the last zone, the last two alternate. */
export const SKIES = [
  ['#1f97ea', '#67c6f9', '#c6f0ff', '#fff4d2'],
  ['#2a86e0', '#74bff2', '#cfe9ff', '#ffe6c4'],
  ['#3c7ee0', '#86bdf6', '#d3ecff', '#ffffff'],
  ['#56248f', '#cf4f7d', '#ff8168', '#ffd5a0'],
  ['#17145e', '#38379f', '#8a5fcb', '#ff9f9f'],
  ['#090726', '#1a1458', '#37268a', '#6b3fa6'],
  ['#0a0524', '#2c0f56', '#6a1f78', '#c2487f'],
  ['#04102c', '#08305c', '#0f6a80', '#3cb39a'],
] as const

/** Storeys per sky beyond the last zone, and storeys of each transition. */
const AGE = 50
const CHANGE = 9

interface Light {
  readonly sky: number
  readonly next: number
  /** Blend into the next sky, 0 to 1. */
  readonly blend: number
  /** 0 by day, 1 among the stars. */
  readonly dark: number
}

export function lightAt(storey: number): Light {
  const zone = zoneAt(Math.max(0, storey))
  const last = ZONES.length - 1
  const begin = ZONES[last]?.from ?? 0
  const dark = clamp((storey - 46) / 34)
  if (zone < last) {
    const until = ZONES[zone + 1]?.from ?? begin
    return { sky: zone, next: zone + 1, blend: easeInOut(1 - (until - storey) / CHANGE), dark }
  }
  const age = Math.floor((storey - begin) / AGE)
  const deep = (n: number) => last - (n % 2)
  const left = (age + 1) * AGE - (storey - begin)
  return { sky: deep(age), next: deep(age + 1), blend: easeInOut(1 - left / CHANGE), dark }
}
