import { CANCEL_REASONS } from '@comanda/domain/orders/cancel-reasons';
import type { OrderCancellation, OrderCard } from '@comanda/domain/orders/order';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { formatTime } from '../../../shared/formats/date-time.ts';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { useOrder } from '../detail/use-order.ts';
import { detailTexts } from '../late-texts.ts';
import { useLiveOrders } from '../live-orders-context.ts';
import classes from './cancellation-rows.module.css';
import { attentionTexts } from './texts.ts';

/** A rush of cancellations must not cover the board; on a phone two would. */
const mostShown = { narrow: 1, wide: 3 };

const customerAsked = CANCEL_REASONS.find(({ code }) => code === 'CONSUMER_CANCELLATION_REQUESTED')?.label;

/** 'Cancelado pelo cliente: Cliente pediu' would say it twice. */
function isNews({ by, reasonText }: OrderCancellation): boolean {
  return reasonText !== '' && !(by === 'customer' && reasonText === customerAsked);
}

function Row({ order }: { order: OrderCard }) {
  const { commands } = useLiveOrders();
  const cancellation = useOrder(order.orderId).order?.cancellation;
  const [isSending, setSending] = useState(false);
  const acknowledge = async () => {
    setSending(true);
    if (!(await commands.acknowledge(order.orderId))) setSending(false);
  };
  return (
    <li className={classes.row}>
      <IconBan size={22} stroke={2} aria-hidden="true" />
      <p className={classes.words}>
        <strong>
          <a href={`/pedidos?pedido=${order.orderId}`}>#{order.code}</a>{' '}
          {cancellation ? detailTexts.cancelledBy[cancellation.by] : attentionTexts.cancelledFromOutside}
          {cancellation && isNews(cancellation) ? `: ${cancellation.reasonText}` : ''}
        </strong>
        <span className={classes.facts}>
          {order.customerName} · {formatMoney(order.totalCents)}
          {order.closedAt === null ? '' : ` · ${formatTime(new Date(order.closedAt))}`}.{' '}
          {attentionTexts.stopPreparing}
        </span>
      </p>
      <button
        type="button"
        className={classes.known}
        aria-label={attentionTexts.knownOf(`#${order.code}`)}
        disabled={isSending}
        onClick={() => void acknowledge()}
      >
        {attentionTexts.known}
      </button>
    </li>
  );
}

/** Every cancellation from outside nobody knows of yet, the newest first, each with its 'Ciente'. */
export function CancellationRows({ orders }: { orders: readonly OrderCard[] }) {
  const shown = orders.slice(0, useIsNarrow() ? mostShown.narrow : mostShown.wide);
  const more = orders.length - shown.length;
  return (
    <section className={classes.bar} aria-label={attentionTexts.cancellations} data-tone="late">
      <div role="alert">
        <ul className={classes.rows}>
          {shown.map((order) => (
            <Row key={order.orderId} order={order} />
          ))}
        </ul>
      </div>
      {more > 0 ? <p className={classes.more}>{attentionTexts.moreCancelled(more)}</p> : null}
    </section>
  );
}
