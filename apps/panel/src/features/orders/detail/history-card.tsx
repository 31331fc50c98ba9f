import type { OrderDetail } from '@comanda/domain/orders/order';
import { formatTime } from '../../../shared/formats/date-time.ts';
import { detailTexts } from '../texts.ts';
import body from './detail-body.module.css';
import classes from './history-card.module.css';
import { keyed } from './keyed.ts';

/** What happened to the order, when and by whom; a cancelled order says why first. */
export function HistoryCard({ order }: { order: OrderDetail }) {
  const { cancellation, timeline } = order;
  return (
    <section className={body.card} aria-label={detailTexts.timeline}>
      {cancellation ? (
        <div className={classes.cancelled}>
          <h3 className={body.head}>{detailTexts.cancelled}</h3>
          <p className={classes.reason}>{cancellation.reasonText}</p>
          <p>{detailTexts.cancelledBy[cancellation.by]}</p>
        </div>
      ) : null}
      <h3 className={body.head}>{detailTexts.timeline}</h3>
      <ol className={body.list}>
        {keyed(timeline, ({ at, label }) => `${at} ${label}`).map(({ key, item: entry }) => (
          <li key={key} className={classes.entry}>
            <span className={classes.what}>
              {entry.label}
              {entry.actorName ? <span className={classes.actor}>{entry.actorName}</span> : null}
            </span>
            <time dateTime={new Date(entry.at).toISOString()}>{formatTime(new Date(entry.at))}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
