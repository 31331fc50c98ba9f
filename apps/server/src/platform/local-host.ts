import { lookup as lookUp } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Loopback, link-local (a cloud's metadata lives there), private, shared, unspecified, multicast and reserved addresses, and
 * those of six that stand for one of four wherever they lead (NAT64, Teredo, 6to4).
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
 * Whether a host of an address (as `URL` writes it) is of this machine or its own network: by its number, or a name
 * that no public directory knows. A public name may still lead to a private number: see {@link whereItLeads}.
 */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const family = isIP(host);
  if (family === 0)
    return !host.includes('.') || /\.(localhost|localdomain|local|internal|lan|home|arpa)$/i.test(host);
  return LOCAL.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Where a host leads now: 'local' to this machine or its own network, 'nowhere' where its name is not known or its directory
 * cannot be asked.
 */
export async function whereItLeads(
  hostname: string,
  addressesOf: AddressesOf = lookedUp,
): Promise<'local' | 'public' | 'nowhere'> {
  if (isLocalHost(hostname)) return 'local';
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'public';
  const found = await addressesOf(hostname);
  if (found.length === 0) return 'nowhere';
  return found.some(isLocalHost) ? 'local' : 'public';
}

/** Looks a name up for the connection that is about to be made, which goes to the number that was checked. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) =>
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    const refused =
      error ?? (found.some(({ address }) => isLocalHost(address)) ? new LocalHostError(hostname) : null);
    const [first] = found ?? [];
    if (refused !== null || first === undefined) callback(refused ?? new LocalHostError(hostname), '', 4);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });

/** A name leads to this machine or its own network, where nobody outside may send us. */
export class LocalHostError extends Error {
  override readonly name = 'LocalHostError';
  constructor(hostname: string) {
    super(`${hostname} leads to this machine or its own network`);
  }
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
