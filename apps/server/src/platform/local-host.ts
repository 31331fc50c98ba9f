import { lookup as lookUp } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * IP addresses that count as local: loopback, link-local (a cloud's metadata service), private, shared,
 * unspecified, multicast and reserved. IPv6 addresses that contain an IPv4 address (NAT64, Teredo, 6to4)
 * always count as local.
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
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  LOCAL.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  LOCAL.addSubnet(network, bits, 'ipv6');
}

/**
 * True when a host (as `URL` writes it) is this machine or in its network. Decides by its IP address, or by a
 * name outside public DNS. A public name may still resolve to a private address: see {@link whereItLeads}.
 */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const family = isIP(host);
  if (family === 0)
    return !host.includes('.') || /\.(localhost|localdomain|local|internal|lan|home|arpa)$/i.test(host);
  return LOCAL.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/** Resolves a host. 'local': this machine or its network. 'nowhere': an unknown name, or a failure of DNS. */
export async function whereItLeads(
  hostname: string,
  addressesOf: AddressesOf = resolvedAddresses,
): Promise<'local' | 'public' | 'nowhere'> {
  if (isLocalHost(hostname)) return 'local';
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'public';
  const found = await addressesOf(hostname);
  if (found.length === 0) return 'nowhere';
  return found.some(isLocalHost) ? 'local' : 'public';
}

/**
 * Resolves a host name for a new connection and checks the addresses, so that the connection uses a checked
 * address.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) =>
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    const refused =
      error ?? (found.some(({ address }) => isLocalHost(address)) ? new LocalHostError(hostname) : null);
    const [first] = found ?? [];
    if (refused !== null || first === undefined) callback(refused ?? new LocalHostError(hostname), '', 4);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });

/**
 * Thrown when a host name resolves to this machine or its network. Users must not make the server connect
 * there.
 */
export class LocalHostError extends Error {
  override readonly name = 'LocalHostError';
  constructor(hostname: string) {
    super(`${hostname} leads to this machine or its own network`);
  }
}

/** Resolves a host name to its IP addresses. */
export type AddressesOf = (hostname: string) => Promise<string[]>;

const resolvedAddresses: AddressesOf = (hostname) =>
  lookup(hostname, { all: true }).then(
    (found) => found.map(({ address }) => address),
    () => [],
  );

/** True when only this machine can reach the host name or IP address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
