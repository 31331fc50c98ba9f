import { sendCall } from '@comanda/client/api/send-call.ts';
import type { RefusedOrders } from '@comanda/contract/orders/intake/refused-order.wire';
import { listRefusedOrders } from '@comanda/contract/orders/intake/refused-orders.calls';
import { can } from '@comanda/domain/people/access/permissions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import { createReadMark } from '../../../shared/read-mark.ts';
import type { StoredSession } from '../../../shared/session/stored-session.ts';

/** The server's limit of listed orders. */
export const MAX_LISTED = 100;
/** Maximum age in ms of a refusal that the notice counts. */
const NOTICE_MS = 7 * 24 * 60 * 60_000;
const readMark = createReadMark('comanda.refused-read');

/** Loads again whenever a component starts to use this query, because the server announces no refusal. */
export const refusedOrdersQuery = queryOptions({
  queryKey: ['refused-orders'],
  queryFn: ({ signal }) => sendCall(listRefusedOrders, {}, { signal }),
  staleTime: 0,
  meta: { silent: true },
});

/** Marks the orders as seen, so that the notice no longer counts them. */
export function rememberRefused(orders: readonly RefusedOrders[]): void {
  readMark.remember(orders.map(({ lastAt }) => lastAt));
}

/**
 * Orders refused in the last days that this device has not shown. Refusals because the store was closed are
 * left out: they happen every night, and the strip of the closed store counts them.
 */
export function useNewRefused(session: StoredSession): readonly RefusedOrders[] {
  const { data = [] } = useQuery({ ...refusedOrdersQuery, enabled: can(session, 'history.read') });
  const read = readMark.useRead();
  const since = Math.max(read, monotonicNow() - NOTICE_MS);
  return data.filter(({ reason, lastAt }) => reason !== 'intake.store-closed' && lastAt > since);
}

export interface RefusedGroup {
  reason: string;
  orders: readonly RefusedOrders[];
}

/** Groups by reason; the reason with the newest order comes first. */
export function groupsOf(orders: readonly RefusedOrders[]): RefusedGroup[] {
  const groups = Map.groupBy(orders, ({ reason }) => reason);
  return [...groups].map(([reason, of]) => ({ reason, orders: of }));
}
