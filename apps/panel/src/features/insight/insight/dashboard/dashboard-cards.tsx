import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { Dashboard } from '@comanda/contract/insight/insight/dashboard.calls';
import { METRICS } from '@comanda/domain/insight/insight/metrics';
import { reportOrdersPath, type SoldFilter } from '@comanda/domain/insight/insight/sold-filter';
import { formatMoney } from '@comanda/web/formats/format-money';
import classes from './dashboard.module.css';
import { FigureCard } from './figure-card.tsx';
import { dashboardTexts as texts } from './texts.ts';

/** The main numbers of a period as large cards. */
export function DashboardCards(dashboard: Dashboard) {
  const { figures, from, to, termsSince, isSameHours, isPreviousComplete } = dashboard;
  const compared = { isSameHours, isPreviousComplete };
  // Link to the same days and orders in 'Relatório Geral'.
  const ordersOf = (filter: Partial<SoldFilter>) => reportOrdersPath({ from, to }, filter);
  const of = (id: keyof typeof figures) => figures[id].value ?? 0;
  const { cards } = texts;
  const perReal = figures['sales.per-real'].value;
  return (
    <div className={classes.cards}>
      <FigureCard
        title={cards.total}
        figures={figures}
        {...compared}
        main="orders.completed"
        also={[
          ...(['sales.products', 'sales.store', 'delivery.fees', 'fees.other'] as const),
          ...(['sales.gross', 'discounts', 'sales.paid', 'orders.received'] as const),
        ]}
        tip={texts.totalTip}
        orders={ordersOf({ outcome: 'completed' })}
        better="more"
      >
        <p className="muted-13">
          {texts.ordersWord(of('orders.completed'))} {texts.received(of('orders.received'))}
        </p>
        <p className="muted-13">{texts.storeSales(formatMoney(of('sales.store')))}</p>
        <p className="muted-13">{texts.sold(formatMoney(of('sales.gross')))}</p>
      </FigureCard>
      <FigureCard
        title={cards.cancelled}
        figures={figures}
        {...compared}
        main="sales.cancelled"
        also={['orders.cancelled', 'orders.unpaid']}
        better="less"
        orders={ordersOf({ outcome: 'cancelled' })}
      >
        <p className="muted-13">{texts.cancelledOrders(texts.orders(of('orders.cancelled')))}</p>
        {of('orders.unpaid') === 0 ? null : <p className="muted-13">{texts.unpaid(of('orders.unpaid'))}</p>}
      </FigureCard>
      <FigureCard
        title={cards.ticket}
        figures={figures}
        {...compared}
        main="ticket"
        tip={texts.ticketTip}
        better="more"
        orders={ordersOf({ outcome: 'completed' })}
      />
      <FigureCard
        title={cards.roi}
        figures={figures}
        {...compared}
        main="roi"
        also={['sales.per-real', 'sales.terms', 'orders.terms', 'commission']}
        tip={texts.roiTip}
        better="more"
      >
        <p className="muted-13">
          {perReal === null ? texts.noCommission : texts.perReal(formatMoney(perReal))}
        </p>
        {termsSince === null ? null : (
          <p className="muted-13">
            {texts.termsSince(formatDay(termsSince), of('orders.terms'), of('orders.completed'))}
          </p>
        )}
      </FigureCard>
      <FigureCard
        title={cards.coupons}
        figures={figures}
        main="coupons"
        {...compared}
        also={['coupons.cents']}
      >
        <p className="muted-13">{texts.sponsored(formatMoney(of('coupons.cents')))}</p>
      </FigureCard>
      <FigureCard
        title={cards.delivery}
        figures={figures}
        {...compared}
        main="delivery.fees"
        also={['delivery.rides']}
        orders={ordersOf({ outcome: 'completed' })}
      >
        <p className="muted-13">{texts.rides(of('delivery.rides'))}</p>
      </FigureCard>
      {of('fees.other') === 0 ? null : (
        <FigureCard title={texts.otherFees} figures={figures} main="fees.other" {...compared} />
      )}
      <FigureCard
        title={cards.commission}
        figures={figures}
        {...compared}
        main="commission"
        orders={ordersOf({ outcome: 'completed' })}
      >
        <p className="muted-13">{texts.beforeRefunds}</p>
      </FigureCard>
      {of('refunds') === 0 ? null : (
        <FigureCard
          title={METRICS.refunds.label}
          figures={figures}
          main="refunds"
          {...compared}
          better="less"
          orders={ordersOf({ mark: 'refunded' })}
        >
          <p className="muted-13">{texts.onOrderDay}</p>
        </FigureCard>
      )}
    </div>
  );
}
