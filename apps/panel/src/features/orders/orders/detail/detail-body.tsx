import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { useOrderSlots } from '../order-slots.ts';
import { CustomerCard } from './customer/customer-card.tsx';
import classes from './detail-body.module.css';
import { HistoryCard } from './history-card.tsx';
import { ItemsCard } from './items-card.tsx';
import { PaymentCard } from './payment-card.tsx';

/** The content of an order, sorted by need: items, customer and address, payment, tickets, history. */
export function DetailBody({ order }: { order: OrderDetail }) {
  const { Cards } = useOrderSlots();
  return (
    <div className={`grid-12 ${classes.body}`}>
      <div className={classes.main}>
        <ItemsCard order={order} />
        <div className={classes.money}>
          <PaymentCard order={order} />
        </div>
      </div>
      <div className={classes.side}>
        <div className={classes.customer}>
          <CustomerCard order={order} />
        </div>
        {Cards ? <Cards order={order} /> : null}
        <HistoryCard order={order} />
      </div>
    </div>
  );
}
