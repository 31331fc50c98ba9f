/**
 * Options of an `LRUCache` with at most `max` entries whose memory grows with them. With the option `max` the library
 * allocates everything at once: some 440 kB for 20,000 entries.
 */
export function roomFor(max: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: max, sizeCalculation: () => 1 };
}
