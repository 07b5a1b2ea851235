/**
 * Grades a board by how far ahead a player has to look to rule out all steps but one. A glance is cheap; where no
 * look-ahead suffices, the player has to guess.
 */
import type { Board } from '../rules/board.ts'
import { createDeduction } from '../rules/deduce.ts'
import { linksOf, netOf } from '../rules/net.ts'
import { draw, facesOn, optionsOf } from './drawing.ts'

/** Links followed in a look-ahead, and its cost. */
const LOOKS = [
  { ahead: 5, counts: 0.05 },
  { ahead: 10, counts: 1 },
  { ahead: 24, counts: 2 },
  { ahead: 80, counts: 3 },
] as const
const TRYING = 4
/** Of two boards that are equally hard to deduce, the one with more cells takes longer. */
const CELLS = 25

export function gradeOf(board: Board): number {
  const net = netOf(board)
  const deduction = createDeduction(net)
  const faces = facesOn(net)
  const onWay = new Set(board.ways.flatMap((way) => linksOf(net, way)))
  let grade = board.size ** 2 / CELLS
  let last = faces[0] ?? 0

  /** The next step and its cost. */
  function nextStep(): readonly [face: number, link: number, counts: number] | undefined {
    const heads = [last, ...faces]
      .map((face) => ({ face, options: optionsOf(net, deduction, face) }))
      .filter(({ options }) => options.length > 0)
    const [first] = heads
    if (!first) return undefined
    for (const { face, options } of heads)
      if (options.length === 1 && options[0] !== undefined) return [face, options[0], 0]
    for (const { ahead, counts } of LOOKS)
      for (const { face, options } of heads) {
        const left = options.filter((link) => deduction.imagine(link, ahead) === undefined)
        if (left.length === 1 && left[0] !== undefined) return [face, left[0], counts]
      }
    return [first.face, first.options.find((link) => onWay.has(link)) ?? -1, TRYING]
  }

  for (let step = nextStep(); step; step = nextStep()) {
    const [face, link, counts] = step
    grade += counts
    last = face
    draw(net, deduction, link)
  }
  return grade
}
