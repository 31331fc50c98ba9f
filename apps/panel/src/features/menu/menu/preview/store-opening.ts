import type { Store } from '@comanda/contract/store/store/store.calls';
import type { StoreOpening } from '@comanda/domain/menu/menu/sellable';
import { isOpenByHours, nextOpening } from '@comanda/domain/store/hours/schedule';
import type { OpeningHours } from '@comanda/domain/store/hours/switch-at';
import { useQuery } from '@tanstack/react-query';
import { storeQuery } from '../../../../shared/store/store-query.ts';

/** The store's state now by its switch. Null while it is not loaded: the preview then ignores it. */
export function useOpeningNow(): StoreOpening | null {
  const { data } = useQuery(storeQuery);
  return data === undefined ? null : openingNow(data);
}

function openingNow({ isOpen, isSuspended, openingUntil }: Store): StoreOpening {
  if (isSuspended) return { isOpen: false, opensAt: null };
  return { isOpen, opensAt: isOpen ? null : openingUntil };
}

/** The store's state at `at` (epoch milliseconds) by its hours alone; null: a store without hours. */
export function openingByHours(hours: OpeningHours | null, at: number): StoreOpening | null {
  if (hours === null) return null;
  const isOpen = isOpenByHours(hours.schedule, at);
  return { isOpen, opensAt: isOpen ? null : nextOpening(hours.schedule, at) };
}
