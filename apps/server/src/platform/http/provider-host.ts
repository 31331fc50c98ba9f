/** Routes of the console: its calls and its pages. */
const CONSOLE = /^\/(?:api\/)?provedor(?:\/|$)/;
/** Routes that exist on each host: probes, and pictures for the pages of both hosts. */
const EVERYWHERE = new Set(['/healthz', '/readyz', '/arquivos/:name']);

/** True when a request's Host is the console's own host. */
export function isProviderHost(host: string | undefined, providerHost: string | null): boolean {
  return providerHost !== null && host?.toLowerCase() === providerHost;
}

/**
 * True when the route may be served at this host. A console with its own host is served only there, and no
 * other page is served there. `route`: the pattern of the matched route, so that no spelling of a URL evades
 * the rule; `undefined`: no route matched.
 */
export function isAtItsHost(
  route: string | undefined,
  host: string | undefined,
  providerHost: string | null,
): boolean {
  if (providerHost === null || route === undefined || EVERYWHERE.has(route)) return true;
  return CONSOLE.test(route) === isProviderHost(host, providerHost);
}
