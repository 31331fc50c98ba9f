import type { Tone } from '@comanda/ui/tone.ts';
import { useContext, useSyncExternalStore } from 'react';
import { LiveOrdersContext } from '../../features/orders/live-orders-context.ts';
import type { ConnectionState } from '../../shared/realtime/connection-state.ts';
import { useConnectionState } from '../../shared/realtime/connection-state.ts';
import { problemStore } from '../problems/problem-store.ts';
import classes from './connection-indicator.module.css';
import { connectionTexts, frameTexts } from './texts.ts';

const tones: Record<ConnectionState, Tone> = { connecting: 'pending', online: 'delivered', offline: 'late' };

const never = () => () => undefined;

/** The orders could not be read though the line stands: nobody shall believe that all is well. */
function useIsTroubled(): boolean {
  const store = useContext(LiveOrdersContext)?.store;
  const read = () => store !== undefined && store.getView().loadFailure !== null;
  return useSyncExternalStore(store?.subscribe ?? never, read, read);
}

/** The server took the session, not the line: a window says so, and nothing here contradicts it. */
function useIsSessionOver(): boolean {
  return useSyncExternalStore(problemStore.subscribe, problemStore.getSnapshot)?.kind === 'session-ended';
}

/** Whether news arrive by themselves: a dot and its word; narrow screens show the word only in trouble, as a strip. */
export function ConnectionIndicator() {
  const state = useConnectionState();
  const isTroubled = useIsTroubled() && state === 'online';
  const isOver = useIsSessionOver();
  if (isOver && state === 'offline') return null;
  return (
    <span
      className={classes.indicator}
      data-tone={isTroubled ? 'pending' : tones[state]}
      data-state={state}
      role="status"
    >
      <span className={classes.dot} aria-hidden="true" />
      <span className={classes.word}>{isTroubled ? frameTexts.troubled : connectionTexts[state]}</span>
    </span>
  );
}

/** The words of a lost connection across a narrow screen; wide ones have them in the header. */
export function ConnectionStrip() {
  const state = useConnectionState();
  const isOver = useIsSessionOver();
  if (state !== 'offline' || isOver) return null;
  return (
    <p className={classes.strip} data-tone="late" aria-hidden="true">
      {frameTexts.reconnecting}
    </p>
  );
}
