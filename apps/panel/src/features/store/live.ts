import { formatTime } from '@comanda/client/formats/date-time.ts';
import { dayAndTime } from '@comanda/client/formats/day-and-time.ts';
import { type StoreState, storeState } from '@comanda/contract/realtime/events';
import type { Store } from '@comanda/contract/store/store.calls';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { monotonicNow } from '../../shared/clock/monotonic-now.ts';
import { subscribeConnectionState } from '../../shared/realtime/connection-state.ts';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';
import { startSoon } from '../../shared/start-soon.ts';
import { storeKey } from '../../shared/store/store-query.ts';
import { storeTexts } from './texts.ts';

/** The store after a push; an older word than the one we have changes nothing. */
export function applyStoreState(store: Store, state: StoreState): Store {
  if (state.version <= store.stateVersion) return store;
  const { isOpen, reason, until, by, minMinutes, maxMinutes, version } = state;
  return {
    ...store,
    isOpen,
    openingReason: reason,
    openingUntil: until,
    openingBy: by,
    minMinutes,
    maxMinutes,
    stateVersion: version,
  };
}

/**
 * What to say of a switch that somebody else moved; null when it stands as it stood. Whoever moved it sees it moved
 * before the push arrives.
 */
export function openingNews(store: Store, state: StoreState): string | null {
  if (state.version <= store.stateVersion || state.isOpen === store.isOpen) return null;
  if (state.by === null) {
    if (!state.isOpen)
      return storeTexts.closedByHours(state.until === null ? null : dayAndTime(state.until, monotonicNow()));
    return store.openingBy === null ? storeTexts.openedByHours : storeTexts.pauseOver;
  }
  if (state.isOpen) return storeTexts.openedBy(state.by);
  return storeTexts.closedBy(state.by, state.until === null ? null : formatTime(new Date(state.until)));
}

const askWhileOfflineMs = 5_000;

/**
 * Asks now and then while there is no live connection: it also stays away when the session was taken meanwhile, and only
 * an answer tells. Returns how to stop.
 */
function askWhileOffline(ask: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const unsubscribe = subscribeConnectionState((state) => {
    clearInterval(timer);
    if (state === 'offline') timer = setInterval(ask, askWhileOfflineMs);
  });
  window.addEventListener('online', ask);
  return () => {
    clearInterval(timer);
    unsubscribe();
    window.removeEventListener('online', ask);
  };
}

/** Keeps the cached store's switch and estimate as they are, and reads it afresh after every connection. */
export function useStoreLive(): void {
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  useEffect(
    () =>
      startSoon(() => {
        const stops = [
          realtime.subscribe('loja', (push) => {
            const state = storeState.decode(push);
            const known = queryClient.getQueryData<Store>(storeKey);
            const news = known ? openingNews(known, state) : null;
            if (news !== null) toast.info(news);
            queryClient.setQueryData<Store>(storeKey, (store) => store && applyStoreState(store, state));
          }),
          realtime.onJoined(() => {
            void queryClient.invalidateQueries({ queryKey: storeKey, refetchType: 'active' });
          }),
          askWhileOffline(() => {
            void queryClient.invalidateQueries({ queryKey: storeKey }, { cancelRefetch: false });
          }),
          realtime.start(),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
    [queryClient, realtime],
  );
}
