import { Readable } from 'node:stream';
import type { AnsweredFile } from '@comanda/contract/shape';
import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Bytes of a file made while it is sent, after which it is looked at once more whether its reader may have them. */
const ALLOWED_BYTES = 256 * 1024;

/**
 * Sends a file that browsers save and never show as a page of ours. `mayStill` is false when who asked lost the right
 * meanwhile: the connection ends, and no browser takes what came for the whole file.
 */
export function sendFile(
  reply: FastifyReply,
  declaredType: string,
  { name, type = declaredType, bytes, content }: AnsweredFile,
  mayStill: () => Promise<boolean>,
): FastifyReply {
  return reply
    .type(type)
    .headers({
      ...(bytes !== null && { 'content-length': bytes }),
      'content-disposition': `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
    .send(Readable.from(bytes === null ? whileAllowed(content, mayStill) : content, { objectMode: false }));
}

async function* whileAllowed(
  content: AsyncIterable<Uint8Array>,
  mayStill: () => Promise<boolean>,
): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const part of content) {
    sent += part.length;
    if (sent > ALLOWED_BYTES) {
      if (!(await mayStill())) throw new AppError('auth.forbidden');
      sent = 0;
    }
    yield part;
  }
}
