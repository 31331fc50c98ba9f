/** An IP address cannot be rebound to another machine. A name can, so names must be configured. */
const ADDRESS = /^(localhost|\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])(:\d+)?$/i;

/**
 * Whether a request's Host is ours: the configured public host, or an IP address. A page that points its own
 * name at this machine is refused, regardless of its origin.
 */
export function isKnownHost(host: string | undefined, publicHost: string | null): boolean {
  if (host === undefined) return false;
  if (host.toLowerCase() === publicHost) return true;
  return ADDRESS.test(host);
}
