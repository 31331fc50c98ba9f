import { BlockList, isIP } from 'node:net';

/** Loopback, link-local (a cloud's metadata lives there), private, shared and unspecified addresses. */
const LOCAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  LOCAL.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  LOCAL.addSubnet(network, bits, 'ipv6');
}

/**
 * Whether a host of an address (as `URL` writes it) is of this machine or its own network: by its number, or a name
 * that no public directory knows. A public name may still lead to a private number; who types it is the provider.
 */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const family = isIP(host);
  if (family === 0) return !host.includes('.') || /\.(localhost|local|internal|lan|home|arpa)$/i.test(host);
  return LOCAL.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a host name or address is reachable from this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
