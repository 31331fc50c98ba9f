/** An IP address always means the same machine, unlike a name (DNS rebinding). Names must therefore be configured. */
const ADDRESS = /^(localhost|\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])(:\d+)?$/i;

/**
 * True when a request's Host is ours: the configured public host, or an IP address. Refuses pages that point their own
 * name at this machine, for any Origin.
 */
export function isKnownHost(host: string | undefined, publicHost: string | null): boolean {
  if (host === undefined) return false;
  if (host.toLowerCase() === publicHost) return true;
  return ADDRESS.test(host);
}
