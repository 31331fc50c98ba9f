import type { OrderDetail } from '@comanda/domain/orders/order';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { orderQuery } from '../api/get-order.ts';
import { orderIn } from '../board/board-store.ts';
import { useBoard } from '../live-orders-context.ts';

/**
 * One order as a whole: the fetched detail with the board's newer facts (status, courier, deadlines) on top, so that a
 * push or an own change shows before the detail has been fetched again. A detail older than the board is fetched anew,
 * also one that a change overtook on its way here.
 */
export function useOrder(orderId: number) {
  const { data, error, refetch, isFetching } = useQuery(orderQuery(orderId));
  const card = useBoard((view) => orderIn(view, orderId));
  const known = data?.version;
  const newest = card?.version;

  // Only the versions start it: a fetch that failed is not repeated over and over.
  useEffect(() => {
    if (known !== undefined && newest !== undefined && known < newest) void refetch();
  }, [known, newest, refetch]);

  const order = useMemo((): OrderDetail | undefined => {
    if (!data) return undefined;
    return card && card.version >= data.version ? { ...data, ...card } : data;
  }, [data, card]);
  return { order, card, error, refetch, isFetching };
}
