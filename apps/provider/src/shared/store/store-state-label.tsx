import { STORE_STATE_WORDS } from '@comanda/contract/store/store/provider-stores.wire';
import { type StoreState, storeState } from '@comanda/domain/store/store/store-state';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import type { Tone } from '@comanda/ui/tone.ts';

const TONES: Record<StoreState, Tone> = {
  suspended: 'late',
  open: 'delivered',
  paused: 'pending',
  closed: 'neutral',
};

/** Status of a store, in one word. */
export function StoreStateLabel({
  store,
  size,
}: {
  store: Parameters<typeof storeState>[0];
  size?: 'small' | 'large';
}) {
  const state = storeState(store);
  return (
    <StatusLabel tone={TONES[state]} size={size}>
      {STORE_STATE_WORDS[state]}
    </StatusLabel>
  );
}
