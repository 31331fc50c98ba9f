import { randomUUID } from 'node:crypto';
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
import { readBodies } from './body/read-bodies.ts';
import { answerError } from './error-answer.ts';
import { isKnownHost } from './known-host.ts';
import { isAtItsHost, isProviderHost } from './provider-host.ts';

/** Panels of some thousand stores; below what a system lets one process open, beyond which nothing at all would work. */
const MOST_CONNECTIONS = 15_000;
const LONGEST_ANSWER_MS = 5_000;
/** So long a kept connection is waited for when the server goes: whoever keeps it has sent its next request, or will not. */
const LAST_REQUEST_MS = 500;

interface HttpOptions {
  publicUrl: string | null;
  /** Where the console answers, and nothing else; null: at /provedor of every host. */
  providerHost: string | null;
  trustedProxies: string[];
  constraints: ConstraintCodes;
  /** Programs on people's own machines that pages may talk to: origins. */
  localPrograms: readonly string[];
  log: Logger;
}

/** The HTTP server as every call and page finds it: hosts, bodies, headers, compression, and how failures are answered. */
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
    // One of its own for each request is made whether anything is logged or not; what is logged names its request.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length === 0 ? false : trustedProxies,
    bodyLimit: 64 * 1024,
    // Whoever sends slowly is cut, headers sooner than bodies; looked after every five seconds.
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    keepAliveTimeout: 72_000,
    // What still comes while it closes is answered as ever.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) =>
      // A login link that was mangled on its way is a person's: they get the door, not a body.
      request.url.startsWith('/login/') ? reply.redirect('/login') : answer(error, request, reply),
    routerOptions: { maxParamLength: 1_300, ignoreTrailingSlash: true },
  });
  http.server.maxConnections = MOST_CONNECTIONS;
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
 * Takes no new connections; the next answer on each of the others is its last, and says so. Settles when they are gone,
 * at the latest after a moment. Nobody's request meets a connection that is just being closed.
 */
export async function drain({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  // The one of HTTP would cut idle connections at once.
  Server.prototype.close.call(server);
  const patience = new AbortController();
  const { signal } = patience;
  await Promise.race([once(server, 'close', { signal }), wait(LAST_REQUEST_MS, undefined, { signal })]);
  patience.abort();
}

/** Answers under way are finished; kept-alive connections go as soon as they are idle, the last after a while. */
export async function closeGently(http: FastifyInstance): Promise<void> {
  const sweeping = setInterval(() => http.server.closeIdleConnections(), 50);
  const giveUp = setTimeout(() => http.server.closeAllConnections(), LONGEST_ANSWER_MS);
  await http.close();
  clearInterval(sweeping);
  clearTimeout(giveUp);
}
