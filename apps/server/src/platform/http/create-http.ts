import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { ConstraintCodes } from '../errors/database-errors.ts';
import type { Logger } from '../log.ts';
import { addSecurityHeaders } from '../pages/security-headers.ts';
import { newTraceId } from '../trace-id.ts';
import { readBodies } from './body/read-bodies.ts';
import { answerError } from './error-answer.ts';
import { isKnownHost } from './known-host.ts';
import { isAtItsHost, isProviderHost } from './provider-host.ts';
import { traceRequests } from './trace-requests.ts';

/**
 * Maximum of connections, enough for the panels of some thousand stores. Must be lower than the usual limit
 * of open files per process, because above that limit all I/O fails.
 */
const MAX_CONNECTIONS = 15_000;
const LONGEST_ANSWER_MS = 5_000;
/** At shutdown, wait this long for a last request on open connections. */
const LAST_REQUEST_MS = 500;

interface HttpOptions {
  publicUrl: string | null;
  /** Host that serves only the console; null: the console is under /provedor on each host. */
  providerHost: string | null;
  trustedProxies: string[];
  constraints: ConstraintCodes;
  /** Origins of local programs that pages may connect to, such as print modules. */
  localPrograms: readonly string[];
  log: Logger;
}

/** Creates the HTTP server for all calls and pages: hosts, bodies, headers, compression and error responses. */
export async function createHttp({
  publicUrl,
  providerHost,
  trustedProxies,
  constraints,
  localPrograms,
  log,
}: HttpOptions): Promise<FastifyInstance> {
  const answer = answerError(log, constraints);
  const publicHost = publicUrl === null ? null : new URL(publicUrl).host;
  const http = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify would create a child logger per request, even if nothing is logged. Our log lines contain the request id.
    childLoggerFactory: (logger) => logger,
    genReqId: newTraceId,
    trustProxy: trustedProxies.length === 0 ? false : trustedProxies,
    bodyLimit: 64 * 1024,
    // Slow clients are disconnected: if the headers are incomplete after 10 s, or the body after 30 s. Node
    // checks this every five seconds.
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    keepAliveTimeout: 72_000,
    // Requests that arrive during the shutdown get normal responses.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) =>
      // A browser that opens a damaged login link gets the login page instead of JSON.
      request.url.startsWith('/login/') ? reply.redirect('/login') : answer(error, request, reply),
    routerOptions: { maxParamLength: 1_300, ignoreTrailingSlash: true },
  });
  http.server.maxConnections = MAX_CONNECTIONS;
  http.setErrorHandler(answer);
  http.setNotFoundHandler(() => {
    throw new AppError('request.not-found');
  });
  http.addHook('onRequest', (request, reply, done) => {
    const { host } = request.headers;
    const isProbe = request.url === '/healthz' || request.url === '/readyz';
    const isConsole = isProviderHost(host, providerHost);
    if (!isProbe && !isConsole && !isKnownHost(host, publicHost)) done(new AppError('request.unknown-host'));
    else if (isConsole && request.url === '/') void reply.redirect('/provedor');
    else if (isAtItsHost(request.routeOptions.url, host, providerHost)) done();
    else done(new AppError('request.not-found'));
  });
  traceRequests(http);
  await addSecurityHeaders(http, { isHttps: publicUrl?.startsWith('https:') ?? false, localPrograms });
  await http.register(cookie);
  await http.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    zlibOptions: { level: 5 },
    brotliOptions: { params: { 1: 3 } },
  });
  readBodies(http);
  return http;
}

/**
 * Accepts no new connections. The next response on each open connection says that it is the last. Settles
 * when all connections are closed, or after {@link LAST_REQUEST_MS}, so that no client sends a request on a
 * closing connection.
 */
export async function drain({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  // Calls the TCP server's `close`, because the HTTP server's `close` would end idle connections at once.
  Server.prototype.close.call(server);
  const patience = new AbortController();
  const { signal } = patience;
  await Promise.race([once(server, 'close', { signal }), wait(LAST_REQUEST_MS, undefined, { signal })]);
  patience.abort();
}

/**
 * Finishes responses in progress and closes idle connections. After {@link LONGEST_ANSWER_MS} the remaining connections
 * are cut.
 */
export async function closeGently(http: FastifyInstance): Promise<void> {
  const sweeping = setInterval(() => http.server.closeIdleConnections(), 50);
  const giveUp = setTimeout(() => http.server.closeAllConnections(), LONGEST_ANSWER_MS);
  await http.close();
  clearInterval(sweeping);
  clearTimeout(giveUp);
}
