/** Draws the icons of the deferred script, in the style of the shell's. */
import { drawn } from '../shell/icons.ts'

export const ICONS = {
  flower:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 9V4M12 20v-5M9 12H4M20 12h-5M10 10L6 6M18 18l-4-4M14 10l4-4M6 18l4-4',
  music: 'M9 18V5l10-2v13M9 18a2.500 2.500 0 1 1-2.500-2.500H9M19 16a2.500 2.500 0 1 1-2.500-2.500H19',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.600l6.3-.8z',
  goal: 'M6 21V4h12l-3 4 3 4H6',
  keys: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8',
  look: 'M12 3a9 9 0 1 0 0 18q3 0 2-3t2-3h3q2 0 2-3a9 9 0 0 0-9-9M8 9h.01M13 7h.01M7 14h.01',
  stats: 'M5 20v-7M12 20V4M19 20V9',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z',
  save: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  open: 'M12 15V4M7 9l5-5 5 5M5 20h14',
  keep: 'M7 18a4 4 0 0 1 0-8 6 6 0 0 1 11-1 4.500 4.500 0 0 1 0 9zM9 13l2.500 2.500L15.500 11',
  watch: 'M3 12q9-13 18 0-9 13-18 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  challenge: 'M4 12v7h16v-7M12 15V3M8 7l4-4 4 4',
} as const

export type DeferredIcon = keyof typeof ICONS

export const icon = (name: DeferredIcon) => drawn(ICONS[name])
