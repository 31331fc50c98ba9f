/**
 * Epoch ms of a clock that only moves forward: the device's clock at page load, plus the time since then.
 * A change of the device's clock does not change countdowns.
 * Answers of the server give the difference to the server's clock.
 */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now();
}
