/**
 * Options of an `LRUCache` of at most `most` entries that takes memory as it fills. With its `max` the library takes all
 * of it at once: for 20,000 entries some 440 kB, whether anybody comes or not.
 */
export function roomFor(most: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: most, sizeCalculation: () => 1 };
}
