import type { Dashboard } from '@comanda/contract/insight/dashboard.calls';
import { reportOrdersPath } from '@comanda/domain/insight/finding-words';
import { formatCents } from '@comanda/domain/money/format-cents';
import classes from './dashboard.module.css';
import { FigureCard } from './figure-card.tsx';
import { dashboardTexts as texts } from './texts.ts';

/** The figures of a period in large. */
export function DashboardCards({ figures, from, to }: Pick<Dashboard, 'figures' | 'from' | 'to'>) {
  // The same days and the same outcome in 'Relatório Geral'.
  const ordersOf = (outcome: 'completed' | 'cancelled') => reportOrdersPath({ from, to }, outcome);
  const of = (id: keyof typeof figures) => figures[id].value ?? 0;
  const { cards } = texts;
  const perReal = figures['sales.per-real'].value;
  return (
    <div className={classes.cards}>
      <FigureCard
        title={cards.total}
        figures={figures}
        main="sales.store"
        also={['orders.completed', 'orders.received', 'sales.paid']}
        tip={texts.totalTip}
        orders={ordersOf('completed')}
        better="more"
      >
        <p className="muted-13">
          {texts.orders(of('orders.completed'))} {texts.received(of('orders.received'))}
        </p>
      </FigureCard>
      <FigureCard
        title={cards.cancelled}
        figures={figures}
        main="sales.cancelled"
        also={['orders.cancelled']}
        better="less"
        orders={ordersOf('cancelled')}
      >
        <p className="muted-13">{texts.cancelledOrders(texts.orders(of('orders.cancelled')))}</p>
      </FigureCard>
      <FigureCard
        title={cards.ticket}
        figures={figures}
        main="ticket"
        tip={texts.ticketTip}
        better="more"
        orders={ordersOf('completed')}
      />
      <FigureCard
        title={cards.roi}
        figures={figures}
        main="roi"
        also={['sales.per-real', 'commission']}
        tip={texts.roiTip}
        better="more"
      >
        <p className="muted-13">
          {perReal === null ? texts.noCommission : texts.perReal(formatCents(perReal))}
        </p>
      </FigureCard>
      <FigureCard title={cards.coupons} figures={figures} main="coupons" also={['coupons.cents']}>
        <p className="muted-13">{texts.sponsored(formatCents(of('coupons.cents')))}</p>
      </FigureCard>
      <FigureCard
        title={cards.delivery}
        figures={figures}
        main="delivery.fees"
        also={['delivery.rides']}
        orders={ordersOf('completed')}
      >
        <p className="muted-13">{texts.rides(of('delivery.rides'))}</p>
      </FigureCard>
      <FigureCard
        title={cards.commission}
        figures={figures}
        main="commission"
        orders={ordersOf('completed')}
      />
      {of('refunds') === 0 ? null : (
        <FigureCard title={cards.refunds} figures={figures} main="refunds" better="less" />
      )}
    </div>
  );
}
