/**
 * Matches IP addresses and localhost. A host name may point to another machine later (DNS rebinding), so
 * other names must be configured.
 */
const ADDRESS = /^(localhost|\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])(:\d+)?$/i;

/**
 * True when a request's Host is ours: the configured public host, or an IP address. Refuses other sites whose
 * host name resolves to this machine, for any Origin.
 */
export function isKnownHost(host: string | undefined, publicHost: string | null): boolean {
  if (host === undefined) return false;
  if (host.toLowerCase() === publicHost) return true;
  return ADDRESS.test(host);
}
