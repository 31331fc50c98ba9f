import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../local-host.ts';

/**
 * Where links lead that a request causes: the server's public address, or while it has none the address the request came
 * in at. Whatever else its Host says leads nobody anywhere: who asks must not choose where others go.
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
