import { listPaymentCalendar, listPaymentsOfDay } from '@comanda/contract/money/ledger/calendar.calls';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { Invoices } from '../ports.ts';
import { paymentCalendar, paymentsOfDay } from './payment-calendar.ts';

/** Binds the calendar of payments to the store. */
export function bindCalendar(bind: Bind, { invoices }: { invoices: Invoices }): void {
  bind.readInStore(listPaymentCalendar, (tx, { month }, _session, now) =>
    paymentCalendar(tx, invoices, month, now),
  );
  bind.readInStore(listPaymentsOfDay, (tx, input, _session, now) => paymentsOfDay(tx, invoices, input, now));
}
