import { expect, test } from 'vitest'
import { afterDelivery, HEALTHY } from './recovery.ts'
import type { Failure } from './retry.ts'

const MINUTE = 60_000

/** Each step is a message, how its delivery ended, and the minute; `woke` lists the minutes of those that woke others. */
test.each<[string, [ref: string, failure: Failure | undefined, minute: number][], woke: number[]]>([
  [
    'deliveries that all work',
    [
      ['a', undefined, 0],
      ['b', undefined, 1],
    ],
    [],
  ],
  [
    'a server that was away, once',
    [
      ['a', 'unreachable', 0],
      ['a', undefined, 1],
      ['b', undefined, 2],
    ],
    [1],
  ],
  [
    'a server that comes and goes',
    [
      ['a', 'unreachable', 0],
      ['a', undefined, 1],
      ['b', 'unreachable', 2],
      ['b', undefined, 3],
    ],
    [1, 3],
  ],
  [
    'a login that works again',
    [
      ['a', 'login', 0],
      ['b', undefined, 1],
    ],
    [1],
  ],
  [
    'one message that is refused again and again',
    [
      ['bad', 'refused', 0],
      ['a', undefined, 1],
      ['bad', 'refused', 2],
      ['bad', 'refused', 3],
      ['b', undefined, 4],
    ],
    [],
  ],
  [
    'a server that refused everything',
    [
      ['a', 'refused', 0],
      ['b', 'refused', 1],
      ['c', 'refused', 2],
      ['c', undefined, 3],
    ],
    [3],
  ],
  [
    'two bad messages among good ones: tried again now and then only',
    [
      ['bad', 'refused', 0],
      ['worse', 'refused', 0],
      ['a', undefined, 1],
      ['bad', 'refused', 2],
      ['worse', 'refused', 2],
      ['b', undefined, 3],
      ['bad', 'refused', 15],
      ['worse', 'refused', 15],
      ['c', undefined, 16],
    ],
    [1, 16],
  ],
  [
    'a clock that was set back a day',
    [
      ['a', 'refused', 0],
      ['b', 'refused', 0],
      ['a', undefined, 1],
      ['c', 'refused', -1440],
      ['d', 'refused', -1440],
      ['c', undefined, -1439],
    ],
    [1, -1439],
  ],
])('%s', (_, steps, woke) => {
  let mailHealth = HEALTHY
  const woken: number[] = []
  for (const [ref, failure, minute] of steps) {
    const [next, wake] = afterDelivery(mailHealth, { ref, failure, now: minute * MINUTE })
    mailHealth = next
    if (wake) woken.push(minute)
  }
  expect(woken).toEqual(woke)
})
