/**
 * Limits calls: allows `burst` calls at once, then `perSecond` calls per second. The returned function
 * returns false for a call above the limit.
 */
export function createRateLimit(burst: number, perSecond: number, now: () => number): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    left = Math.min(burst, left + ((now() - at) / 1000) * perSecond);
    at = now();
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
