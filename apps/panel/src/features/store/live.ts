import { type StoreState, storeState } from '@comanda/contract/realtime/events';
import type { Store } from '@comanda/contract/store/store.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';
import { storeKey } from './api/get-store.ts';

/** The store after a push; an older word than the one we have changes nothing. */
export function applyStoreState(store: Store, state: StoreState): Store {
  if (state.version <= store.stateVersion) return store;
  const { isOpen, minMinutes, maxMinutes, version } = state;
  return { ...store, isOpen, minMinutes, maxMinutes, stateVersion: version };
}

/** Keeps the cached store's switch and estimate as they are, and reads it afresh after every connection. */
export function useStoreLive(): void {
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  useEffect(() => {
    const stops = [
      realtime.subscribe('loja', (push) => {
        const state = storeState.decode(push);
        queryClient.setQueryData<Store>(storeKey, (store) => store && applyStoreState(store, state));
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
