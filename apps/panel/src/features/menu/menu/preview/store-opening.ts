import type { Store } from '@comanda/contract/store/store/store.calls';
import type { StoreOpening } from '@comanda/domain/menu/menu/sellable';
import { isOpenByHours, nextOpening } from '@comanda/domain/store/hours/schedule';
import type { OpeningHours } from '@comanda/domain/store/hours/switch-at';
import { useQuery } from '@tanstack/react-query';
import { storeQuery } from '../../../../shared/store/store-query.ts';

/**
 * The current state of the store's switch, open or closed. Null while loading: the preview then ignores the
 * state.
 */
export function useOpeningNow(): StoreOpening | null {
  const { data } = useQuery(storeQuery);
  return data === undefined ? null : openingNow(data);
}

function openingNow({ isOpen, isSuspended, openingUntil }: Store): StoreOpening {
  if (isSuspended) return { isOpen: false, opensAt: null };
  return { isOpen, opensAt: isOpen ? null : openingUntil };
}

/**
 * Computes from the opening hours alone if the store is open at `at` (epoch milliseconds). Null: the store
 * has no hours.
 */
export function openingByHours(hours: OpeningHours | null, at: number): StoreOpening | null {
  if (hours === null) return null;
  const isOpen = isOpenByHours(hours.schedule, at);
  return { isOpen, opensAt: isOpen ? null : nextOpening(hours.schedule, at) };
}
