import { expect, test } from 'vitest'
import { afterDelivery, HEALTHY } from './recovery.ts'
import type { DeliveryFailure } from './retry.ts'

const MINUTE = 60_000

/** Each step is a message, the outcome of its delivery, and the minute; `retries` lists the minutes of retries of all. */
test.each<[string, [ref: string, failure: DeliveryFailure | undefined, minute: number][], retries: number[]]>(
  [
    [
      'deliveries that all succeed',
      [
        ['a', undefined, 0],
        ['b', undefined, 1],
      ],
      [],
    ],
    [
      'a server that was down once',
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
      'one message that keeps being refused',
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
      'two messages that keep being refused among others: at most every 15 minutes',
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
  ],
)('decides when to retry all waiting messages: %s', (_, steps, retries) => {
  let mailHealth = HEALTHY
  const retried: number[] = []
  for (const [ref, failure, minute] of steps) {
    const [next, retryAll] = afterDelivery(mailHealth, { ref, failure, now: minute * MINUTE })
    mailHealth = next
    if (retryAll) retried.push(minute)
  }
  expect(retried).toEqual(retries)
})
