import type { OrderDetail } from '@comanda/domain/orders/order';
import { useOrderParts } from '../order-parts.ts';
import { CustomerCard } from './customer-card.tsx';
import classes from './detail-body.module.css';
import { HistoryCard } from './history-card.tsx';
import { ItemsCard } from './items-card.tsx';

/** What an order holds: items and money first, then who and where, then what happened. */
export function DetailBody({ order }: { order: OrderDetail }) {
  const { Cards } = useOrderParts();
  return (
    <div className={classes.body}>
      <ItemsCard order={order} />
      <div className={classes.side}>
        {Cards ? <Cards order={order} /> : null}
        <CustomerCard order={order} />
        <HistoryCard order={order} />
      </div>
    </div>
  );
}
