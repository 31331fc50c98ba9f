import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/**
 * Loopback, link-local (a cloud's metadata lives there), private, shared, unspecified, multicast and reserved addresses, and
 * those of six that stand for one of four wherever they lead (NAT64, 6to4).
 */
const LOCAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  LOCAL.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  LOCAL.addSubnet(network, bits, 'ipv6');
}

/**
 * Whether a host of an address (as `URL` writes it) is of this machine or its own network: by its number, or a name
 * that no public directory knows. A public name may still lead to a private number: see {@link leadsToLocalHost}.
 */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const family = isIP(host);
  if (family === 0)
    return !host.includes('.') || /\.(localhost|localdomain|local|internal|lan|home|arpa)$/i.test(host);
  return LOCAL.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Whether a host is of this machine or its own network by where its name leads now. A name that leads nowhere does not;
 * neither does one whose directory cannot be asked.
 */
export async function leadsToLocalHost(
  hostname: string,
  addressesOf: AddressesOf = lookedUp,
): Promise<boolean> {
  if (isLocalHost(hostname)) return true;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return (await addressesOf(hostname)).some(isLocalHost);
}

/** The numbers a name leads to. */
export type AddressesOf = (hostname: string) => Promise<string[]>;

const lookedUp: AddressesOf = (hostname) =>
  lookup(hostname, { all: true }).then(
    (found) => found.map(({ address }) => address),
    () => [],
  );

/** Whether a host name or address is reachable from this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
