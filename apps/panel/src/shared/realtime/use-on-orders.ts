import { useEffect, useRef } from 'react';
import { useRealtime } from './realtime-context.ts';

/** Minimum time between two calls, in ms; the first one is immediate. */
const GATHER_MS = 1_000;

/**
 * Calls `ask` when orders arrive or change, also after a reconnection.
 * For data that depends on orders and has no push of its own.
 */
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
    const refetchSoon = () => {
      timer ??= setTimeout(askNow, Math.max(0, askedAt + GATHER_MS - performance.now()));
    };
    const stops = [
      realtime.subscribe('pedido', refetchSoon),
      realtime.subscribe('pedido-seq', refetchSoon),
      // Orders that arrived while disconnected send no push.
      realtime.onJoined(refetchSoon),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [isOn, realtime]);
}
