import { existsSync } from 'node:fs';
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
  const shared = {
    ...({ decorateReply: false, index: false, preCompressed: true, cacheControl: false } as const),
    setHeaders: (reply: { header(name: string, value: string): unknown }, path: string) => {
      const keeping = isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
      reply.header('cache-control', keeping);
    },
  };
  await app.register(fastifyStatic, {
    ...shared,
    ...{ root: dir, prefix, wildcard: false },
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.stamp', '.vite/**', 'assets/**'],
  });
  const assets = join(dir, 'assets');
  if (!existsSync(assets)) return;
  // Hundreds of files: a route for each would be megabytes of routes.
  await app.register(fastifyStatic, {
    ...shared,
    ...{ root: assets, prefix: `${prefix}assets/` },
    allowedPath: (path) => !/\.(html|br|gz)$/.test(path),
  });
}

/** A page, which is asked for anew each time. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
}
