import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls `act` at fixed times, `perSecond` times a second for `seconds`, whether or not earlier calls have
 * ended. If the server stalls, the latency of all waiting calls is therefore measured. `act` gets its planned
 * time (performance time), where its latency begins. Settles when every call has settled.
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
