import type { OverdueInvoice, OverduePage } from '@comanda/contract/provider/invoices.calls';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';

/** Rows of a page, where nobody said how many. */
const USUAL = 50;

/** The last row of a page: what the next one comes after. */
interface Place {
  dueOn: string;
  storeId: number;
  invoiceId: number;
}

/** Where a page ended, as it travels. */
const placeWord = ({ dueOn, storeId, invoiceId }: Place) => `${dueOn}.${storeId}.${invoiceId}`;

/** Null for a word that names no place: the first page. */
function readPlace(word: string | null): Place | null {
  const [, dueOn, storeId, invoiceId] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,9})\.(\d{1,9})$/.exec(word ?? '') ?? [];
  const isDay = dueOn !== undefined && !Number.isNaN(Date.parse(dueOn));
  return isDay ? { dueOn, storeId: Number(storeId), invoiceId: Number(invoiceId) } : null;
}

/** Open and due before today on the store's own clock, as the store's banner has it. */
const overdue = (now: number): Query => sql`
  i.status = 'open' and not i.is_legacy
   and i.due_on < (to_timestamp(${now / 1000}) at time zone s.time_zone)::date`;

/**
 * What stores owe past its day, over all stores, the oldest first, and how much it is altogether in cents. Reads only,
 * without locks; as the system role. Nobody's clock is a day ahead of UTC's next day, which lets the index choose.
 */
export async function listOverdue(
  system: Database,
  asked: { after: string | null; limit: number | null },
  now: number,
): Promise<OverduePage> {
  const limit = asked.limit ?? USUAL;
  const place = readPlace(asked.after);
  const latest = new Date(now + 86_400_000).toISOString().slice(0, 10);
  const [rows, [whole]] = await Promise.all([
    system.directory<OverdueInvoice>(sql`
      select i.store_id as "storeId", s.name as "storeName", s.city, i.invoice_id as "invoiceId",
             i.due_on as "dueOn", -i.balance_cents as "valueCents",
             (to_timestamp(${now / 1000}) at time zone s.time_zone)::date - i.due_on as "daysLate"
        from invoices i join stores s on s.store_id = i.store_id
       where i.due_on < ${latest}::date and ${overdue(now)}
         and (${place === null} or (i.due_on, i.store_id, i.invoice_id)
              > (${place?.dueOn ?? null}::date, ${place?.storeId ?? null}::integer, ${place?.invoiceId ?? null}::integer))
       order by i.due_on, i.store_id, i.invoice_id limit ${limit + 1}`),
    system.directory<{ count: number; sumCents: number }>(sql`
      select count(*)::integer as count, coalesce(sum(-i.balance_cents), 0)::bigint as "sumCents"
        from invoices i join stores s on s.store_id = i.store_id
       where i.due_on < ${latest}::date and ${overdue(now)}`),
  ]);
  const invoices = rows.slice(0, limit);
  const last = rows.length > limit ? invoices.at(-1) : undefined;
  return {
    invoices,
    count: whole?.count ?? 0,
    sumCents: whole?.sumCents ?? 0,
    next: last === undefined ? null : placeWord(last),
  };
}
