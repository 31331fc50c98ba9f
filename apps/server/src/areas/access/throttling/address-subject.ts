import ipaddr from 'ipaddr.js';

/**
 * What counts as one address: an IPv4 address, however it is written, or the /64 of an IPv6 one, for a household or a
 * rented machine has all of that to itself.
 */
export function addressSubject(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
