import ipaddr from 'ipaddr.js';

/**
 * The part of an address that is counted: a normalized IPv4 address, or the /64 of an IPv6 one. One household or
 * rented machine has a whole /64.
 */
export function addressSubject(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
