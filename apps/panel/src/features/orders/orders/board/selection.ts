import { type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { afterPaint } from '../../../../shared/after-paint.ts';

const boardPath = '/pedidos';
/** In ms. Quick arrow keys write the address only once, after this pause. */
const settleMs = 120;

/** The order next to the list or over it. */
export interface OrderSelection {
  get(): number | null;
  subscribe(listener: () => void): () => void;
  /** Shows an order. If the list was open before, the browser's back button returns to it. */
  select(orderId: number): void;
  /** Returns to the list; `isStep` goes back in the history instead of writing a new address. */
  leave(isStep: boolean): void;
  /** Starts following the address; call the returned function to stop. */
  start(): () => void;
}

/** Writes the selected order into the address; `replace` adds no entry to the browser's history. */
type WriteAddress = (orderId: number | null, replace: boolean) => void;

function orderIdIn(search: string): number | null {
  const wanted = Number(new URLSearchParams(search).get('pedido'));
  return Number.isSafeInteger(wanted) && wanted > 0 ? wanted : null;
}

/**
 * The selected order. The address contains it (`?pedido=ID`), for reloads, links and the back button. The
 * screen shows a choice immediately. The address changes after the paint, because the router's work would
 * delay the paint.
 */
export function createOrderSelection(history: RouterHistory, writeAddress: WriteAddress): OrderSelection {
  const shown = createStore(() => orderIdIn(history.location.search));
  let isWritten = true;
  /** True while the previous entry in the browser's history is the list. */
  let isStepFromList = false;
  let cancelWrite: () => void = () => undefined;

  const show = (orderId: number | null) => shown.setState(orderId, true);
  const write = (replace: boolean) => {
    isWritten = true;
    writeAddress(shown.getState(), replace);
  };
  const writeLater = (replace: boolean, delayMs: number) => {
    cancelWrite();
    isWritten = false;
    cancelWrite = afterPaint(() => write(replace), delayMs);
  };

  return {
    get: shown.getState,
    subscribe: shown.subscribe,
    select: (orderId) => {
      if (orderId === shown.getState()) return;
      const isStep = shown.getState() === null;
      // The first choice adds a history entry even if further choices come before the address is written.
      const isStillStep = !isWritten && isStepFromList && orderIdIn(history.location.search) === null;
      if (isStep) isStepFromList = true;
      show(orderId);
      writeLater(!(isStep || isStillStep), isStep ? 0 : settleMs);
    },
    leave: (isStep) => {
      cancelWrite();
      show(null);
      if (orderIdIn(history.location.search) !== null) {
        if (isStep && isStepFromList) history.back();
        else write(true);
      }
      isWritten = true;
      isStepFromList = false;
    },
    start: () => {
      const stop = history.subscribe(({ location, action }) => {
        const isOurs = action.type === 'PUSH' || action.type === 'REPLACE';
        if (location.pathname !== boardPath || !isOurs) {
          cancelWrite();
          isWritten = true;
        }
        if (location.pathname === boardPath && isWritten) show(orderIdIn(location.search));
      });
      show(orderIdIn(history.location.search));
      return () => {
        stop();
        cancelWrite();
        isWritten = true;
      };
    },
  };
}

export const OrderSelectionContext = createContext<OrderSelection | null>(null);

/** Creates the selection. Only the board may call this hook. */
export function useNewOrderSelection(): OrderSelection {
  const router = useRouter();
  const navigate = useNavigate();
  const [selection] = useState(() =>
    createOrderSelection(router.history, (orderId, replace) => {
      const search = (before: object) => ({ ...before, pedido: orderId ?? undefined });
      void navigate({ to: boardPath, search, replace, resetScroll: false });
    }),
  );
  useEffect(() => selection.start(), [selection]);
  return selection;
}

/** A value that `read` derives from the selection; re-renders only if the value changes. Throws outside the board. */
export function useSelected<Part extends string | number | boolean | null>(
  read: (selectedId: number | null) => Part,
): Part {
  const selection = useContext(OrderSelectionContext);
  if (!selection) throw new Error('useSelected outside <OrdersBoard>');
  const snapshot = () => read(selection.get());
  return useSyncExternalStore(selection.subscribe, snapshot, snapshot);
}
