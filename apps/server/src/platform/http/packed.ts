import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** How a text travels; null: as it is. */
export type Packing = 'br' | 'gzip' | null;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** The best packing that whoever asks can open. */
export function packingFor(request: FastifyRequest): Packing {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one)) ?? null;
}

/** Packs a text on another thread: for what is kept, or it would cost more than it saves. */
export async function packed(text: string, packing: Packing): Promise<Buffer> {
  if (packing === null) return Buffer.from(text);
  if (packing === 'gzip') return asGzip(text);
  return asBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
