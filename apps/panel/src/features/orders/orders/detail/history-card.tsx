import { formatDate, formatDateTime, formatTime } from '@comanda/client/formats/date-time.ts';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { EventList } from '@comanda/ui/label/event-list.tsx';
import { detailTexts } from '../late-texts.ts';
import body from './detail-body.module.css';

/** '19:42'; with the date if it is not the order's day. */
function momentText(at: Date, orderDay: string): string {
  return formatDate(at) === orderDay ? formatTime(at) : formatDateTime(at);
}

/** The events of the order, with time and user. */
export function HistoryCard({ order: { timeline, receivedAt } }: { order: OrderDetail }) {
  const orderDay = formatDate(new Date(receivedAt));
  return (
    <section className={`card ${body.card}`} aria-label={detailTexts.timeline}>
      <h3 className={body.head}>{detailTexts.timeline}</h3>
      <EventList
        label={detailTexts.timeline}
        events={timeline.map(({ at, label, actorName }) => ({ at, what: label, by: actorName }))}
        timeOf={(at) => momentText(new Date(at), orderDay)}
      />
    </section>
  );
}
