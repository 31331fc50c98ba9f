import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendPage, serveBuiltFiles } from './built-files.ts';
import { pageOfOthers } from './security-headers.ts';

/** Serves the built console at /provedor. Hashed assets are cached for a year, the page is not cached. */
export async function serveConsole(
  app: FastifyInstance,
  { dir, isHttps }: { dir: string; isHttps: boolean },
): Promise<void> {
  if (!existsSync(join(dir, 'index.html'))) {
    app.log.warn('the console is not served: apps/provider is not built; run `npm run build`');
    return;
  }
  await serveBuiltFiles(app, dir, { prefix: '/provedor/' });
  // Users who know the panel's login URL expect this URL for the console.
  app.get('/provedor/entrar', (_request, reply) => reply.redirect('/provedor'));
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  const page = pageOfOthers({ isHttps, showsStores: true });
  for (const path of ['/provedor', '/provedor/*'])
    app.get(path, page, (request, reply) => {
      if (/\.\w+$/.test(request.url.split('?')[0] ?? '')) return reply.callNotFound();
      return sendPage(reply, html);
    });
}
