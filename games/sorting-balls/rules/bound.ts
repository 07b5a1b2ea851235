/** Computes a lower bound for the moves left, the heuristic of the search. */
import { ballsOf, bottom, depth, isHome, MOST_KINDS, type Packed } from './tubes.ts'

/**
 * A lower bound for the moves of any solution; 0 at the goal.
 *
 * Each kind ends in one tube. The only balls that never move are those lying at the bottom of that tube, so every
 * kind saves at most its longest run on a floor, and every other ball moves once. Some balls must move twice:
 * - a ball above a different kind in the very tube it has to return to;
 * - one ball for every ring of kinds in which each covers the next one's floor, because none can go first.
 * A kind can escape both by making its home elsewhere, but that costs the balls on its floor. Rings that share no
 * kind share no ball, so their costs add up.
 */
export function fewestMoves(tubes: readonly Packed[]): number {
  const saved: number[] = []
  const second: number[] = []
  const home: Packed[] = []
  for (let kind = 0; kind <= MOST_KINDS; kind++) {
    saved.push(0)
    second.push(0)
    home.push(0)
  }
  let moves = 0
  for (const tube of tubes) {
    const balls = ballsOf(tube)
    moves += depth(balls)
    // Balls in a tube that must end empty save nothing.
    if (balls === 0 || !isHome(tube)) continue
    const kind = bottom(balls)
    let floor = 0
    for (let rest = balls; (rest & 15) === kind; rest >>= 4) floor++
    if (floor > (saved[kind] ?? 0)) {
      second[kind] = saved[kind] ?? 0
      saved[kind] = floor
      home[kind] = balls
    } else if (floor > (second[kind] ?? 0)) {
      second[kind] = floor
    }
  }

  const waitsFor: number[] = [0]
  for (let kind = 1; kind <= MOST_KINDS; kind++) {
    const floor = saved[kind] ?? 0
    moves -= floor
    // With two floors of equal length either may become home, so nothing can be added.
    const escape = floor - (second[kind] ?? 0)
    let above = 0
    let returning = 0
    if (escape > 0) {
      for (let rest = (home[kind] ?? 0) >> (4 * floor); rest !== 0; rest >>= 4) {
        if ((rest & 15) === kind) returning++
        else above |= 1 << (rest & 15)
      }
    }
    moves += Math.min(returning, escape)
    waitsFor.push(returning > 0 ? 0 : above)
  }
  return moves + rings(waitsFor)
}

/** Greedily counts rings of two or three kinds that share no kind. */
function rings(waitsFor: readonly number[]): number {
  let free = 0
  for (let kind = 1; kind < waitsFor.length; kind++) if (waitsFor[kind] !== 0) free |= 1 << kind
  let found = 0
  const take = (kinds: number) => {
    free &= ~kinds
    found++
  }
  for (let a = 1; a < waitsFor.length; a++) {
    if (!(free & (1 << a))) continue
    for (let rest = (waitsFor[a] ?? 0) & free; rest !== 0; rest &= rest - 1) {
      const b = 31 - Math.clz32(rest & -rest)
      if ((waitsFor[b] ?? 0) & (1 << a)) {
        take((1 << a) | (1 << b))
        break
      }
    }
  }
  for (let a = 1; a < waitsFor.length; a++) {
    const ring = free & (1 << a) ? ringOfThree(waitsFor, free, a) : 0
    if (ring) take(ring)
  }
  return found
}

function ringOfThree(waitsFor: readonly number[], free: number, a: number): number {
  for (let rest = (waitsFor[a] ?? 0) & free; rest !== 0; rest &= rest - 1) {
    const b = 31 - Math.clz32(rest & -rest)
    for (let last = (waitsFor[b] ?? 0) & free; last !== 0; last &= last - 1) {
      const c = 31 - Math.clz32(last & -last)
      if ((waitsFor[c] ?? 0) & (1 << a)) return (1 << a) | (1 << b) | (1 << c)
    }
  }
  return 0
}
