import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

interface BuiltFiles {
  /** Path prefix. Default: the root. */
  prefix?: string;
  /** True when a file's name contains a hash of its content. */
  isHashed?(path: string): boolean;
}

/** Serves built files except pages. Hashed files are cached for a year, other files for five minutes. */
export async function serveBuiltFiles(
  app: FastifyInstance,
  dir: string,
  { prefix = '/', isHashed = (path) => path.includes(join(dir, 'assets')) }: BuiltFiles = {},
): Promise<void> {
  const shared = {
    ...({ decorateReply: false, index: false, preCompressed: true, cacheControl: false } as const),
    setHeaders: (reply: { header(name: string, value: string): unknown }, path: string) => {
      const retention = isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
      reply.header('cache-control', retention);
    },
  };
  await app.register(fastifyStatic, {
    ...shared,
    ...{ root: dir, prefix, wildcard: false },
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.stamp', '.vite/**', 'assets/**'],
  });
  const assets = join(dir, 'assets');
  if (!existsSync(assets)) return;
  // Uses one wildcard route, because separate routes for hundreds of files would take megabytes.
  await app.register(fastifyStatic, {
    ...shared,
    ...{ root: assets, prefix: `${prefix}assets/` },
    allowedPath: (path) => !/\.(html|br|gz)$/.test(path),
  });
}

/** Sends a page that the browser must validate again at each use. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
}
