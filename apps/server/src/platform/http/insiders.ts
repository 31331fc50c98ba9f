import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Makes a check if a caller may see the state of the installation. Allowed are programs on this machine, and the
 * provider's token in `Authorization: Bearer …`. Requests through a proxy on this machine do not count as local.
 */
export function createIsInsider(token: string | null): (request: FastifyRequest) => boolean {
  const wanted = token === null ? null : digestOf(`Bearer ${token}`);
  return ({ ip, headers }) => {
    if (wanted !== null && timingSafeEqual(digestOf(headers.authorization ?? ''), wanted)) return true;
    return LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined;
  };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
