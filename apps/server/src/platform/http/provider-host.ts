/** Routes of the console: its calls and its pages. */
const CONSOLE = /^\/(?:api\/)?provedor(?:\/|$)/;
/** Routes of every host: probes, and the pictures that pages of both show. */
const EVERYWHERE = new Set(['/healthz', '/readyz', '/arquivos/:name']);

/** Whether a request's Host is the one reserved for the console. */
export function isProviderHost(host: string | undefined, providerHost: string | null): boolean {
  return providerHost !== null && host?.toLowerCase() === providerHost;
}

/**
 * The one rule when the console has its own host. Only the console answers there, and it answers nowhere
 * else. `route` is the pattern of the matched route, so no spelling of an address gets around it.
 * `undefined`: no route matched.
 */
export function isAtItsHost(
  route: string | undefined,
  host: string | undefined,
  providerHost: string | null,
): boolean {
  if (providerHost === null || route === undefined || EVERYWHERE.has(route)) return true;
  return CONSOLE.test(route) === isProviderHost(host, providerHost);
}
