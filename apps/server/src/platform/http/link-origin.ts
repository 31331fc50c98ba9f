import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../local-host.ts';

/**
 * The origin of links that a request creates: the server's public address. Without one, the address of the
 * request's own connection. The rest of the Host header is ignored: a caller must not choose where links lead
 * others.
 */
export function linkOrigin(
  publicUrl: string | null,
  { host, hostname, socket }: Pick<FastifyRequest, 'host' | 'hostname' | 'socket'>,
): string {
  if (publicUrl !== null) return publicUrl;
  const address = (socket.localAddress ?? '').replace(/^::ffff:/, '');
  if (isLoopback(hostname) || hostname === address) return `http://${host}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${socket.localPort ?? 80}`;
}
