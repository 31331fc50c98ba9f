/**
 * Reads the ticket of a link `/login/visita#{ticket}`; null for any other address. A ticket longer than the
 * server's limit is cut.
 */
export function visitTicketIn(pathname: string, hash: string): string | null {
  return pathname === '/login/visita' && hash.length > 1 ? hash.slice(1, 513) : null;
}
