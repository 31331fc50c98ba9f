import { formatDate, formatDateTime, formatTime } from '@comanda/client/formats/date-time.ts';
import type { OrderDetail } from '@comanda/domain/orders/order';
import { detailTexts } from '../late-texts.ts';
import body from './detail-body.module.css';
import classes from './history-card.module.css';
import { keyed } from './keyed.ts';

const dayOf = (at: number) => formatDate(new Date(at));

/** '19:42'; with the day in front when it is another one than the order's. */
function momentText(at: Date, orderDay: string): string {
  return formatDate(at) === orderDay ? formatTime(at) : formatDateTime(at);
}

/** What happened to the order, when and by whom. */
export function HistoryCard({ order }: { order: OrderDetail }) {
  const { timeline } = order;
  return (
    <section className={`card ${body.card}`} aria-label={detailTexts.timeline}>
      <h3 className={body.head}>{detailTexts.timeline}</h3>
      <ol className="plain-list">
        {keyed(timeline, ({ at, label }) => `${at} ${label}`).map(({ key, item: entry }) => (
          <li key={key} className={classes.entry}>
            <span className={classes.what}>
              {entry.label}
              {entry.actorName ? (
                <span className={`muted-13 ${classes.actor}`}>{entry.actorName}</span>
              ) : null}
            </span>
            <time dateTime={new Date(entry.at).toISOString()}>
              {momentText(new Date(entry.at), dayOf(order.receivedAt))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
