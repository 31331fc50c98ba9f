import { type CheckOutcome, failed, passed, skipped } from './check-line.ts';
import type { CheckPorts } from './check-ports.ts';
import { lineTexts } from './texts.ts';

/** Maximum round trip in ms. A slower connection would delay orders. */
const slowMs = 1_500;
const roundTrips = 3;
const connectAttempts = 5;
const connectAgainMs = 1_000;
/**
 * Maximum difference of the clocks in ms. With a larger difference users see wrong times; only countdowns use
 * the server's clock.
 */
const skewLimitMs = 30_000;

/**
 * Measures the median of three round trips to the server. Waits a few seconds if the connection is still
 * being made.
 */
export async function checkRealtime({ roundTrip, wait }: CheckPorts): Promise<CheckOutcome> {
  const words = lineTexts.realtime;
  const times: number[] = [];
  for (let attempt = 1; times.length < roundTrips; attempt += 1) {
    try {
      times.push(await roundTrip());
    } catch {
      if (attempt >= connectAttempts) return failed(words.failed, words.failedAdvice);
      await wait(connectAgainMs);
    }
  }
  const middle = Math.max(1, Math.round(times.sort((one, other) => one - other)[1] ?? 0));
  return middle > slowMs ? failed(words.slow(middle), words.slowAdvice) : passed(words.passed(middle));
}

/** Formats milliseconds: '0,3 s', '4 min', '3 h'. */
export function skewWords(ms: number): string {
  const seconds = Math.abs(ms) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1).replace('.', ',')} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

/** Compares the device's clock with the server's clock. */
export async function checkClock({ clockSkew }: CheckPorts): Promise<CheckOutcome> {
  const words = lineTexts.clock;
  try {
    const skew = await clockSkew();
    const far = skewWords(skew);
    if (Math.abs(skew) <= skewLimitMs) return passed(words.passed(far));
    return failed(words.failed(skew > 0 ? words.ahead(far) : words.behind(far)), words.failedAdvice);
  } catch {
    return failed(words.unknown, words.unknownAdvice);
  }
}

/** Checks whether desktop notifications may be shown. */
export async function checkNotices({ requestNotices }: CheckPorts): Promise<CheckOutcome> {
  const words = lineTexts.notices;
  switch (await requestNotices()) {
    case 'on':
      return passed(words.passed);
    case 'off':
      // Skipped instead of failed, because sound and the tab's title still alert the person.
      return skipped(words.off, words.offAdvice);
    case 'blocked':
      return skipped(words.blocked, words.blockedAdvice);
    case 'unsupported':
      return skipped(words.unsupported);
  }
}

/** Plays the tone and waits for the person's answer. `confirm` shows the question and resolves with the answer. */
export async function checkSound(
  { playSound }: CheckPorts,
  confirm: () => Promise<boolean>,
): Promise<CheckOutcome> {
  const words = lineTexts.sound;
  switch (await playSound().catch(() => 'locked' as const)) {
    case 'muted':
      return failed(words.muted, words.mutedAdvice);
    case 'locked':
      return failed(words.locked, words.lockedAdvice);
    case 'playing':
      return (await confirm()) ? passed(words.passed) : failed(words.notHeard, words.notHeardAdvice);
  }
}
