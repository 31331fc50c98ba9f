import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { isOwnOrigin } from './own-origin.ts';

export const PLATFORM_HEADER = 'platform';
const PANEL_PLATFORM = 'merchantWebv1';

/** `__Host-` binds the cookie to this origin. Browsers accept the prefix only over HTTPS. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-sid' : 'sid';
}

export interface Credentials {
  token: string | null;
  via: 'cookie' | 'header' | null;
  apiKey: string | null;
}

/**
 * Reads the credential of a request: a cookie, or a header `Authorization: <hash>` or `Authorization: Basic <hash>`. A
 * request with both is refused, so that a browser's session and a header never mix.
 */
export function readCredentials(request: FastifyRequest, cookieName: string): Credentials {
  const cookie = request.cookies[cookieName] ?? null;
  const header = request.headers.authorization?.replace(/^Basic\s+/i, '').trim() || null;
  const apiKey = request.headers['x-api-key'];
  if (cookie !== null && header !== null) {
    throw new AppError('request.malformed', {
      detail: 'use a sessão do navegador ou o cabeçalho Authorization, não ambos',
    });
  }
  return {
    token: cookie ?? header,
    via: cookie !== null ? 'cookie' : header !== null ? 'header' : null,
    apiKey: typeof apiKey === 'string' && apiKey !== '' ? apiKey : null,
  };
}

/** True when the request has the header of our panel. */
export function isFromPanel(request: FastifyRequest): boolean {
  return request.headers[PLATFORM_HEADER] === PANEL_PLATFORM;
}

/**
 * Prevents CSRF: other sites must not act with a user's cookie. A write needs the panel's header, which another site
 * cannot send because its preflight is refused. An Origin header must be one of ours.
 */
export function assertNotForged(
  request: FastifyRequest,
  credentials: Credentials,
  ownOrigins: ReadonlySet<string>,
): void {
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  const isForeign =
    (origin !== undefined && !isOwnOrigin(origin, request.host, ownOrigins)) ||
    site === 'cross-site' ||
    site === 'same-site';
  if (isForeign || (credentials.via === 'cookie' && !isFromPanel(request)))
    throw new AppError('auth.origin-refused');
}
