import { defineArea } from '../../../define-area.ts';
import { bindOrders } from './orders.routes.ts';
import { startCarryOver } from './sold/carry-over.ts';
import { AcceptanceDeadline } from './waiting/acceptance-deadline.ts';
import { AutoAccept } from './waiting/auto-accept.ts';
import { countUnanswered } from './waiting/unanswered-metrics.ts';

/** Orders on the board: their status, their events, and the deadline of unanswered orders. */
export const orders = defineArea({
  name: 'orders',
  needs: [
    'clock',
    'log',
    'metrics',
    'database',
    'system',
    'profiles',
    'menus',
    'events',
    'changes',
    'links',
    'pastOrders',
    'courier',
    'epoch',
    'numbers',
  ],
  tables: [
    ...['orders', 'order_history', 'order_lines', 'order_fees', 'order_discounts', 'order_payments'],
    ...['sold_rows_carried', 'store_counters', 'store_events'],
  ],
  open(bind, services) {
    const { events } = services;
    bindOrders(bind, services);
    countUnanswered(services.metrics, services.system);
    return {
      jobs: () => {
        events.start();
        const jobs = [new AcceptanceDeadline(services), new AutoAccept(services)];
        for (const job of jobs) job.start();
        // `stop` does nothing here, because `close` stops the events.
        const comparing = { rounds: events.rounds, stop: () => Promise.resolve() };
        return [...jobs, startCarryOver(services), comparing];
      },
      // The events stop last, because jobs of other areas still change orders during shutdown.
      close: () => events.stop(),
    };
  },
});
