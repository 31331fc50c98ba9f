let used = 0;

/** Returns an IPv4 address that this run has not used yet, as a proxy would report it. */
export function anAddress(): string {
  used += 1;
  return `10.${(used >> 16) & 255}.${(used >> 8) & 255}.${used & 255}`;
}
