/**
 * Epoch ms of a clock that only moves forward: the device's clock at page load, plus the time since then. A
 * change of the device's clock does not change countdowns. The difference to the server's clock is computed
 * from the server's answers.
 */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now();
}
