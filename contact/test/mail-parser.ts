/** Parses mail as the service sends it: one quoted-printable text part, and encoded words in headers. */

export interface Mail {
  /** The SMTP session in which it arrived. */
  readonly session: string
  readonly raw: string
  readonly envelope: { readonly from: string; readonly to: readonly string[] }
  /** Decoded, by lower-case name. Repeated headers are joined, so that no test overlooks the second. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const utf8 = (binary: string) => Buffer.from(binary, 'latin1').toString('utf8')
const unescape = (text: string) =>
  text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function decodeWords(header: string): string {
  const joined = header.replace(/(\?=)\s+(=\?)/g, '$1$2')
  // Adjacent words are joined as bytes before decoding, because a character may be split between them.
  return joined.replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) => {
    const bytes = Array.from(words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi), ([, kind = '', body = '']) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(body, 'base64').toString('latin1')
        : unescape(body.replaceAll('_', ' ')),
    )
    return utf8(bytes.join(''))
  })
}

export function parseMail(raw: string, envelope: Mail['envelope'], session: string): Mail {
  const split = raw.indexOf('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of raw
    .slice(0, split)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = decodeWords(line.slice(colon + 1).trim())
    headers[name] = name in headers ? `${headers[name]} | ${value}` : value
  }
  const body = raw.slice(split + 4)
  const quoted = headers['content-transfer-encoding'] === 'quoted-printable'
  const text = quoted ? utf8(unescape(body.replace(/[ \t]*=\r\n/g, (soft) => soft.slice(0, -3)))) : utf8(body)
  return { raw, session, envelope, headers, text: text.replaceAll('\r\n', '\n') }
}
