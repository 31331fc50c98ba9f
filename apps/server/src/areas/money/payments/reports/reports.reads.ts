import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { ReportDifference, ReportLine } from '@comanda/domain/money/payments/compare-report';
import { referenceOf } from '@comanda/domain/money/payments/reference';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';

/** The provider's reports use civil days in São Paulo. */
export const REPORT_ZONE = 'America/Sao_Paulo';

interface OwnRow {
  storeId: number;
  kind: 'boleto' | 'charge' | 'refund' | 'transfer';
  event: 'boleto-paid' | 'captured' | 'refunded' | 'transferred' | 'transfer-returned';
  id: number;
  attempt: number;
  cents: number;
}

/** Money movements of a day over all stores, from our own rows, in the form of the provider's report. */
export async function ownLines(system: Database, day: CalendarDate): Promise<ReportLine[]> {
  const [from, to] = [
    sql`(${day}::date::timestamp at time zone ${REPORT_ZONE})`,
    sql`((${day}::date + 1)::timestamp at time zone ${REPORT_ZONE})`,
  ];
  const own = await system.directory<OwnRow>(sql`
    select store_id as "storeId", 'charge' as kind, 'captured' as event, charge_id as id, attempt, paid_cents as cents
      from payment_charges where captured_at >= ${from} and captured_at < ${to}
    union all
    select store_id, 'refund', 'refunded', refund_id, attempt, -cents
      from payment_refunds where done_at >= ${from} and done_at < ${to}
    union all
    select store_id, 'boleto', 'boleto-paid', boleto_id, 1, paid_cents
      from payment_boletos where paid_at >= ${from} and paid_at < ${to}
    union all
    select store_id, 'transfer', 'transferred', transfer_id, 1, -cents
      from payment_transfers where paid_at >= ${from} and paid_at < ${to}
    union all
    select store_id, 'transfer', 'transfer-returned', transfer_id, 1, cents
      from payment_transfers where state = 'returned' and ended_at >= ${from} and ended_at < ${to}`);
  const contested = await system.directory<ReportLine>(sql`
    select reference, 'blocked' as event, -blocked_cents as cents
      from payment_disputes where opened_at >= ${from} and opened_at < ${to}
    union all
    select reference, 'released', blocked_cents
      from payment_disputes where closed_at >= ${from} and closed_at < ${to}
    union all
    select reference, 'charged-back', -blocked_cents
      from payment_disputes where state = 'lost' and closed_at >= ${from} and closed_at < ${to}`);
  const named = own.map(({ event, cents, ...what }) => ({ reference: referenceOf(what), event, cents }));
  return [...named, ...contested];
}

/** One compared day. */
export interface ComparedDay {
  day: CalendarDate;
  comparedAt: number;
  openingCents: number;
  closingCents: number;
  lineCount: number;
  differences: ReportDifference[];
}

/** The last compared days, newest first. */
export function comparedDays(system: Database, { most }: { most: number }): Promise<ComparedDay[]> {
  return system.directory<ComparedDay>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, compared_at as "comparedAt", opening_cents as "openingCents",
           closing_cents as "closingCents", line_count as "lineCount", differences
      from payment_reports order by payment_reports.day desc limit ${most}`);
}

export async function saveCompared(
  system: Database,
  provider: string,
  { day, comparedAt, openingCents, closingCents, lineCount, differences }: ComparedDay,
): Promise<void> {
  await system.directory(sql`
    insert into payment_reports (provider, day, compared_at, opening_cents, closing_cents, line_count, differences)
    values (${provider}, ${day}::date, ${new Date(comparedAt)}, ${openingCents}, ${closingCents}, ${lineCount},
            ${JSON.stringify(differences)}::jsonb)
    on conflict (provider, day) do update
      set compared_at = excluded.compared_at, opening_cents = excluded.opening_cents, closing_cents = excluded.closing_cents,
          line_count = excluded.line_count, differences = excluded.differences`);
}
