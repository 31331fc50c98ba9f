import { sendCall } from '@comanda/client/api/send-call.ts';
import { readCounts } from '@comanda/contract/menu/menu.calls';
import { countedParts, type MenuParts } from '@comanda/domain/menu/menu-parts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';

/** Part of the menu's key: whoever asks for the menu anew asks for the counts, too. */
const countsQuery = queryOptions({
  queryKey: ['menu', 'counts'],
  queryFn: () => sendCall(readCounts, {}),
  meta: { subject: 'menu', silent: true },
});

/** Asked at once, and no sooner again, in ms. */
const GATHER_MS = 1_000;

/**
 * The menu with what is left of its counted products now: orders move that, and no new version of the menu tells of it. Asked
 * anew when orders come or change, where something is counted at all.
 */
export function useCounted(parts: MenuParts | undefined): MenuParts | undefined {
  const queries = useQueryClient();
  const realtime = useRealtime();
  const products = parts?.products;
  const isCounting = useMemo(() => products?.some(({ left }) => left !== null) ?? false, [products]);
  const { data: known } = useQuery({ ...countsQuery, enabled: isCounting });
  useEffect(() => {
    if (!isCounting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedAt = Number.NEGATIVE_INFINITY;
    const ask = () => {
      timer = undefined;
      askedAt = performance.now();
      void queries.refetchQueries({ queryKey: countsQuery.queryKey }, { cancelRefetch: false });
    };
    const askSoon = () => {
      timer ??= setTimeout(ask, Math.max(0, askedAt + GATHER_MS - performance.now()));
    };
    const stops = [
      realtime.subscribe('pedido', askSoon),
      realtime.subscribe('pedido-seq', askSoon),
      // Of orders that came meanwhile there is no push.
      realtime.onJoined(askSoon),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [isCounting, queries, realtime]);
  return useMemo(() => parts && (known === undefined ? parts : countedParts(parts, known)), [parts, known]);
}
