import { formatTime } from '@comanda/client/formats/date-time.ts';
import { dayAndTime } from '@comanda/client/formats/day-and-time.ts';
import { type StoreState, storeState } from '@comanda/contract/realtime/events';
import type { Store } from '@comanda/contract/store/store/store.calls';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import { subscribeConnectionState } from '../../../shared/realtime/connection-state.ts';
import { useRealtime } from '../../../shared/realtime/realtime-context.ts';
import { startSoon } from '../../../shared/start-soon.ts';
import { storeKey } from '../../../shared/store/store-query.ts';
import { storeTexts } from './texts.ts';

/** The store after an event. An event that is older than the store changes nothing. */
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
 * The message about another user who moved the switch; null if the switch did not move. The user who moved it
 * gets no message, because that panel has the new state before the event arrives.
 */
export function openingNotice(store: Store, state: StoreState): string | null {
  if (state.version <= store.stateVersion || state.isOpen === store.isOpen) return null;
  if (state.by === null) {
    if (!state.isOpen)
      return storeTexts.closedByHours(state.until === null ? null : dayAndTime(state.until, monotonicNow()));
    return store.openingBy === null ? storeTexts.openedByHours : storeTexts.pauseOver;
  }
  if (state.isOpen) return storeTexts.openedBy(state.by);
  return storeTexts.closedBy(state.by, state.until === null ? null : formatTime(new Date(state.until)));
}

const offlinePollMs = 5_000;

/**
 * Calls `ask` every few seconds while offline. The end of the session also ends the connection. Only an
 * answer of the server distinguishes both causes. Returns a function that stops the calls.
 */
function pollWhileOffline(poll: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const unsubscribe = subscribeConnectionState((state) => {
    clearInterval(timer);
    if (state === 'offline') timer = setInterval(poll, offlinePollMs);
  });
  window.addEventListener('online', poll);
  return () => {
    clearInterval(timer);
    unsubscribe();
    window.removeEventListener('online', poll);
  };
}

/** Updates the cached store's switch and estimate from events. Reloads the store after each reconnection. */
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
            const notice = known ? openingNotice(known, state) : null;
            if (notice !== null) toast.info(notice);
            queryClient.setQueryData<Store>(storeKey, (store) => store && applyStoreState(store, state));
          }),
          realtime.onJoined(() => {
            void queryClient.invalidateQueries({ queryKey: storeKey, refetchType: 'active' });
          }),
          pollWhileOffline(() => {
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
