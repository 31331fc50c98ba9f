import { sendCall } from '@comanda/client/api/send-call.ts';
import { readCounts } from '@comanda/contract/menu/menu/menu.calls';
import { countedParts, type MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOnOrders } from '../../../shared/realtime/use-on-orders.ts';

/** The key starts with the menu's key, so that a refresh of the menu also refreshes the counts. */
const countsQuery = queryOptions({
  queryKey: ['menu', 'counts'],
  queryFn: () => sendCall(readCounts, {}),
  meta: { subject: 'menu', silent: true },
});

/**
 * Adds the current quantities of counted products to the menu. Orders change quantities without a new version
 * of the menu. If any product is counted, each order event reloads the quantities.
 */
export function useCounted(parts: MenuParts | undefined): MenuParts | undefined {
  const queries = useQueryClient();
  const products = parts?.products;
  const isCounting = useMemo(() => products?.some(({ left }) => left !== null) ?? false, [products]);
  const { data: known } = useQuery({ ...countsQuery, enabled: isCounting });
  useOnOrders(isCounting, () => {
    void queries.refetchQueries({ queryKey: countsQuery.queryKey }, { cancelRefetch: false });
  });
  return useMemo(() => parts && (known === undefined ? parts : countedParts(parts, known)), [parts, known]);
}
