import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

interface BuiltFiles {
  /** Where they are served; at the root without it. */
  prefix?: string;
  /** Whether a file's name changes with what it holds. */
  isHashed?(path: string): boolean;
}

/** Serves what was built but its pages: what is hashed for a year, the rest for five minutes. */
export async function serveBuiltFiles(
  app: FastifyInstance,
  dir: string,
  { prefix = '/', isHashed = (path) => path.includes(join(dir, 'assets')) }: BuiltFiles = {},
): Promise<void> {
  await app.register(fastifyStatic, {
    ...{ root: dir, prefix, decorateReply: false, index: false, wildcard: false },
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.stamp', '.vite/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const keeping = isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
      reply.header('cache-control', keeping);
    },
  });
}

/** A page, which is asked for anew each time. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
}
