/**
 * Simulates people. They look at one ribbon's end after the other, follow each possible step for a few tiles, and draw
 * where only one is left. If unsure, they draw a likely step, mostly towards the friend, and take it back when it turns
 * out wrong. They do not know the solution, and remember only the drawing.
 */
import { handOf, SKILLS, type HumanErrors, type Skilled } from '../../kit/test/people.ts'
import { stepsApart } from '../../kit/rules/grid.ts'
import { halfAgain } from '../../kit/rules/par.ts'
import { endsOf, type Board } from '../rules/board.ts'
import { createDeduction, type Deduction } from '../rules/deduce.ts'
import { beyond, netOf, type Net } from '../rules/net.ts'
import { draw, facesOn, optionsOf } from './drawing.ts'

/** Links followed in a look-ahead: a tile has two or three of them. */
const linksAhead = (ahead: number) => 1 + ahead * 2
/** The random part of a step's likelihood, in steps. */
const WHIM = 5
/** Steps drawn before a player gives up. */
const PATIENCE = 400

interface Guess {
  /** The undo mark before the guess. */
  readonly mark: number
  readonly link: number
  readonly joined: number
}

interface Option {
  readonly face: number
  readonly link: number
  readonly isSure: boolean
}

const isJoined = ({ labels }: Net, { far }: Deduction, face: number) =>
  far[face] !== face && (labels[far[face] ?? -1] ?? -1) >= 0

/** Whether every tile has the required number of ribbons. */
const isFull = ({ need, links }: Net, { taken }: Deduction) =>
  need.every(
    (wanted, knot) => links[knot]?.filter((link) => link >= 0 && taken[link] === 1).length === wanted,
  )

/** Steps from the far end of a link to the friend. */
function stepsLeft(net: Net, board: Board, deduction: Deduction, face: number, link: number): number {
  const cells = board.size ** 2
  const to = beyond(net, link, deduction.far[face] ?? face) % cells
  const friend = endsOf(board.ways[net.labels[face] ?? -1] ?? []).find((end) => end !== face) ?? to
  return stepsApart(board.size, to, friend)
}

/** The next step of this player; undefined if a ribbon visibly has no step left. */
function choose(
  net: Net,
  board: Board,
  deduction: Deduction,
  open: readonly number[],
  ahead: number,
  hand: HumanErrors,
) {
  const likely: (Option & { weight: number })[] = []
  for (const face of open) {
    const all = optionsOf(net, deduction, face)
    const options =
      all.length === 1 ? all : all.filter((link) => deduction.imagine(link, linksAhead(ahead)) === undefined)
    const [link] = options
    if (link === undefined) return undefined
    if (options.length === 1) return { face, link, isSure: true }
    for (const each of options) {
      const weight = stepsLeft(net, board, deduction, face, each) + hand.fraction() * WHIM
      likely.push({ face, link: each, isSure: false, weight })
    }
  }
  return likely.toSorted((a, b) => a.weight - b.weight)[0]
}

/** Whether this player fills the board within the stroke limit of two stars. */
export function solvesInTime(who: Skilled, board: Board, seed: number): boolean {
  const { ahead, blunders } = SKILLS[who]
  const hand = handOf({ error: 0, blunders }, seed)
  const net = netOf(board)
  const faces = facesOn(net)
  const most = halfAgain(board.ways.length)
  const guesses: Guess[] = []
  const deduction = createDeduction(net)
  let joined = 0
  let strokes = 0
  let last = -1

  for (let step = 0; step < PATIENCE && strokes <= most; step++) {
    const waiting = faces.filter((face) => !isJoined(net, deduction, face))
    const open = waiting
      .map((face) => ({ face, when: face === last ? -1 : hand.fraction() }))
      .toSorted((a, b) => a.when - b.when)
      .map(({ face }) => face)
    if (open.length === 0 && isFull(net, deduction)) return true
    const next = open.length ? choose(net, board, deduction, open, ahead, hand) : undefined
    if (!next) {
      // The last guess was wrong, and so is everything drawn after it.
      const guess = guesses.pop()
      if (!guess) return false
      deduction.undo(guess.mark)
      deduction.settle(guess.link, -1)
      ;({ joined } = guess)
      strokes++
      continue
    }
    if (!next.isSure) guesses.push({ mark: deduction.mark(), link: next.link, joined })
    if (hand.blunders()) strokes++
    last = next.face
    draw(net, deduction, next.link)
    const now = board.ways.filter(([face = -1]) => isJoined(net, deduction, face)).length
    strokes += now - joined
    joined = now
  }
  return false
}
