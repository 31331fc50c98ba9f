import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../local-host.ts';

/**
 * The origin of links that a request creates: the server's public URL, or without one the local address of
 * the connection. The Host header is not used, because a caller must not choose where the links of other
 * users lead.
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
