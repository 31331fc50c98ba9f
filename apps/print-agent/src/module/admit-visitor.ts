import type { IncomingHttpHeaders } from 'node:http';

/** The caller of the module: a page, a program, or a refused caller. */
export type Visitor = { kind: 'page'; origin: string } | { kind: 'program' } | { kind: 'refused' };

/**
 * Admits only pages of the paired server. The Host header must name this machine, because a page could make a
 * foreign name resolve to this machine. If there is an Origin header, it must be exactly the server's origin.
 */
export function admitVisitor(
  headers: IncomingHttpHeaders,
  port: number,
  allowedOrigin: string | null,
): Visitor {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`];
  if (headers.host === undefined || !hosts.includes(headers.host)) return { kind: 'refused' };
  if (headers.origin === undefined) return { kind: 'program' };
  if (allowedOrigin === null || headers.origin !== allowedOrigin) return { kind: 'refused' };
  return { kind: 'page', origin: allowedOrigin };
}

/** Headers of every response to a page. A page of another origin cannot read the response. */
export function answerHeaders(visitor: Visitor): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'Origin',
    ...(visitor.kind === 'page' ? { 'access-control-allow-origin': visitor.origin } : {}),
  };
}

/** Headers of the response to a preflight of an allowed page. */
export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '600',
    ...(headers['access-control-request-private-network'] === 'true'
      ? { 'access-control-allow-private-network': 'true' }
      : {}),
  };
}
