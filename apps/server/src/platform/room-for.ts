/**
 * Options of an `LRUCache` with at most `most` entries, whose memory grows as it fills. With `max` the library
 * allocates everything at once: some 440 kB for 20,000 entries.
 */
export function roomFor(most: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: most, sizeCalculation: () => 1 };
}
