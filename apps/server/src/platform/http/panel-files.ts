import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PAGE } from './security-headers.ts';

const LOGIN_PATHS = ['/', '/login', '/login/*', '/auth'];

/**
 * Serves the built panel: hashed assets for a year, the two pages never cached. The login page is told the
 * configured brand; every other path that is not an API call is the panel, whose router knows the rest.
 */
export async function servePanel(
  app: FastifyInstance,
  options: { dir: string; brand: string },
): Promise<void> {
  if (!existsSync(join(options.dir, 'index.html'))) {
    app.log.warn('panel is not built: serving the API alone');
    return;
  }
  await app.register(fastifyStatic, {
    root: options.dir,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.stamp', '.vite/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join(options.dir, 'assets')}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  const brand = options.brand.replace(/[^a-z0-9-]/g, '');
  const login = page(options.dir, 'login.html').replace(
    /(<meta name="comanda-brand" content=")[^"]*(")/,
    (_whole, before: string, after: string) => `${before}${brand}${after}`,
  );
  const panel = page(options.dir, 'index.html');
  for (const path of LOGIN_PATHS) app.get(path, PAGE, (_request, reply) => sendPage(reply, login));
  app.get('/*', PAGE, (request, reply) => {
    if (/^\/(api|socket\.io)(\/|$)/.test(request.url) || /\.\w+$/.test(request.url.split('?')[0] ?? '')) {
      return reply.callNotFound();
    }
    return sendPage(reply, panel);
  });
}

function page(dir: string, name: string): string {
  return readFileSync(join(dir, name), 'utf8');
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
}
