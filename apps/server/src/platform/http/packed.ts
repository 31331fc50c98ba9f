import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** Compression of a text; null: not compressed. */
export type Packing = 'br' | 'gzip' | null;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** The best compression that the client accepts. */
export function packingFor(request: FastifyRequest): Packing {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one)) ?? null;
}

/**
 * Compresses a text on another thread. Use this only for cached texts: for other texts it costs more than it
 * saves.
 */
export async function packed(text: string, packing: Packing): Promise<Buffer> {
  if (packing === null) return Buffer.from(text);
  if (packing === 'gzip') return asGzip(text);
  return asBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
