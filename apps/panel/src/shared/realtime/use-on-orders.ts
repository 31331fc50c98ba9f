import { useEffect, useRef } from 'react';
import { useRealtime } from './realtime-context.ts';

/** Minimum time in ms between two calls. The first call is immediate. */
const GATHER_MS = 1_000;

/**
 * Calls `ask` when orders arrive or change, also after a reconnection. For data that depend on orders, but
 * have no push event of their own.
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
      // After a reconnection, too: orders that arrived while disconnected sent no push event.
      realtime.onJoined(refetchSoon),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [isOn, realtime]);
}
