/** Lists requests that our own host and nginx must answer alike. */

export interface Asked {
  readonly of: 'site' | 'games'
  /** The request line. */
  readonly line: string
  /** Additional header lines. A Host among them replaces the default one. */
  readonly headers: readonly string[]
  readonly status: number
}

/** Returns the whole request. */
export function bytesOf({ line, headers }: Asked): string {
  const ownHost = headers.some((each) => each.startsWith('host:')) || headers.includes(NO_HOST)
  return [line, ...(ownHost ? [] : ['host: localhost']), ...headers, 'connection: close', '', ''].join('\r\n')
}

const NO_HOST = 'x-without: host'

const get = (status: number, path: string, ...headers: string[]): Asked => ({
  of: 'site',
  line: `GET ${path} HTTP/1.1`,
  headers,
  status,
})
const line = (status: number, first: string, ...headers: string[]): Asked => ({
  of: 'site',
  line: first,
  headers,
  status,
})
const ofGames = (asked: Asked): Asked => ({ ...asked, of: 'games' })

const long = (length: number) => 'a'.repeat(length)

const PAGES = [
  get(200, '/'),
  get(200, '/?from=elsewhere'),
  get(200, '/about'),
  get(200, '/about?x=1'),
  get(200, '/%61bout'),
  get(404, '/About'),
  get(404, '/about.html'),
  get(404, '/about.html.br'),
  get(404, '/about.html.gz'),
  get(404, '/index'),
  get(404, '/index.html'),
  get(404, '/404'),
  get(404, '/404.html'),
  get(404, '/error'),
  get(404, '/error.html'),
  get(404, '/nowhere'),
  get(404, '/@malformed'),
  get(404, '/@none'),
  get(200, '/robots.txt'),
  get(200, '/licences.txt'),
  get(200, '/manifest.webmanifest'),
  get(200, '/sitemap.xml'),
  get(200, '/logo.svg'),
  get(404, '/logo.svg.gz'),
  get(200, '/favicon.ico'),
  get(200, '/social.jpg'),
  get(200, '/game/pool8.js'),
  get(200, '/offline'),
  get(200, '/sw.js'),
  get(404, '/assets'),
  get(404, '/assets/nothing-AbC_123x.js'),
  get(404, '/art/nothing-AbC_123x.webp'),
]

const GAME_PAGES = [
  get(200, '/single?slug=pool8'),
  get(200, '/single?utm=1&slug=pool8'),
  get(200, '/single?slug=pool8&slug=birdify'),
  get(200, '/single?slug=%70ool8'),
  get(200, '/single?slug=hex%2Dgarden'),
  get(200, '/single?slug=hex%2dg%61rd%65n&x'),
  get(200, '/single?%73lu%67=pool8'),
  get(200, '/%73ingle?slug=pool8'),
  get(200, `/single?${'&'.repeat(3000)}slug=pool8`),
  get(200, `/single?${'a=b&'.repeat(900)}slug=pool8`),
  get(404, '/single'),
  get(404, '/single?'),
  get(404, '/single?slug'),
  get(404, '/single?slug='),
  get(404, '/single?slug&slug=pool8'),
  get(404, '/single?slug=nowhere&slug=pool8'),
  get(404, '/single?%73lug=nowhere&slug=pool8'),
  get(404, '/single?slugs=pool8'),
  get(404, '/single??slug=pool8'),
  get(404, '/single?SLUG=pool8'),
  get(404, '/single?slug=Pool8'),
  get(404, '/single?slug=pool8.html'),
  get(404, '/single?slug=pool8%00'),
  get(404, '/single?slug=+pool8'),
  get(404, '/single?slug=%zz'),
  get(404, '/single?slug=../about'),
  get(404, '/single?slug=%2e%2e%2fabout'),
  get(404, '/single/pool8'),
  get(404, '/single/pool8.html'),
]

