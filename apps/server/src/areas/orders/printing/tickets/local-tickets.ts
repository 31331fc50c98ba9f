import type { LocalTicket } from '@comanda/contract/orders/printing/print-jobs.wire';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import { CASHIER_STATION, jobsOf, type PrintRequest } from '@comanda/domain/orders/printing/print-job';
import { DEFAULT_PRINT_SETTINGS } from '@comanda/domain/orders/printing/print-settings';
import { ticketOf } from '@comanda/domain/orders/printing/ticket/ticket-of-order';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { StoreProfile } from '../../../store/store/public.ts';
import { ticketOptions } from '../jobs/agent-job.ts';
import type { TicketLogos } from '../logo/ticket-logos.ts';
import { findPrintSettings } from '../settings/print-settings.reads.ts';
import { isOver } from './jobs-of-past.ts';
import { findPrintedOrders } from './printed-orders.reads.ts';

/**
 * An order's tickets for a panel that prints by a local module. A cancelled order has only its cancellation
 * slip, a finished order only the cashier's tickets. Also returns whether the order is of an earlier day.
 * Writes nothing, because no agent is involved. Throws `order.not-found`.
 */
export async function listLocalTickets(
  tx: Transaction,
  orderId: number,
  { store, logos }: { store: Pick<StoreProfile, 'storeName' | 'timeZone' | 'logo'>; logos: TicketLogos },
  now: number,
): Promise<{ tickets: LocalTicket[]; isCustomerHidden: boolean }> {
  const saved = await findPrintSettings(tx);
  const orders = await findPrintedOrders(tx, [orderId], store, now);
  const settings = saved?.settings ?? DEFAULT_PRINT_SETTINGS;
  const order = orders.get(orderId);
  if (order === undefined || order.status === 'awaiting-payment') throw new AppError('order.not-found');
  const dayStart = operationalDayStart(store.timeZone, now);
  const jobs: PrintRequest[] =
    order.status === 'cancelled'
      ? [{ kind: 'cancellation', station: CASHIER_STATION, items: null, targetDeviceId: null }]
      : jobsOf(order.items, settings).filter(({ kind }) => kind !== 'production' || !isOver(order, dayStart));
  const logo = settings.printsLogo ? logos.ready(store.logo) : null;
  const tickets = jobs.map(({ kind, station, items }) => ({
    kind,
    station,
    ticket: ticketOf(
      { kind, station, items, revision: 1, jobId: null, mayBePrinted: false },
      order,
      ticketOptions({ store, settings, logo }),
    ),
  }));
  return { tickets, isCustomerHidden: order.isCustomerHidden };
}
