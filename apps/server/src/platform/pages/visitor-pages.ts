import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendPage, serveBuiltFiles } from './built-files.ts';
import { pageOfOthers } from './security-headers.ts';

/**
 * A page for people outside the store. An incomplete link gets the same page, so that visitors do not see the
 * stores' login.
 */
export interface VisitorPage {
  /** Paths, such as `/p/:token`. */
  paths: readonly string[];
  /** File in the build of apps/visitors. */
  file: string;
  /** True when the page shows pictures of the store. The pictures may be on another host. */
  showsStore?: true;
  /** True when the token is valid. For an invalid token the page has status 404. */
  isKnown?(token: string): boolean;
}

/** Serves the built pages of apps/visitors: assets below /cardapio/ for a year, pages never cached. */
export async function serveVisitorPages(
  app: FastifyInstance,
  dir: string,
  { pages, isHttps }: { pages: readonly VisitorPage[]; isHttps: boolean },
): Promise<void> {
  if (!existsSync(join(dir, '.vite'))) {
    app.log.warn('the pages of visitors are not served: apps/visitors is not built; run `npm run build`');
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
