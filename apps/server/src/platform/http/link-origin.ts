import type { FastifyRequest } from 'fastify';

/** Where links lead that a request causes: the server's public address, or while it has none the one it was asked at. */
export function linkOrigin(
  publicUrl: string | null,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  return publicUrl ?? `${protocol}://${host}`;
}
