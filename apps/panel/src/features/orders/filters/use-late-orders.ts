import { useMemo, useSyncExternalStore } from 'react';
import { subscribeTicks, tickNow } from '../list/clock-ticker.ts';
import { useLiveOrders } from '../live-orders-context.ts';
import { lateOrders } from './order-filters.ts';

/** The numbers of the open orders that are late now. Renders again only when one becomes late or stops being it. */
export function useLateOrders(): ReadonlySet<number> {
  const { store } = useLiveOrders();
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const stops = [subscribeTicks(listener), store.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store],
  );
  const read = () => {
    const { sections, board } = store.getView();
    return lateOrders(sections, tickNow() + board.clockOffsetMs).join(' ');
  };
  // As words: equal ones are the same to React, however often they are made.
  const late = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => new Set(late === '' ? [] : late.split(' ').map(Number)), [late]);
}
