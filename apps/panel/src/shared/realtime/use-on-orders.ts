import { useEffect, useRef } from 'react';
import { useRealtime } from './realtime-context.ts';

/** Asked at once, and no sooner again, in ms. */
const GATHER_MS = 1_000;

/** Calls `ask` when orders come or change, or may have while this panel was away: for what they move without an announcement. */
export function useOnOrders(isOn: boolean, ask: () => void): void {
  const realtime = useRealtime();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedAt = Number.NEGATIVE_INFINITY;
    const askNow = () => {
      timer = undefined;
      askedAt = performance.now();
      latest.current();
    };
    const askSoon = () => {
      timer ??= setTimeout(askNow, Math.max(0, askedAt + GATHER_MS - performance.now()));
    };
    const stops = [
      realtime.subscribe('pedido', askSoon),
      realtime.subscribe('pedido-seq', askSoon),
      // Of orders that came meanwhile there is no push.
      realtime.onJoined(askSoon),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [isOn, realtime]);
}
