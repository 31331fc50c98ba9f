import { BOARD_SECTIONS } from '@comanda/domain/orders/orders/board';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { openOrder } from '../../features/orders/orders/board/board-commands.ts';
import { openBoard } from '../../features/orders/orders/board/open-board.ts';
import { LiveOrdersContext } from '../../features/orders/orders/live-orders-context.ts';
import { useEstimateChange } from '../../features/store/store/estimate/api/use-estimate-change.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { storeQuery } from '../../shared/store/store-query.ts';
import { menuFor } from '../menu.ts';
import { boardEntries, orderEntries } from './board-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { usePastEntries } from './past-entries.ts';
import { screenEntries } from './screen-entries.ts';
import { storeEntries } from './store-entries.ts';

const noOrders = () => () => undefined;

function pressSwitch(): void {
  document.querySelector<HTMLElement>('header button[role="switch"]')?.click();
}

/**
 * Entries of the palette: orders, the open board, the store, screens.
 * Orders of earlier days are added if they match the typed text.
 */
export function usePaletteEntries(session: StoredSession, typed: string): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const show = useCallback(
    (pedido: number) => {
      const board = openBoard();
      if (board) openOrder(board, pedido);
      else void navigate({ to: '/pedidos', search: { pedido } });
    },
    [navigate],
  );
  const past = usePastEntries(typed, show);
  const { data: store } = useQuery(storeQuery);
  const changeEstimate = useEstimateChange().mutate;
  const orders = useContext(LiveOrdersContext)?.store;
  const sections = useSyncExternalStore(orders?.subscribe ?? noOrders, () => orders?.getView().sections);
  const here = useMemo(() => {
    const board = openBoard();
    const nodes = menuFor(session, store);
    return [
      ...(board ? boardEntries(board) : []),
      ...orderEntries(
        BOARD_SECTIONS.flatMap((section) => sections?.[section] ?? []),
        show,
      ),
      ...(store ? storeEntries(store, session, { pressSwitch, changeEstimate }) : []),
      ...screenEntries(nodes, (path) => void navigate({ to: path })),
    ];
  }, [navigate, show, session, store, changeEstimate, sections]);
  return useMemo(() => [...here, ...past], [here, past]);
}
