import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { FoundOrder } from '@comanda/contract/orders/orders/past-search.wire';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { pastOrdersQuery } from '../../features/orders/orders/api/find-past-orders.ts';
import type { PaletteEntry } from './palette-entry.ts';

const settledMs = 350;
const none: readonly FoundOrder[] = [];

/** Orders of earlier days that match the typed text, requested after a pause in typing. */
export function usePastEntries(typed: string, open: (orderId: number) => void): PaletteEntry[] {
  const [requested, setRequested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRequested(typed), settledMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: found = none } = useQuery(pastOrdersQuery(requested));
  return useMemo(
    () =>
      found.map(({ orderId, code, customerName, createdAt, totalCents }) => ({
        id: `past:${orderId}`,
        group: 'orders',
        label: `#${code} · ${customerName}`,
        detail: `${formatDateTime(new Date(createdAt))} · ${formatMoney(totalCents)}`,
        // The server has already matched the order to the typed text, so the local filter must not remove the
        // order.
        search: requested,
        Icon: IconHistory,
        run: () => open(orderId),
      })),
    [found, requested, open],
  );
}
