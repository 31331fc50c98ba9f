import { dayAndTime } from '@comanda/client/formats/day-and-time.ts';
import type { OpeningInput } from '@comanda/contract/store/store/store.calls';
import { Tooltip } from '@comanda/ui/label/tooltip.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useId, useState } from 'react';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import { useConnectionState } from '../../../shared/realtime/connection-state.ts';
import { useMay } from '../../../shared/session/may.tsx';
import { storeQuery } from '../../../shared/store/store-query.ts';
import { useOpenOrCloseStore } from './api/open-or-close-store.ts';
import classes from './open-switch.module.css';
import { useOpening } from './pause/use-opening.tsx';
import { storeTexts } from './texts.ts';

const pauseDialog = createLazyPart(async () => (await import('./pause/pause-dialog.tsx')).PauseDialog);

/**
 * 'Loja aberta', 'Loja fechada' or 'Loja suspensa', in word, colour and position. Opening is one click within the
 * hours. Outside of them it asks for an end, as closing does. A suspended store shows why the switch is locked.
 */
export function OpenSwitch() {
  const { data: store, isError } = useQuery(storeQuery);
  const { mutate, isPending: isSending } = useOpenOrCloseStore();
  const opening = useOpening();
  const isPending = isSending || opening.isPending;
  const [isPromptOpen, setPromptOpen] = useState(false);
  /** The input of a failed closing, restored when the dialog opens again. */
  const [draft, setDraft] = useState<OpeningInput | null>(null);
  const reasonId = useId();
  const connection = useConnectionState();
  const may = useMay();
  useEffect(pauseDialog.prefetchWhenIdle, []);

  if (!store) {
    return (
      <span className={`inline-10 ${classes.switch}`} role="status">
        {isError ? storeTexts.openingFailed : storeTexts.openingUnknown}
      </span>
    );
  }
  // Offline the state may be outdated: the switch shows that and is not green.
  const isKnown = connection !== 'offline';
  // A suspended store does not sell, in any position of the switch.
  const sells = store.isOpen && !store.isSuspended;
  const at =
    store.isSuspended || store.openingUntil === null ? null : dayAndTime(store.openingUntil, monotonicNow());
  const movesAt = at && (store.isOpen ? storeTexts.closesAt(at) : storeTexts.opensAt(at));
  const words = (
    <>
      {store.isSuspended ? storeTexts.suspended : sells ? storeTexts.open : storeTexts.closed}
      {movesAt === null ? null : <span className={classes.moves}> · {movesAt.toLowerCase()}</span>}
    </>
  );
  const tone = isKnown ? (sells ? 'delivered' : 'late') : 'neutral';
  if (!may('store.open-close') && !store.isSuspended) {
    return (
      <span
        role="status"
        className={`inline-10 ${classes.switch}`}
        data-tone={tone}
        data-read
        title={isKnown ? storeTexts.readOnly : storeTexts.notConfirmed}
      >
        {words}
      </span>
    );
  }
  const button = (
    <button
      type="button"
      role="switch"
      aria-checked={sells}
      aria-busy={isPending}
      aria-disabled={store.isSuspended}
      aria-describedby={store.isSuspended || !isKnown ? reasonId : undefined}
      className={`inline-10 ${classes.switch}`}
      data-tone={tone}
      title={isKnown ? (movesAt ?? undefined) : storeTexts.notConfirmed}
      onClick={() => {
        if (store.isSuspended || isPending) return;
        // The switch responds immediately; the dialog renders in a transition after it.
        if (store.isOpen) startTransition(() => setPromptOpen(true));
        else opening.open();
      }}
    >
      <span className={classes.track} aria-hidden="true">
        <span className={classes.thumb} />
      </span>
      {words}
    </button>
  );
  // Another user may close or suspend the store in the meantime; then the question is obsolete.
  if (!store.isSuspended) {
    return (
      <>
        {button}
        {isKnown ? null : (
          <span id={reasonId} hidden>
            {storeTexts.notConfirmed}
          </span>
        )}
        {store.isOpen ? null : opening.dialog}
        {isPromptOpen && store.isOpen ? (
          <pauseDialog.Part
            {...(draft === null ? {} : { firstEnd: draft.end, firstReason: draft.reason ?? '' })}
            onPause={(pause) => {
              setDraft(pause);
              mutate(pause, { onSuccess: () => setDraft(null) });
            }}
            onClose={() => setPromptOpen(false)}
          />
        ) : null}
      </>
    );
  }
  return (
    <Tooltip text={storeTexts.suspendedReason}>
      {({ 'aria-describedby': _tip, ...hover }) => (
        // The reason is in the document for screen readers; the tooltip shows it on hover.
        <span {...hover}>
          {button}
          <span id={reasonId} hidden>
            {storeTexts.suspendedReason}
          </span>
        </span>
      )}
    </Tooltip>
  );
}
