import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendPage, serveBuiltFiles } from './built-files.ts';
import { pageOfOthers } from './security-headers.ts';

/**
 * A page for people who are not of the store. A link that lost its end is told by the same page: nobody of them is to find
 * the stores' login.
 */
export interface VisitorPage {
  /** Addresses, e.g. `/p/:token`. */
  paths: readonly string[];
  /** Of apps/visitors, built. */
  file: string;
  /** It has pictures of the store, which may lie at another host. */
  showsStore?: true;
  /** Whether a link is one of ours; the page of another comes with 404, for whoever reads no pages. */
  isKnown?(token: string): boolean;
}

/** Serves the built pages of apps/visitors: assets under /cardapio/ for a year, the pages never cached. */
export async function serveVisitorPages(
  app: FastifyInstance,
  dir: string,
  { pages, isHttps }: { pages: readonly VisitorPage[]; isHttps: boolean },
): Promise<void> {
  if (!existsSync(join(dir, '.vite'))) {
    app.log.warn('visitors have no pages: apps/visitors is not built');
    return;
  }
  await serveBuiltFiles(app, dir, { prefix: '/cardapio/', isHashed: () => true });
  for (const { paths, file, showsStore = false, isKnown = () => true } of pages) {
    const html = readFileSync(join(dir, file), 'utf8');
    const page = pageOfOthers({ isHttps, showsStores: showsStore });
    for (const path of paths)
      app.get<{ Params: { token?: string } }>(path, page, (request, reply) =>
        sendPage(reply.code(isKnown(request.params.token ?? '') ? 200 : 404), html),
      );
  }
}
