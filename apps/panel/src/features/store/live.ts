import { type StoreOpening, storeOpening } from '@comanda/contract/realtime/events';
import type { Store } from '@comanda/contract/store/store.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';
import { storeKey } from './api/get-store.ts';

/** The store after a push; an older word than the one we have changes nothing. */
export function applyStoreOpening(store: Store, opening: StoreOpening): Store {
  if (opening.version <= store.openingVersion) return store;
  return { ...store, isOpen: opening.isOpen, openingVersion: opening.version };
}

/** Keeps the cached store as open or closed as it is, and reads it afresh after every connection. */
export function useStoreLive(): void {
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  useEffect(() => {
    const stops = [
      realtime.subscribe('loja', (push) => {
        const opening = storeOpening.decode(push);
        queryClient.setQueryData<Store>(storeKey, (store) => store && applyStoreOpening(store, opening));
      }),
      realtime.onJoined(() => {
        void queryClient.invalidateQueries({ queryKey: storeKey, refetchType: 'active' });
      }),
      realtime.start(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, realtime]);
}
