import { useEffect, useRef } from 'react';
import { useRealtime } from './realtime-context.ts';

/** Minimum time in ms between two calls. The first call is immediate. */
const GATHER_MS = 1_000;

/**
 * Calls `ask` when orders arrive or change, also after a reconnection. For data that depend on orders, but
 * have no push event of their own.
 */
export function useOnOrders(isOn: boolean, load: () => void): void {
  const realtime = useRealtime();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let requestedAt = Number.NEGATIVE_INFINITY;
    const runNow = () => {
      timer = undefined;
      requestedAt = performance.now();
      latest.current();
    };
    const refetchSoon = () => {
      timer ??= setTimeout(runNow, Math.max(0, requestedAt + GATHER_MS - performance.now()));
    };
    const stops = [
      realtime.subscribe('pedido', refetchSoon),
      realtime.subscribe('pedido-seq', refetchSoon),
      // After a reconnection, too: orders that arrived while disconnected sent no push event.
      realtime.onJoined(refetchSoon),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [isOn, realtime]);
}
