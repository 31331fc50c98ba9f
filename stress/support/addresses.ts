let used = 0;

/** An IPv4 address that nobody has used before in this run, as a proxy would name it. */
export function anAddress(): string {
  used += 1;
  return `10.${(used >> 16) & 255}.${(used >> 8) & 255}.${used & 255}`;
}
