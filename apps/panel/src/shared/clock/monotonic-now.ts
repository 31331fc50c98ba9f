/**
 * Epoch ms of the moment by a clock that only moves forward: the device's, as it stood when the page was loaded, plus
 * the time measured since. Somebody who sets the machine's clock, or a time server that does, moves no countdown; how
 * far it is from the server's clock is told by the server's answers.
 */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now();
}