const SLASHES = [
  get(308, '/about/'),
  get(308, '/about/?'),
  get(308, '/about/?x=1&y=/'),
  get(308, '/about%2f'),
  get(308, '/%61bout/'),
  get(308, '/logo.svg/'),
  get(308, '/single/?slug=pool8'),
  get(308, '/single/?slug=%70ool8'),
  get(404, '/single/'),
  get(404, '/single/?slug=nowhere'),
  get(404, '/single/pool8/'),
  get(404, '/nowhere/'),
  get(404, '/About/'),
  get(404, '/assets/'),
  get(404, '/index/'),
  get(404, '/404/'),
  get(404, '/about.html/'),
  get(404, '/robots.txt.br/'),
  get(404, '/about//'),
  get(404, '//'),
  get(404, '//about'),
  get(404, '//about/'),
  get(404, '//elsewhere.example/'),
  get(404, '/%2Felsewhere.example/'),
  get(404, '/assets//x'),
]

/**
 * Paths that, if a redirect repeated them unescaped, would lead to a different site, set a cookie or clear stored data.
 */
export const ATTACKS = [
  '/%5Cevil.example/',
  '/%09/evil.example/',
  '/a%0dSet-Cookie:stolen=1%0dx/',
  '/a%0d%0aClear-Site-Data:%20%22*%22%0d%0ax:/',
] as const

const HOSTILE = [
  get(404, ATTACKS[0]),
  get(400, ATTACKS[1]),
  get(400, ATTACKS[2]),
  get(400, ATTACKS[3]),
  get(404, '/\\evil.example/'),
  get(400, '/about%0a'),
  get(400, '/%00'),
  get(400, '/about%00.html'),
  get(400, '/%7f'),
  get(400, '/%'),
  get(400, '/%4'),
  get(400, '/%zz'),
  get(400, '/about%'),
  get(404, '/%c3%28'),
  get(404, '/%ff'),
  get(404, '/%80%9f'),
  get(404, '/%e2%80%ae'),
  get(404, '/about%20'),
  get(400, '/.'),
  get(400, '/..'),
  get(400, '/./about'),
  get(400, '/art/../about'),
  get(400, '/../../etc/passwd'),
  get(400, '/%2e%2e%2f%2e%2e%2fetc%2fpasswd'),
  get(400, '/art/%2E./about'),
  get(400, '/art%2f..%2fabout'),
  get(404, '/..%5c..%5cconfig.ts'),
  get(404, '/...'),
  get(404, '/.env'),
  get(404, '/about;x'),
  get(404, '/about&x'),
  get(400, '/about#x'),
  get(400, '/single?slug=pool8#x'),
  get(400, 'about'),
  get(400, '*'),
  get(400, 'http://elsewhere.example/'),
  get(400, 'http://elsewhere.example'),
  get(404, `/${long(300)}`),
  get(404, `/${long(4000)}`),
  get(404, `/${long(4095)}`),
  get(414, `/${long(4096)}`),
  get(414, `/?${long(9000)}`),
  get(414, `/single?slug=${long(9000)}`),
  get(431, `/${long(20_000)}`),
]

const METHODS = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW'].map((method) =>
    line(405, `${method} /about HTTP/1.1`),
  ),
  line(405, 'POST /nowhere HTTP/1.1'),
  line(400, 'POST /%zz HTTP/1.1'),
  line(414, `POST /${long(5000)} HTTP/1.1`),
  line(400, 'OPTIONS * HTTP/1.1'),
  line(405, 'CONNECT /about HTTP/1.1'),
  line(400, 'CONNECT elsewhere.example:443 HTTP/1.1'),
  line(400, 'get / HTTP/1.1'),
  line(400, 'hello'),
  line(200, 'HEAD / HTTP/1.1'),
  line(200, 'HEAD /about HTTP/1.1'),
  line(200, 'HEAD /single?slug=pool8 HTTP/1.1'),
  line(404, 'HEAD /nowhere HTTP/1.1'),
  line(404, 'HEAD /single HTTP/1.1'),
  line(308, 'HEAD /about/ HTTP/1.1'),
  line(400, 'HEAD /%09/ HTTP/1.1'),
  line(414, `HEAD /${long(5000)} HTTP/1.1`),
  line(200, 'GET /about HTTP/1.0'),
  line(505, 'GET /about HTTP/2.0'),
  line(505, 'GET /about HTTP/3.0'),
  line(400, 'GET /about HTTP/x'),
]

