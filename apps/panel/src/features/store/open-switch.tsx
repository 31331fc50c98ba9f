import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Tooltip } from '../../ui/label/tooltip.tsx';
import { storeQuery } from './api/get-store.ts';
import { useOpenOrCloseStore } from './api/open-or-close-store.ts';
import classes from './open-switch.module.css';
import { storeTexts } from './texts.ts';

/** 'Loja aberta' or 'Loja fechada', by word, colour and position; a suspended store says why it cannot move. */
export function OpenSwitch() {
  const { data: store } = useQuery(storeQuery);
  const { mutate, isPending } = useOpenOrCloseStore();
  const reasonId = useId();

  if (!store) {
    return (
      <span className={classes.switch} role="status">
        {storeTexts.openingUnknown}
      </span>
    );
  }
  const button = (
    <button
      type="button"
      role="switch"
      aria-checked={store.isOpen}
      aria-busy={isPending}
      aria-disabled={store.isSuspended}
      aria-describedby={store.isSuspended ? reasonId : undefined}
      className={classes.switch}
      data-tone={store.isOpen ? 'delivered' : 'late'}
      onClick={() => {
        if (!store.isSuspended && !isPending) mutate({ isOpen: !store.isOpen });
      }}
    >
      <span className={classes.track} aria-hidden="true">
        <span className={classes.thumb} />
      </span>
      {store.isOpen ? storeTexts.open : storeTexts.closed}
    </button>
  );
  if (!store.isSuspended) return button;
  return (
    <Tooltip text={storeTexts.suspendedReason}>
      {({ 'aria-describedby': _tip, ...hover }) => (
        // The reason stands in the page for screen readers; the tip is for eyes.
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
