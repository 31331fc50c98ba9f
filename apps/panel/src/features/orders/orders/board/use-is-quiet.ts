import { OPEN_SECTIONS } from '@comanda/domain/orders/orders/board';
import { useUntouched } from '@comanda/ui/use-untouched.ts';
import { useContext, useSyncExternalStore } from 'react';
import { LiveOrdersContext } from '../live-orders-context.ts';
import type { BoardView } from './board-store.ts';

const never = () => () => undefined;

function hasNothingOpen({ board, sections }: BoardView): boolean {
  return board.seq !== null && OPEN_SECTIONS.every((section) => sections[section].length === 0);
}

/**
 * True while no open order exists: then notices and promotions are unfolded. The value never changes during a
 * touch. True for users without access to orders.
 */
export function useIsQuiet(): boolean {
  const store = useContext(LiveOrdersContext)?.store;
  const read = () => store === undefined || hasNothingOpen(store.getView());
  return useUntouched(useSyncExternalStore(store?.subscribe ?? never, read, read));
}
