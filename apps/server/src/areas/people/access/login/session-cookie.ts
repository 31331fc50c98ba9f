import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { SESSION_LIFE_SECONDS } from '../sessions/sessions.writes.ts';

export interface SessionCookie {
  name: string;
  isHttps: boolean;
}

/** Without `Domain`, browsers send the cookie to this host only. */
function attributes({ isHttps }: SessionCookie) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
}

/** Sets the token in a cookie that scripts cannot read. */
export function setSessionCookie(reply: FastifyReply, cookie: SessionCookie, token: string): void {
  void reply.setCookie(cookie.name, token, { ...attributes(cookie), maxAge: SESSION_LIFE_SECONDS });
}

export function clearSessionCookie(reply: FastifyReply, cookie: SessionCookie): void {
  void reply.clearCookie(cookie.name, attributes(cookie));
}
