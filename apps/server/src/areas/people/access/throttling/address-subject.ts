import ipaddr from 'ipaddr.js';

/**
 * The part of an IP address that limits count: a whole IPv4 address, or the /64 prefix of an IPv6 address. A
 * household or a rented server usually has a whole /64.
 */
export function addressSubject(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
