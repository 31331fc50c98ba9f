import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PAGE } from './security-headers.ts';

/**
 * Addresses of the pages for people who are not of the store, and the built page each shows. A link that lost its end is
 * told by the same page: nobody of them is to find the stores' login.
 */
const PAGES: Record<string, string> = {
  /** The customer's order, by its unguessable link. */
  '/p/:token': 'order.html',
  '/p': 'order.html',
  /** A document to sign, by the link in an e-mail. */
  '/contrato/:token': 'agreement.html',
  '/contrato': 'agreement.html',
  /** A store's own courier, who types a code. */
  '/entregador': 'courier.html',
  /** Whoever the provider gave a link to choose a password; the secret stays in the browser, behind the `#`. */
  '/senha': 'password.html',
};

/**
 * Serves the built pages of apps/visitors: assets under /cardapio/ for a year, the pages never cached. The page of an order
 * that `isOrderLink` does not know comes with 404, for whoever reads no pages.
 */
export async function serveVisitorPages(
  app: FastifyInstance,
  dir: string,
  isOrderLink: (token: string) => boolean,
): Promise<void> {
  if (!existsSync(join(dir, '.vite'))) {
    app.log.warn('visitors have no pages: apps/visitors is not built');
    return;
  }
  await app.register(fastifyStatic, {
    root: dir,
    prefix: '/cardapio/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.stamp', '.vite/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  for (const [path, name] of Object.entries(PAGES)) {
    const html = readFileSync(join(dir, name), 'utf8');
    app.get<{ Params: { token?: string } }>(path, PAGE, (request, reply) => {
      const isUnknown = name === 'order.html' && !isOrderLink(request.params.token ?? '');
      return reply
        .code(isUnknown ? 404 : 200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(html);
    });
  }
}
