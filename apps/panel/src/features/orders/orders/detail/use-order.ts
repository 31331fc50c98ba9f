import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { orderQuery } from '../api/get-order.ts';
import { orderIn } from '../board/board-store.ts';
import { useBoard } from '../live-orders-context.ts';

/**
 * One complete order: the fetched detail with the board's newer fields (status, courier, deadlines) on top. A
 * push event or an own change is therefore visible before the next fetch. A detail that is older than the
 * board's order is fetched again, also if the order changed during a fetch.
 */
export function useOrder(orderId: number) {
  const { data, error, refetch, isFetching } = useQuery(orderQuery(orderId));
  const card = useBoard((view) => orderIn(view, orderId));
  const known = data?.version;
  const newest = card?.version;

  // Runs only when a version changes, so that a failed fetch is not repeated endlessly.
  useEffect(() => {
    if (known !== undefined && newest !== undefined && known < newest) void refetch();
  }, [known, newest, refetch]);

  const order = useMemo((): OrderDetail | undefined => {
    if (!data) return undefined;
    return card && card.version >= data.version ? { ...data, ...card } : data;
  }, [data, card]);
  return { order, card, error, refetch, isFetching };
}
