import { IconClockPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { storeQuery } from '../api/get-store.ts';
import { useOpenOrCloseStore } from '../api/open-or-close-store.ts';
import { PauseDialog } from './pause-dialog.tsx';
import classes from './pause-offer.module.css';
import { pauseTexts } from './texts.ts';

interface PauseOfferProps {
  /** The orders nobody answered in time. */
  codes: readonly string[];
  /** Somebody said yes or no. */
  onAnswered: () => void;
}

/** Offers a pause to a store that lets orders go by; one that is closed or suspended needs none. */
export function PauseOffer({ codes, onAnswered }: PauseOfferProps) {
  const { data: store } = useQuery(storeQuery);
  const { mutate } = useOpenOrCloseStore();
  const [isAsking, setAsking] = useState(false);
  const isShut = store !== undefined && (!store.isOpen || store.isSuspended);
  useEffect(() => {
    if (isShut) onAnswered();
  }, [isShut, onAnswered]);
  if (!store || isShut) return null;
  return (
    <section className={classes.bar} data-tone="pending" aria-label={pauseTexts.offer}>
      <IconClockPause size={22} stroke={2} aria-hidden="true" />
      <p className={classes.words} role="status">
        <strong>{pauseTexts.lost(codes)}</strong>{' '}
        <span className={classes.offer}>
          {pauseTexts.offer} {pauseTexts.offerHint}
        </span>
      </p>
      <span className={classes.answers}>
        <button type="button" className={classes.no} onClick={onAnswered}>
          {pauseTexts.notNow}
        </button>
        <button type="button" className={classes.yes} onClick={() => setAsking(true)}>
          {pauseTexts.pause}
        </button>
      </span>
      {isAsking ? (
        <PauseDialog
          firstEnd="30-minutes"
          firstReason={pauseTexts.lostReason}
          onPause={(opening) => {
            mutate(opening);
            onAnswered();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}
