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
 * Switch that shows 'Loja aberta', 'Loja fechada' or 'Loja suspensa' by word, colour and position. Within the
 * opening hours the store opens with one click. Outside the hours the switch asks until when. It also asks
 * when the store closes. If the store is suspended, it shows why the switch is locked.
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
  // False while offline: the state may be outdated, so the switch says this and is not green.
  const isKnown = connection !== 'offline';
  // A suspended store does not sell, even if its switch is on.
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
        // The dialog renders in a transition, so that the switch itself responds immediately.
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
  // Another user may close or suspend the store meanwhile. The dialog's question then makes no sense.
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
        // The reason is in the document for screen readers. For all others the tooltip shows the reason on
        // hover.
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
