let used = 0;

/** A new IPv4 address for this run, as a proxy would report it. */
export function anAddress(): string {
  used += 1;
  return `10.${(used >> 16) & 255}.${(used >> 8) & 255}.${used & 255}`;
}
