/** What a development address shows: one of the panel's two documents, a page of apps/visitors or the console, under its base. */
type DevPage = '/provedor/' | '/login.html' | '/index.html' | `/cardapio/${string}.html`;

/** Addresses of the pages of apps/visitors; the server knows the same ones. */
const VISITOR_PAGES: readonly (readonly [RegExp, DevPage])[] = [
  [/^\/p\/[^/]+$/, '/cardapio/order.html'],
  [/^\/entregador\/?$/, '/cardapio/courier.html'],
  [/^\/senha\/?$/, '/cardapio/password.html'],
  [/^\/resumo-diario\/[^/]+$/, '/cardapio/daily-summary.html'],
];

/**
 * Which page a development address shows. `undefined` for what is not a page (modules, files, the server's own paths).
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

/** Whether an address is one of apps/visitors's own: a page of it, a module or what Vite makes of them. */
export function isVisitorFile(url: string): boolean {
  return /^\/cardapio\/(@|src\/|node_modules\/|[\w-]+\.html)/.test(url);
}

/** Whether an address is one of apps/provider's own. */
export function isConsoleFile(url: string): boolean {
  return /^\/provedor\//.test(url);
}
