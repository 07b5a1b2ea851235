import type { Garden } from './garden.ts'

/**
 * Made by hand, each to teach one thing: the mower goes until a hedge stops it; round the corners; over cut grass and
 * back; one way round may be better than the other; a stone is a stop in the middle of the lawn. Then every new element
 * alone, in plain sight and not to be done without: a gate opens one way only; a molehill holds the mower once, mud
 * always; a bend turns it; what goes into a tunnel comes out at its other end; a plank bears it once; a switch sinks
 * posts that are up and raises the others; a turnstile turns it one way, then the other.
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
