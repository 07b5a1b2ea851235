/** The HTTP server: routes, CORS, error responses and request log. */
import cors from '@fastify/cors'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { Settings } from '../../../config.ts'
import {
  answerMalformedConnections,
  BODY_LIMIT,
  parseBody,
  type Timeouts,
  TIMEOUTS,
  withDeadline,
} from './request-limits.ts'
import { type Counters, createCounters } from '../monitoring/counters.ts'
import type { Health } from '../monitoring/health.ts'
import { createMessageReader, type FieldProblem, UNKNOWN_SITE } from './message.ts'
import { siteOrigins } from './origins.ts'
import { securityHeaders } from './security-headers.ts'
import { invalid, type Problem, PROBLEMS, refuse, Refusal } from './problem.ts'
import { EVENTS } from '../counts/counts.ts'
import type { CountedEvent, Store } from '../store/store.ts'
import { spamSignals } from './spam-signals.ts'

const PATH = '/api/contact-us'
/** For the site, which shows the reference but reads no response bodies. */
const REFERENCE_HEADER = 'message-reference'
const STORE_RETRY_S = '5'
/** Longer, because the operator has to free space first. */
const FULL_RETRY_S = '600'
const COUNT_PATH = '/api/count'
const HEALTH_PATHS = ['/healthz', '/readyz']

export interface ServerOptions {
  readonly settings: Pick<Settings, 'origins' | 'formOrigins' | 'countedOrigins' | 'contact'>
  readonly store: Store
  readonly clock: () => number
  /** The response of `/readyz`. */
  readonly health: () => Promise<Health>
  /** Whether the store has reached its size limit; messages are then refused. */
  readonly isFull?: () => boolean
  /** Called when a message has been stored, so that the outbox delivers it without waiting for its next poll. */
  readonly onKept?: () => void
  readonly counters?: Counters
  /** Counts a game; undefined if counting is off. False for a name that cannot be a game's. */
  readonly count?: ((what: CountedEvent, game: string) => boolean) | undefined
  readonly timeouts?: Timeouts
  /** Destination of log lines; standard output by default. */
  readonly logTo?: { write(line: string): void }
}

export function createContactServer(options: ServerOptions): FastifyInstance {
  const { settings, logTo, timeouts = TIMEOUTS, counters = createCounters() } = options
  const { trustedProxies, logLevel } = settings.contact
  const headers = securityHeaders(settings.origins.contact)
  const app: FastifyInstance = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.idleMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      maxHeaderSize: 16 * 1024,
      // Node answers a missing Host header with an empty body, and the service does not need the header.
      requireHostHeader: false,
    },
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    // Requests that arrive during shutdown are still served.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerMalformedConnections(settings.origins.site, headers, counters.refused),
    frameworkErrors: (_error, _request, reply) => refuse(reply.headers(headers), PROBLEMS.badRequest),
    // Fastify's own log lines contain IP addresses and raw URLs; `logResponses` logs requests without them.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request only adds a request number, and takes a tenth of the time of a request.
    childLoggerFactory: (logger) => logger,
    logger: { level: logLevel, base: { service: 'contact' }, ...(logTo ? { stream: logTo } : {}) },
  })
  app.decorate('onRefused', counters.refused)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseBody)

  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers)
    next()
  })
  allowSiteOrigins(
    app,
    [...new Set([...settings.formOrigins, ...settings.countedOrigins])].flatMap(siteOrigins),
  )
  refuseBeforeBody(app)
  // Unknown Expect headers are ignored, as the standard allows; Node would answer with an empty body.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  closeConnectionsOnShutdown(app)
  logResponses(app)
  handleErrors(app)
  acceptMessages(app, options, counters)
  countGames(app, options)
  answerHealthChecks(app, options)
  return app
}

function allowSiteOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { origin } = request.headers
    if (origin === undefined || origins.includes(origin)) return next()
    refuse(reply, PROBLEMS.foreignOrigin)
  })
  void app.register(cors, {
    origin: [...origins],
    methods: ['POST'],
    allowedHeaders: ['content-type'],
    exposedHeaders: ['retry-after', REFERENCE_HEADER],
    maxAge: 7200,
    strictPreflight: false,
  })
}

/** An otherwise valid message: the settings of site and service differ, which the operator should know. */
const isUnknownSite = (problems: readonly FieldProblem[]) =>
  problems.length === 1 && problems[0]?.reason === UNKNOWN_SITE

