/** Routes of the console: its calls and its pages. */
const CONSOLE = /^\/(?:api\/)?provedor(?:\/|$)/;
/** What every host answers: probes, and the pictures that pages of both show. */
const EVERYWHERE = new Set(['/healthz', '/readyz', '/arquivos/:name']);

/** Whether a request's Host is the one kept for the console. */
export function isProviderHost(host: string | undefined, providerHost: string | null): boolean {
  return providerHost !== null && host?.toLowerCase() === providerHost;
}

/**
 * The one rule where the console has a host of its own: there nothing else answers, and elsewhere the console does not.
 * `route` is the matched route's pattern, so no way of writing an address gets around it; undefined: there is none.
 */
export function isAtItsHost(
  route: string | undefined,
  host: string | undefined,
  providerHost: string | null,
): boolean {
  if (providerHost === null || route === undefined || EVERYWHERE.has(route)) return true;
  return CONSOLE.test(route) === isProviderHost(host, providerHost);
}
