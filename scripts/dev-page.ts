/**
 * Which of the panel's two pages a development address shows: the login page and the panel are separate documents.
 * `undefined` for what is not a page (modules, files, the server's own paths).
 */
export function devPage(url: string): '/login.html' | '/index.html' | undefined {
  const path = url.split('?')[0] ?? '';
  if (/^\/(api|socket\.io|docs|src|node_modules|@)|\.\w+$/.test(path)) return undefined;
  return /^\/($|login(\/|$)|auth(\/|$))/.test(path) ? '/login.html' : '/index.html';
}
