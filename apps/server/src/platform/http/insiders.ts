import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Whether whoever asks may know how the installation is doing: programs of this machine, and who has the provider's
 * token as `Authorization: Bearer …`. What a proxy of this machine passed on does not come from this machine.
 */
export function createIsInsider(token: string | null): (request: FastifyRequest) => boolean {
  const wanted = token === null ? null : digestOf(`Bearer ${token}`);
  return ({ ip, headers }) => {
    if (wanted !== null && timingSafeEqual(digestOf(headers.authorization ?? ''), wanted)) return true;
    return LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined;
  };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
