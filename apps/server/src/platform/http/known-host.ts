/** Addresses cannot be rebound to another machine; names can, so names must be configured. */
const ADDRESS = /^(localhost|\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])(:\d+)?$/i;

/**
 * Whether a request's Host is one we answer to: the configured public address, or an address by number. A page
 * that makes its own name point at this machine is refused, whatever it claims as its origin.
 */
export function isKnownHost(host: string | undefined, publicHost: string | null): boolean {
  if (host === undefined) return false;
  if (host.toLowerCase() === publicHost) return true;
  return ADDRESS.test(host);
}
