/** Draws the shell's icons: one path each, on a grid of 24, with a round stroke. */
const ICONS = {
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  sound: 'M4 10v4h3l5 4V6L7 10zM16 9q2 3 0 6M19 7q4 5 0 10',
  muted: 'M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5',
  undo: 'M9 14L4 9l5-5M4 9h10a5 5 0 0 1 0 11h-4',
  restart: 'M4 5v5h5M5 10a8 8 0 1 1-1 5',
  hint: 'M9 18h6M10 21h4M9 18q0-3-2-5a6 6 0 1 1 10 0q-2 2-2 5',
  levels: 'M4 20c9 0 3-8 9-8s-1-6 5-6M18 6V2l4 2-4 2M4 20h.01',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  back: 'M16 5L5 12l11 7z',
  today:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 9q-4-6 0-7 4 1 0 7M12 15q-4 6 0 7 4-1 0-7M9 12q-6-4-7 0 1 4 7 0M15 12q6-4 7 0-1 4-7 0',
  progress: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12M9 8h6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  listen: 'M7 9a5 5 0 0 1 10 0c0 4-4 4-4 8a3 3 0 0 1-5 2M10 10a2 2 0 0 1 4 0q0 1-2 3',
} as const

export type IconName = keyof typeof ICONS
/** An icon given as a path: those of the deferred script and the pages script are not in the game's file. */
export type IconLine = `M${string}`

export const lineOf = (name: IconName | IconLine): string => ICONS[name as IconName] ?? name

export const icon = (name: IconName | IconLine) => drawn(lineOf(name))

export function drawn(line: string): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(space, 'path')
  path.setAttribute('d', line)
  svg.append(path)
  return svg
}
