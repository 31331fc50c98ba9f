import type { IncomingHttpHeaders } from 'node:http';

/** Who stands at the door of the module. */
export type Visitor = { kind: 'page'; origin: string } | { kind: 'program' } | { kind: 'refused' };

/**
 * Lets in pages of the paired server only. The Host must name this machine (a foreign name that was made to point here
 * is a page's trick), and an Origin, where there is one, must be the server's, letter by letter.
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

/** What every answer to a page says; nothing that a foreign page could read. */
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

/** What a preflight of an allowed page is answered. */
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
