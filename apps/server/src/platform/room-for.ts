/**
 * Options for an `LRUCache` with at most `max` entries, whose memory grows with the entries. With the
 * library's own option `max`, all memory is allocated at once: some 440 kB for 20,000 entries.
 */
export function roomFor(max: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: max, sizeCalculation: () => 1 };
}
