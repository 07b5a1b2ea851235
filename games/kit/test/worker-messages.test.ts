import { expect, test } from 'vitest'
import { readFromWorker, readToWorker } from '../worker-messages.ts'

const visited = { offline: 'visited', page: 'https://a.example/', loaded: ['https://a.example/x.js'] }

test.each<[data: unknown, said: unknown]>([
  [{ offline: 'keep all', more: 1 }, { offline: 'keep all' }],
  [{ offline: 'kept' }, { offline: 'kept' }],
  [{ offline: 'take over' }, { offline: 'take over' }],
  [visited, visited],
  [{ ...visited, loaded: [1] }, undefined],
  [{ ...visited, loaded: undefined }, undefined],
  [{ ...visited, page: 1 }, undefined],
  [{ offline: 'other' }, undefined],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
  ['keep all', undefined],
])('the worker reads %j as %j', (data, said) => expect(readToWorker(data)).toEqual(said))

test.each<[data: unknown, said: unknown]>([
  [
    { done: 1, all: 2 },
    { done: 1, all: 2 },
  ],
  [
    { pages: ['/'], isAll: true },
    { pages: ['/'], isAll: true },
  ],
  [{ done: 1 }, undefined],
  [{ done: '1', all: 2 }, undefined],
  [{ pages: [1], isAll: true }, undefined],
  [{ pages: [] }, undefined],
  [null, undefined],
])('the page reads %j from the worker as %j', (data, said) => expect(readFromWorker(data)).toEqual(said))
