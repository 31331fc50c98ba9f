import { OPEN_SECTIONS } from '@comanda/domain/orders/orders/board';
import { whenIdle } from '@comanda/ui/when-idle.ts';
import type { QueryClient } from '@tanstack/react-query';
import { orderQuery } from '../api/get-order.ts';
import type { BoardStore } from '../board/board-store.ts';

/** Maximum number of prefetched details: enough for a busy kitchen, but few enough for a slow network. */
const maxFetchedAhead = 80;
const restAfterFailureMs = 30_000;

/**
 * Fetches the details of open orders one by one while the browser is idle, so that they open immediately. Pending
 * orders come first.
 */
export function prefetchDetails(
  store: BoardStore,
  queries: QueryClient,
  isOnline: () => boolean,
): () => void {
  let isStopped = false;
  let isWaiting = false;
  let restUntil = 0;
  let callOff: () => void = () => undefined;
  const fetched = new Map<number, number>();

  const nextOrder = () => {
    const { sections } = store.getView();
    const open = OPEN_SECTIONS.flatMap((section) => sections[section]);
    return open.slice(0, maxFetchedAhead).find((order) => {
      if ((fetched.get(order.orderId) ?? 0) >= order.version) return false;
      const known = queries.getQueryData(orderQuery(order.orderId).queryKey);
      return known === undefined || known.version < order.version;
    });
  };

  const fetchNext = async () => {
    const order = isOnline() && Date.now() >= restUntil ? nextOrder() : undefined;
    isWaiting = false;
    if (isStopped || !order) return;
    fetched.set(order.orderId, order.version);
    await queries.prefetchQuery({ ...orderQuery(order.orderId), staleTime: 0, retry: false });
    if (queries.getQueryState(orderQuery(order.orderId).queryKey)?.status === 'error')
      restUntil = Date.now() + restAfterFailureMs;
    schedule();
  };

  const schedule = () => {
    if (isWaiting || isStopped) return;
    isWaiting = true;
    callOff = whenIdle(fetchNext);
  };

  const unsubscribe = store.subscribe(schedule);
  schedule();
  return () => {
    isStopped = true;
    callOff();
    unsubscribe();
  };
}
