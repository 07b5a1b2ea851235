/** Draws the icons of the deferred script, in the style of the shell's. */
import { drawn } from '../shell/icons.ts'

export const ICONS = {
  music: 'M9 18V5l10-2v13M9 18a2.500 2.500 0 1 1-2.500-2.500H9M19 16a2.500 2.500 0 1 1-2.500-2.500H19',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.600l6.3-.8z',
  crown: 'M4 15L3 7l5 4 4-7 4 7 5-4-1 8zM4 17h16v3H4z',
  motion: 'M3 9q4.5-5 9 0t9 0M3 16q4.5-5 9 0t9 0',
  look: 'M12 3a9 9 0 1 0 0 18q3 0 2-3t2-3h3q2 0 2-3a9 9 0 0 0-9-9M8 9h.01M13 7h.01M7 14h.01',
  watch: 'M3 12q9-13 18 0-9 13-18 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  challenge: 'M4 12v7h16v-7M12 15V3M8 7l4-4 4 4',
} as const

export type DeferredIcon = keyof typeof ICONS

export const icon = (name: DeferredIcon) => drawn(ICONS[name])
