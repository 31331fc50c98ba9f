import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Makes a check whether a caller may see the state of the installation. Programs on this machine may, and callers with
 * the provider's token in `Authorization: Bearer …`. A request through a proxy on this machine is not local.
 */
export function createIsInsider(token: string | null): (request: FastifyRequest) => boolean {
  const wanted = token === null ? null : digestOf(`Bearer ${token}`);
  return ({ ip, headers }) => {
    if (wanted !== null && timingSafeEqual(digestOf(headers.authorization ?? ''), wanted)) return true;
    return LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined;
  };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
