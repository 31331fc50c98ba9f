import type { OverdueInvoice } from '@comanda/contract/money/invoices/provider-invoices.calls';
import { dateAt, dayNumberOf } from '@comanda/domain/kit/time/calendar-date';
import { sql } from '../../../../platform/database/sql.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { up } from '../../../../platform/paged/sort-key.ts';

const DAY_MS = 86_400_000;

/**
 * Overdue invoices over all stores, oldest first, with the sum in cents. Uses the same rule as the store's
 * banner. `now`: epoch ms. The bound of UTC's next day covers all time zones and lets PostgreSQL use the
 * index.
 */
export const overdueInvoices = definePaged({
  name: 'overdue-invoices',
  columns: selecting<Omit<OverdueInvoice, 'daysLate'> & { timeZone: string }>(sql`
    i.store_id as "storeId", s.name as "storeName", s.city, i.invoice_id as "invoiceId",
    i.due_on as "dueOn", -i.balance_cents - i.paid_cents as "valueCents", s.time_zone as "timeZone"`),
  from: (_storeId, _filter: object, { now }: { now: number }) =>
    ofAllStores(sql`
      from invoices i join stores s on s.store_id = i.store_id
     where i.due_on < ${new Date(now + DAY_MS).toISOString().slice(0, 10)}::date and i.status = 'open' and not i.is_legacy
       and coalesce(i.overdue_from, i.due_on + 1) <= (to_timestamp(${now / 1000}) at time zone s.time_zone)::date`),
  sorts: {
    oldest: [up(sql`i.due_on`, 'day'), up(sql`i.store_id`, 'number'), up(sql`i.invoice_id`, 'number')],
  },
  defaultSort: 'oldest',
  totals: selecting<{ count: number; sumCents: number }>(
    sql`count(*)::integer as count, coalesce(sum(-i.balance_cents - i.paid_cents), 0)::bigint as "sumCents"`,
  ),
  present: (invoices, _reader, { now }): OverdueInvoice[] =>
    invoices.map(({ timeZone, ...invoice }) => ({
      ...invoice,
      daysLate: dayNumberOf(dateAt(timeZone, now)) - dayNumberOf(invoice.dueOn),
    })),
});
