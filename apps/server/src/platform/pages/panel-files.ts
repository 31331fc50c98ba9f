import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendPage, serveBuiltFiles } from './built-files.ts';
import { PAGE } from './security-headers.ts';

const LOGIN_PATHS = ['/', '/login', '/login/*', '/auth'];
/** Pages that every build of the panel has. Brands may add login pages. */
const PAGES = ['login.html', 'orders.html', 'index.html'];

/**
 * Serves the built panel: hashed assets for a year, pages never cached. The login page contains brand and
 * support phone. Every other path outside the API gets the panel, whose router handles it. Throws when a page
 * is missing, because an older version has then built the panel.
 */
export async function servePanel(
  app: FastifyInstance,
  options: { dir: string; brand: string; supportPhone: string },
): Promise<void> {
  if (!existsSync(join(options.dir, 'index.html'))) {
    app.log.warn('the panel is not built: only the API is served; run `npm run build`');
    return;
  }
  assertIsWhole(options.dir);
  await serveBuiltFiles(app, options.dir);
  const login = withConfiguration(loginPage(options.dir, options.brand), {
    'comanda-brand': options.brand,
    'comanda-support-phone': options.supportPhone,
  });
  const orders = page(options.dir, 'orders.html');
  const panel = page(options.dir, 'index.html');
  for (const path of LOGIN_PATHS) app.get(path, PAGE, (_request, reply) => sendPage(reply, login));
  app.get('/pedidos', PAGE, (_request, reply) => sendPage(reply, orders));
  app.get('/*', PAGE, (request, reply) => {
    if (/^\/(api|socket\.io)(\/|$)/.test(request.url) || /\.\w+$/.test(request.url.split('?')[0] ?? '')) {
      return reply.callNotFound();
    }
    return sendPage(reply, panel);
  });
}

function assertIsWhole(dir: string): void {
  const missing = PAGES.filter((name) => !existsSync(join(dir, name)));
  if (missing.length === 0) return;
  throw new Error(
    `The panel in ${dir} was built by another version: ${missing.join(' and ')} not there. Run "npm run build".`,
  );
}

/** Writes brand and support phone into the page, because no store is known before the login. */
function withConfiguration(html: string, metas: Record<string, string>): string {
  const tags = Object.entries(metas).map(
    ([name, content]) => `<meta name="${name}" content="${content.replace(/[<>&"]/g, '')}">`,
  );
  return html.replace('</title>', () => `</title>${tags.join('')}`);
}

/** The login page of the brand, or the standard page if the brand has none. */
function loginPage(dir: string, brand: string): string {
  const ofBrand = `login.${brand.trim().toLowerCase()}.html`;
  return page(dir, existsSync(join(dir, ofBrand)) ? ofBrand : 'login.html');
}

function page(dir: string, name: string): string {
  return readFileSync(join(dir, name), 'utf8');
}
