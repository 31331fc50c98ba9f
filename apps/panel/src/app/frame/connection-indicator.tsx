import type { Tone } from '@comanda/ui/tone.ts';
import { useContext, useSyncExternalStore } from 'react';
import { LiveOrdersContext } from '../../features/orders/orders/live-orders-context.ts';
import type { ConnectionState } from '../../shared/realtime/connection-state.ts';
import { useConnectionState } from '../../shared/realtime/connection-state.ts';
import { problemStore } from '../problems/problem-store.ts';
import classes from './connection-indicator.module.css';
import { connectionTexts, frameTexts } from './texts.ts';

const tones: Record<ConnectionState, Tone> = { connecting: 'pending', online: 'delivered', offline: 'late' };

const never = () => () => undefined;

/** True if the orders could not be loaded although the connection works: the indicator must show a problem. */
function useIsTroubled(): boolean {
  const store = useContext(LiveOrdersContext)?.store;
  const read = () => store !== undefined && store.getView().loadFailure !== null;
  return useSyncExternalStore(store?.subscribe ?? never, read, read);
}

/** True if the session has ended: a window explains this, and the indicator hides. */
function useIsSessionOver(): boolean {
  return useSyncExternalStore(problemStore.subscribe, problemStore.getSnapshot)?.kind === 'session-ended';
}

/**
 * Shows whether updates arrive, with a dot and a word. Narrow screens show a strip, only when there is a
 * problem.
 */
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

/** Text of a lost connection on narrow screens; wide screens show this text in the header. */
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
