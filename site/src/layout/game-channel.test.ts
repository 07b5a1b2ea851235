import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromGame } from '../../../games/kit/messages.ts'
import { createGameChannel } from './game-channel.ts'

const GAMES = 'https://games.example'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => void vi.unstubAllGlobals())

/** A channel with a frame that contains a document of a different origin. */
function openChannel() {
  const sent: unknown[] = []
  const game = { postMessage: (message: unknown, origin: string) => void sent.push([message, origin]) }
  const channel = createGameChannel(GAMES)
  const heard: FromGame[] = []
  const stop = channel.listen((message) => void heard.push(message))
  const attach = () =>
    channel.attach({ contentWindow: game, contentDocument: null } as unknown as HTMLIFrameElement)
  return { channel, game, sent, heard, stop, attach }
}

const send = (source: unknown, data: unknown = { arcade: 'ready' }, origin = GAMES) =>
  page.dispatchEvent(Object.assign(new Event('message'), { source, data, origin }))

test('hears the messages of its game until it stops', () => {
  const { game, heard, stop, attach } = openChannel()
  attach()
  send(game)
  stop()
  send(game)
  expect(heard).toEqual([{ arcade: 'ready' }])
})

test.each([
  ['a different origin', undefined, 'https://evil.example'],
  ['a malformed message', { arcade: 'moss' }, GAMES],
])('ignores %s', (_what, data, origin) => {
  const { game, heard, attach } = openChannel()
  attach()
  send(game, data, origin)
  expect(heard).toEqual([])
})

test('ignores a different window of the same origin, and everything before there is a frame', () => {
  const { game, heard, attach } = openChannel()
  send(game)
  attach()
  send({})
  expect(heard).toEqual([])
})

test('sends messages to the origin of the games only', () => {
  const { channel, sent, attach } = openChannel()
  channel.say({ arcade: 'hello' })
  attach()
  channel.say({ arcade: 'hello' })
  expect(sent).toEqual([[{ arcade: 'hello' }, GAMES]])
})

test('is open while its frame contains a document of a different origin', () => {
  const { channel, attach } = openChannel()
  expect(channel.isOpen()).toBe(false)
  attach()
  expect(channel.isOpen()).toBe(true)
  channel.attach(null)
  expect(channel.isOpen()).toBe(false)
})
