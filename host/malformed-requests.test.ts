import { expect, test } from 'vitest'
import { reasonOfParserError } from './malformed-requests.ts'

test.each([
  ['HPE_HEADER_OVERFLOW', '', 'large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '', 'late'],
  ['HPE_INVALID_METHOD', 'BREW /tea HTTP/1.1\r\n', 'method'],
  ['HPE_INVALID_METHOD', 'hello\r\n', 'malformed'],
  ['HPE_INVALID_METHOD', 'brew /tea HTTP/1.1\r\n', 'malformed'],
  ['HPE_INVALID_VERSION', 'GET / HTTP/3.0\r\n', 'version'],
  ['HPE_INVALID_VERSION', 'GET / HTTP/x\r\n', 'malformed'],
  ['HPE_INVALID_URL', 'GET /\t HTTP/1.1\r\n', 'malformed'],
])('%s for %j means %s', (code, bytes, reason) =>
  expect(reasonOfParserError({ code, rawPacket: Buffer.from(bytes) })).toBe(reason),
)

test('an error without bytes means malformed', () => expect(reasonOfParserError({})).toBe('malformed'))
