/**
 * The page of a development address: one of the panel's two documents, a page of apps/visitors or the console,
 * under its base.
 */
type DevPage = '/provedor/' | '/login.html' | '/index.html' | `/cardapio/${string}.html`;

/** Addresses of the pages of apps/visitors; the server has the same list. */
const VISITOR_PAGES: readonly (readonly [RegExp, DevPage])[] = [
  [/^\/p\/[^/]+$/, '/cardapio/order.html'],
  [/^\/entregador\/?$/, '/cardapio/courier.html'],
  [/^\/senha\/?$/, '/cardapio/password.html'],
  [/^\/resumo-diario\/[^/]+$/, '/cardapio/daily-summary.html'],
];

/** The page of a development address. `undefined` for other paths (modules, files, the server's own paths). */
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

/** True for an address of apps/visitors: one of its pages, its modules, or Vite's output of them. */
export function isVisitorFile(url: string): boolean {
  return /^\/cardapio\/(@|src\/|node_modules\/|[\w-]+\.html)/.test(url);
}

/** True for an address of apps/provider. */
export function isConsoleFile(url: string): boolean {
  return /^\/provedor\//.test(url);
}