const HEADERS = [
  get(400, '/', NO_HOST),
  get(400, '/', 'host:'),
  get(400, '/', 'host: a', 'host: b'),
  get(400, '/', 'host: a/b'),
  get(400, '/', 'host: a b'),
  get(200, '/', 'host: [::1]:80'),
  get(200, '/', 'host: elsewhere.example'),
  get(200, '/about', `cookie: ${long(9000)}`),
  get(431, '/about', `cookie: ${long(20_000)}`),
  get(431, '/about', ...Array.from({ length: 30 }, (_, at) => `x-${at}: ${long(1000)}`)),
  get(304, '/about', 'if-none-match: *'),
  get(304, '/logo.svg', 'if-none-match: *'),
  get(200, '/about', 'if-none-match: "other"'),
  get(404, '/nowhere', 'if-none-match: *'),
  get(200, '/about', 'if-modified-since: Fri, 01 Jan 2100 00:00:00 GMT'),
  get(200, '/about', 'range: bytes=0-9'),
  get(200, '/about', 'accept-encoding: gzip'),
  get(200, '/about', 'accept-encoding: gzip', 'via: 1.1 proxy'),
  line(200, 'GET /about HTTP/1.0', 'accept-encoding: gzip'),
  get(404, '/nowhere', 'accept-encoding: gzip, br'),
  get(200, '/social.jpg', 'accept-encoding: gzip, br'),
  get(200, '/about', 'expect: foo'),
  get(404, '/nowhere', 'expect: foo'),
  get(200, '/about', 'expect: 100-continue'),
  line(405, 'POST /about HTTP/1.1', 'expect: foo'),
  line(405, 'POST /about HTTP/1.1', 'expect: 100-continue', 'content-length: 9'),
  get(200, '/about', 'content-length: 0'),
  get(400, '/', 'content-length: 1', 'content-length: 2'),
  get(400, '/', 'content-length: -1'),
  get(400, '/', 'transfer-encoding: nonsense'),
  get(400, '/', 'a b: c'),
]

const GAMES = [
  get(200, '/pool8'),
  get(200, '/pool8?x=1'),
  get(200, '/%70ool8'),
  get(200, '/offline'),
  get(200, '/sw.js'),
  get(404, '/'),
  get(404, '/index'),
  get(404, '/nowhere'),
  get(404, '/pool8.html'),
  get(404, '/pool8.html.br'),
  get(404, '/Pool8'),
  get(404, '/single?slug=pool8'),
  get(308, '/pool8/'),
  get(308, '/pool8/?x=1'),
  get(308, '/sw.js/'),
  get(404, '/assets/'),
  get(404, '/nowhere/'),
  get(404, '/pool8.html/'),
  get(404, '//pool8/'),
  get(404, ATTACKS[0]),
  get(400, ATTACKS[1]),
  get(400, ATTACKS[2]),
  get(400, '/%zz'),
  get(400, '/./pool8'),
  get(414, `/${long(5000)}`),
  get(431, '/pool8', `cookie: ${long(20_000)}`),
  line(405, 'POST /pool8 HTTP/1.1'),
  line(200, 'HEAD /pool8 HTTP/1.1'),
  line(404, 'HEAD /nowhere HTTP/1.1'),
  get(304, '/pool8', 'if-none-match: *'),
]

export const ASKED: readonly Asked[] = [
  ...PAGES,
  ...GAME_PAGES,
  ...SLASHES,
  ...HOSTILE,
  ...METHODS,
  ...HEADERS,
  ...GAMES.map(ofGames),
]
