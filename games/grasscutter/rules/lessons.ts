import type { Garden } from './garden.ts'

/**
 * Handmade levels that teach one thing each. The first five: the mower runs until a hedge stops it; it is steered
 * around corners; it may cross cut grass again; the direction around a loop matters; a stone is a stop in the middle of
 * the lawn. Then one lesson per new element, alone and unavoidable: a gate opens one way only; a molehill stops the
 * mower once, mud always; a bend turns it; a tunnel leads to its other mouth; a plank carries it once; a switch sinks
 * raised posts and raises sunken ones; a turnstile turns it one way, then the other.
 */
export const LESSONS: Readonly<Record<number, readonly [Garden, par: number]>> = {
  1: ['S...../#####./#####./#####.', 2],
  2: ['....../.####./S.....', 4],
  3: ['......./###.###/###.###/###S###', 3],
  4: ['...../.###./.#S../.###./.....', 6],
  5: ['S...o/...../..o..', 7],
  21: ['S..>.../.#####./.#####./.......', 4],
  41: ['S..m.../###.###/###.###', 4],
  61: ['##.##/##.##/S.w../##.##/##.##', 6],
  81: ['.S..b/####./d...d/.####/b....', 2],
  101: ['S..t###/####.../##t..../####...', 5],
  121: ['..#../S.=..', 6],
  141: ['S..X../.#.###/.*.###', 5],
  181: ['###./S..p/....', 4],
}
