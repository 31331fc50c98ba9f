import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Files } from './files.ts';

const PICTURE = /^[0-9a-f]{64}-\d{1,4}\.webp$/;

/**
 * Serves pictures to each client that knows the name. Browsers cache them for ever, because the content of a name never
 * changes.
 */
export function serveFiles(http: FastifyInstance, files: Files): void {
  http.get<{ Params: { name: string } }>('/arquivos/:name', async (request, reply) => {
    const { name } = request.params;
    const file = PICTURE.test(name) ? await files.get(name) : null;
    if (file === null) throw new AppError('request.not-found');
    return reply
      .type('image/webp')
      .headers({ 'content-length': file.bytes, 'cache-control': 'public, max-age=31536000, immutable' })
      .send(Readable.from(file.content, { objectMode: false }));
  });
}