function acceptMessages(app: FastifyInstance, options: ServerOptions, counters: Counters): void {
  const { settings, store, clock, isFull, onKept, timeouts = TIMEOUTS } = options
  const readMessage = createMessageReader(settings.contact.siteIds)
  app.post(PATH, async (request, reply) => {
    const read = readMessage(request.body)
    if ('problems' in read) {
      if (!isUnknownSite(read.problems)) return refuse(reply, invalid(read.problems))
      request.log.warn({ accepted: settings.contact.siteIds }, 'refused: site_name is not in CONTACT_SITES')
      return refuse(reply, PROBLEMS.unknownSite)
    }
    const { message } = read
    if (isFull?.()) return refuse(reply.header('retry-after', FULL_RETRY_S), PROBLEMS.storeFull)

    const adding = store.add({
      message,
      marks: spamSignals(message, request.headers.origin !== undefined),
      address: request.ip,
      now: clock(),
    })
    const admission = await withDeadline(timeouts.handlerMs, adding).catch((error: unknown) => {
      throw new Refusal(PROBLEMS.storeDown, { cause: error })
    })
    if ('waitMs' in admission) {
      return refuse(reply.header('retry-after', Math.ceil(admission.waitMs / 1000)), PROBLEMS.tooMany)
    }
    counters.accepted('kept' in admission ? 'kept' : 'repeated')
    if ('kept' in admission) onKept?.()
    const reference = 'kept' in admission ? admission.kept : admission.repeated
    request.log.info({ reference, repeated: 'repeated' in admission }, 'message')
    return reply.code(202).header(REFERENCE_HEADER, reference).send({ reference })
  })
}

/** Takes nothing but the name of a game from the request, and logs nothing: a log line has a time. */
function countGames(app: FastifyInstance, { count }: ServerOptions): void {
  if (!count) return
  app.post(COUNT_PATH, async (request, reply) => {
    const asked = Object.entries(Object(request.query) as Record<string, unknown>)
    const [[what, game] = []] = asked
    const event = EVENTS.find((each) => each === what)
    const isCounted = asked.length === 1 && event && typeof game === 'string' && count(event, game)
    return isCounted ? reply.code(204).send() : refuse(reply, PROBLEMS.badRequest)
  })
}

function answerHealthChecks(app: FastifyInstance, { health }: ServerOptions): void {
  app.get('/healthz', async () => ({ process: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const result = await health()
    return reply.code(result.why.length === 0 ? 200 : 503).send(result)
  })
}

/** Refuses a wrong path, method or encoding before the body is read. */
function refuseBeforeBody(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (request.is404 && request.url.split('?')[0] !== PATH) refuse(reply, PROBLEMS.notFound)
    else if (request.is404) refuse(reply.header('allow', 'POST, OPTIONS'), PROBLEMS.wrongMethod)
    else if (encoding !== 'identity')
      refuse(reply.header('accept-encoding', 'identity'), PROBLEMS.notPlainJson)
    else next()
  })
}

/** Connections left open after their last response would delay the shutdown until they time out. */
function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (closing) reply.header('connection', 'close')
    next()
  })
}

function handleErrors(app: FastifyInstance): void {
  const byStatus = new Map<number, Problem>(
    [PROBLEMS.badRequest, PROBLEMS.tooLarge, PROBLEMS.notPlainJson].map((problem) => [
      problem.status,
      problem,
    ]),
  )
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem =
      error instanceof Refusal ? error.problem : (byStatus.get(error.statusCode ?? 500) ?? PROBLEMS.broken)
    if (problem.status >= 500) {
      const { name, code, message, stack } =
        error.cause instanceof Error ? (error.cause as FastifyError) : error
      request.log.error({ failure: { name, code, message, stack } }, 'request failed')
    }
    if (problem.status === 503) reply.header('retry-after', STORE_RETRY_S)
    return refuse(reply, problem)
  })
}

function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { method, routeOptions } = request
    if (routeOptions.url === COUNT_PATH) return next()
    const ms = Math.round(reply.elapsedTime)
    // Health checks run every few seconds and would bury the other lines.
    const level = HEALTH_PATHS.includes(routeOptions.url ?? '') ? 'debug' : 'info'
    request.log[level](
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms },
      'answered',
    )
    next()
  })
}
