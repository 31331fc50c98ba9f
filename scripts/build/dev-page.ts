/**
 * A page during development: one of the panel's two documents, a page of apps/visitors, or the console. The
 * path includes the base of its app.
 */
type DevPage = '/provedor/' | '/login.html' | '/index.html' | `/cardapio/${string}.html`;

/** Address patterns of the pages of apps/visitors. The server has the same list. */
const VISITOR_PAGES: readonly (readonly [RegExp, DevPage])[] = [
  [/^\/p\/[^/]+$/, '/cardapio/order.html'],
  [/^\/entregador\/?$/, '/cardapio/courier.html'],
  [/^\/senha\/?$/, '/cardapio/password.html'],
  [/^\/resumo-diario\/[^/]+$/, '/cardapio/daily-summary.html'],
];

/**
 * Returns the page of an address during development. `undefined` for any other path: modules, files, paths of
 * the server.
 */
export function devPage(url: string): DevPage | undefined {
  const path = url.split('?')[0] ?? '';
  const visitorPage = VISITOR_PAGES.find(([pattern]) => pattern.test(path));
  if (visitorPage) return visitorPage[1];
  if (path === '/provedor') return '/provedor/';
  if (
    isConsoleFile(path) ||
    isVisitorFile(path) ||
    /^\/(api|socket\.io|docs|src|node_modules|@)|\.\w+$/.test(path)
  )
    return undefined;
  return /^\/($|login(\/|$)|auth(\/|$))/.test(path) ? '/login.html' : '/index.html';
}

/** True if the address belongs to apps/visitors: a page, a module, or a file that Vite makes from them. */
export function isVisitorFile(url: string): boolean {
  return /^\/cardapio\/(@|src\/|node_modules\/|[\w-]+\.html)/.test(url);
}

/** True if the address belongs to apps/provider. */
export function isConsoleFile(url: string): boolean {
  return /^\/provedor\//.test(url);
}
