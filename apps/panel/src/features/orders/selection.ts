import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

function orderIdOf(search: Readonly<Record<string, unknown>>): number | null {
  const wanted = Number(search.pedido);
  return Number.isSafeInteger(wanted) && wanted > 0 ? wanted : null;
}

export interface OrderSelection {
  selectedId: number | null;
  /** Shows an order. On a narrow screen it is a step the browser's back button takes back. */
  select: (orderId: number) => void;
  /** Back to the list. */
  leave: () => void;
}

/** The selected order lives in the address (`?pedido=ID`): reload, link and back button keep it. */
export function useOrderSelection(isNarrow: boolean): OrderSelection {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const selectedId = orderIdOf(search);
  const navigate = useNavigate();
  const router = useRouter();
  // True while the entry before this one in the browser's history is the list.
  const isStepFromList = useRef(false);
  const go = useCallback(
    (pedido: number | undefined, replace: boolean) => {
      const next = (before: object) => ({ ...before, pedido });
      void navigate({ to: '.', search: next, replace, resetScroll: false });
    },
    [navigate],
  );
  const select = useCallback(
    (orderId: number) => {
      if (orderId === selectedId) return;
      if (selectedId === null) isStepFromList.current = true;
      go(orderId, selectedId !== null);
    },
    [go, selectedId],
  );
  const leave = useCallback(() => {
    if (isStepFromList.current && isNarrow) router.history.back();
    else go(undefined, true);
    isStepFromList.current = false;
  }, [go, isNarrow, router]);
  return { selectedId, select, leave };
}
