import { dayAndTime } from '@comanda/client/formats/day-and-time.ts';
import type { Store } from '@comanda/contract/store/store/store.calls';
import { IconDoorOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { formatCountdown } from '../../../../shared/formats/countdown.ts';
import { useMay } from '../../../../shared/session/may.tsx';
import { storeQuery } from '../../../../shared/store/store-query.ts';
import classes from './closed-strip.module.css';
import { pauseTexts } from './texts.ts';
import { useOpening } from './use-opening.tsx';

const COUNTED_EVERY_MS = 60_000;

/**
 * Shows that the store is closed: until when, why, and the user who closed it. Has a button to open the store
 * again.
 */
export function ClosedStrip({ store }: { store: Store }) {
  const { open, isPending, dialog } = useOpening();
  const may = useMay();
  // Polls the store, because no event announces the number of refused orders.
  useQuery({ ...storeQuery, refetchInterval: COUNTED_EVERY_MS });
  const now = useSeconds(store.openingUntil !== null);
  const { openingUntil, openingReason, openingBy } = store;
  // True: the opening hours closed the store, not a user.
  const isByHours = openingBy === null && openingReason === null && openingUntil !== null;
  const title = titleOf(openingUntil, isByHours, now);
  const details = [
    ...(openingReason === null ? [] : [openingReason]),
    ...(openingUntil === null ? [pauseTexts.waitsForPerson] : [leftWords(openingUntil - now)]),
    ...refusedWords(store, now),
  ];
  return (
    <section
      className={`row-10 toned ${classes.strip}`}
      data-tone={isByHours ? 'neutral' : 'late'}
      aria-label={pauseTexts.closed}
    >
      <IconDoorOff size={20} className={classes.icon} aria-hidden="true" />
      <p className={`fill ${classes.words}`}>
        <strong>{title}</strong>
        {details.map((detail) => (
          <span key={detail.replace(/\d/g, '')}> · {detail}</span>
        ))}
        {openingBy === null ? null : <span className={classes.who}> · {pauseTexts.closedBy(openingBy)}</span>}
      </p>
      {may('store.open-close') ? (
        <button
          type="button"
          className={classes.reopen}
          aria-busy={isPending || undefined}
          disabled={isPending}
          onClick={open}
        >
          {isByHours ? pauseTexts.openNow : pauseTexts.reopen}
        </button>
      ) : null}
      {dialog}
    </section>
  );
}

function titleOf(until: number | null, isByHours: boolean, now: number): string {
  if (until === null) return pauseTexts.closed;
  return isByHours
    ? pauseTexts.outOfHours(dayAndTime(until, now))
    : pauseTexts.closedUntil(untilWords(until, now));
}

/** '2 pedidos recusados desde 23:00'; empty if no order was refused. */
function refusedWords({ refusedOrders, closedSince }: Store, now: number): string[] {
  if (refusedOrders === 0) return [];
  return [pauseTexts.refused(refusedOrders, closedSince === null ? null : untilWords(closedSince, now))];
}

/** `20:30` today, `amanhã, 05:00` on another day. */
function untilWords(until: number, now: number): string {
  return dayAndTime(until, now).replace(/^às /, '');
}

/** Formats the remaining time; leaves out the seconds if much time is left. */
function leftWords(leftMs: number): string {
  if (leftMs <= 0) return pauseTexts.opensNow;
  const minutes = Math.ceil(leftMs / 60_000);
  if (minutes <= 60) return pauseTexts.timeLeft(formatCountdown(leftMs));
  return pauseTexts.timeLeft(`${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`);
}

/** The time of the monotonic clock, updated every second while `isCounting` is true. */
function useSeconds(isCounting: boolean): number {
  const [now, setNow] = useState(monotonicNow);
  useEffect(() => {
    setNow(monotonicNow());
    if (!isCounting) return;
    const timer = setInterval(() => setNow(monotonicNow()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}
