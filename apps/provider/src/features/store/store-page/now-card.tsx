import { formatTime } from '@comanda/client/formats/date-time.ts';
import { dayAndTime } from '@comanda/client/formats/day-and-time.ts';
import type { StoreDetail } from '@comanda/contract/store/store/provider-stores.wire';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StoreStateLabel } from '../../../shared/store/store-state-label.tsx';
import classes from './status.module.css';
import { statusTexts } from './texts.ts';

/** Current state of the store: open or closed, number of orders, times. */
export function NowCard({ store }: { store: StoreDetail }) {
  const { cards, ordersToday, underWay, estimate, minutes, clock } = statusTexts;
  const here = formatTime(new Date(), store.timeZone);
  return (
    <FormCard title={cards.now} hint={clock(here)}>
      <div className={`row wraps ${classes.now}`}>
        <div className={`row wraps text-15 ${classes.moment}`}>
          <StoreStateLabel store={store} size="large" />
          <p>{openingSource(store)}</p>
        </div>
        <dl className={classes.figures}>
          <Figure label={ordersToday} value={String(store.ordersToday)} />
          <Figure label={underWay} value={String(store.ordersUnderWay)} />
          <Figure label={estimate} value={minutes(store.minMinutes, store.maxMinutes)} />
        </dl>
      </div>
    </FormCard>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function openingSource({ isOpen, opensOrClosesAt, openingReason, openingBy, timeZone }: StoreDetail): string {
  const { openUntil, closedUntil, byHand, reason, movedBy } = statusTexts;
  const at = opensOrClosesAt === null ? null : dayAndTime(opensOrClosesAt, Date.now(), timeZone);
  const until = at === null ? byHand : isOpen ? openUntil(at) : closedUntil(at);
  return [
    until,
    ...(openingReason === null ? [] : [reason(openingReason)]),
    ...(openingBy === null ? [] : [movedBy(openingBy)]),
  ].join(' · ');
}
