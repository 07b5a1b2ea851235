import type { Screen } from '../../kit/board/room.ts'

/** The row in the middle of the room that the shell leaves. Pure, so that the view and the tests' player share it. */
export function layOut({ width, height, safe }: Screen, count: number) {
  const gap = Math.min(110, (width - 24) / count)
  return {
    size: gap * 0.4,
    x: (i: number) => width / 2 + (i - (count - 1) / 2) * gap,
    y: (safe.top + height - safe.bottom) / 2,
    at: (x: number) => Math.floor((x - width / 2) / gap + count / 2),
  }
}
