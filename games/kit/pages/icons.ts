/** Draws the icons that only the pages script needs, in the style of the shell's. */
import { drawn } from '../shell/icons.ts'

export const PAGE_ICONS = {
  flower:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 9V4M12 20v-5M9 12H4M20 12h-5M10 10L6 6M18 18l-4-4M14 10l4-4M6 18l4-4',
  goal: 'M6 21V4h12l-3 4 3 4H6',
  access: 'M12 3.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3M5 9l7 1 7-1M12 10v4l-4 7M12 14l4 7',
  keys: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8',
  stats: 'M5 20v-7M12 20V4M19 20V9',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z',
  save: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  open: 'M12 15V4M7 9l5-5 5 5M5 20h14',
  keep: 'M7 18a4 4 0 0 1 0-8 6 6 0 0 1 11-1 4.500 4.500 0 0 1 0 9zM9 13l2.500 2.500L15.500 11',
  saveFile: 'M5 9h14v11H5zM9 9V6a3 3 0 0 1 6 0v3M9 13v3M15 13v3',
  options: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  calm: 'M4 16q8 6 16 0M6 10q2 2 4 0M14 10q2 2 4 0',
  help: 'M9 9q0-3 3-3t3 3q0 2-3 4M12 17v.1',
} as const

export const pageIcon = (name: keyof typeof PAGE_ICONS) => drawn(PAGE_ICONS[name])
