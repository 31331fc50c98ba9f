import { useMemo, useSyncExternalStore } from 'react';
import type { SectionLists } from '../board/board-sections.ts';
import { subscribeTicks, tickNow } from '../list/clock-ticker.ts';
import { useLiveOrders } from '../live-orders-context.ts';
import { lateOrders } from './order-filters.ts';

/** Ids of the open orders that are late now. Re-renders only if an order becomes late or stops being late. */
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
  // React calls this several times for each change, so the result is cached for the same orders in the same
  // second.
  const read = useMemo(() => {
    let counted: { sections: SectionLists; second: number; words: string } | null = null;
    return () => {
      const { sections, board } = store.getView();
      const now = tickNow() + board.clockOffsetMs;
      const second = Math.floor(now / 1000);
      if (counted?.sections !== sections || counted.second !== second)
        counted = { sections, second, words: lateOrders(sections, now).join(' ') };
      return counted.words;
    };
  }, [store]);
  // The ids are one text, because React compares texts by value.
  const late = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => new Set(late === '' ? [] : late.split(' ').map(Number)), [late]);
}
