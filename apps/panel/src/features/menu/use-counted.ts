import { sendCall } from '@comanda/client/api/send-call.ts';
import { readCounts } from '@comanda/contract/menu/menu.calls';
import { countedParts, type MenuParts } from '@comanda/domain/menu/menu-parts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOnOrders } from '../../shared/realtime/use-on-orders.ts';

/** Part of the menu's key: whoever asks for the menu anew asks for the counts, too. */
const countsQuery = queryOptions({
  queryKey: ['menu', 'counts'],
  queryFn: () => sendCall(readCounts, {}),
  meta: { subject: 'menu', silent: true },
});

/**
 * The menu with what is left of its counted products now: orders move that, and no new version of the menu tells of it. Asked
 * anew when orders come or change, where something is counted at all.
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
