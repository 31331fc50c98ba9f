import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers store a cookie for at most 400 days. Every login renews it. */
const LIFE_SECONDS = 400 * 24 * 3_600;

/** `__Host-` binds the cookie to this origin. Browsers accept it only over HTTPS. */
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-aparelho' : 'aparelho');

/**
 * The browser's device secret; null when it is malformed. The secret grants no access. It only gives the
 * browser its own login limit.
 */
export function readDevice(request: FastifyRequest, isHttps: boolean): string | null {
  const token = request.cookies[cookieName(isHttps)] ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

export function setDeviceCookie(reply: FastifyReply, isHttps: boolean, token: string): void {
  void reply.setCookie(cookieName(isHttps), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    maxAge: LIFE_SECONDS,
  });
}
