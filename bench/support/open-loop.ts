import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls `act` at fixed instants, `perSecond` times a second for `seconds`, regardless of earlier calls. The
 * cost of a stalled server therefore includes all waiting calls. `act` gets the instant it was due
 * (performance time), the start of its latency. Settles when every call has.
 */
export async function openLoop(
  rate: { perSecond: number; seconds: number },
  act: (index: number, dueAt: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const total = rate.perSecond * rate.seconds;
  const under: Promise<void>[] = [];
  for (let index = 0; index < total; ) {
    const dueAt = startedAt + (index * 1000) / rate.perSecond;
    if (dueAt <= performance.now()) {
      under.push(act(index, dueAt));
      index += 1;
    } else await delay(1);
  }
  await Promise.all(under);
}
