import ipaddr from 'ipaddr.js';

/**
 * The counted part of an IP address: a whole IPv4 address in normal form, or the /64 of an IPv6 one. A household or a
 * rented server usually has a whole /64.
 */
export function addressSubject(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
