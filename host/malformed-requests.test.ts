import { expect, test } from 'vitest'
import { whyNotParsed } from './malformed-requests.ts'

test.each([
  ['HPE_HEADER_OVERFLOW', '', 'large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '', 'late'],
  ['HPE_INVALID_METHOD', 'BREW /tea HTTP/1.1\r\n', 'method'],
  ['HPE_INVALID_METHOD', 'hello\r\n', 'malformed'],
  ['HPE_INVALID_METHOD', 'brew /tea HTTP/1.1\r\n', 'malformed'],
  ['HPE_INVALID_VERSION', 'GET / HTTP/3.0\r\n', 'version'],
  ['HPE_INVALID_VERSION', 'GET / HTTP/x\r\n', 'malformed'],
  ['HPE_INVALID_URL', 'GET /\t HTTP/1.1\r\n', 'malformed'],
])('%s in %j is %s', (code, bytes, why) =>
  expect(whyNotParsed({ code, rawPacket: Buffer.from(bytes) })).toBe(why),
)

test('an error without its bytes is malformed', () => expect(whyNotParsed({})).toBe('malformed'))
