import type { StoreInvoice } from '@comanda/contract/money/invoices/provider-invoices.calls';
import type { ProviderCommand } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { definePaged, selecting } from '../../../../platform/paged/define-paged.ts';
import { up } from '../../../../platform/paged/sort-key.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { type PrepareOf, workToApprove } from '../../../people/provider/public.ts';
import { notifyOfOpened } from '../closing/notify-of-invoice.ts';
import { nextInvoiceId } from '../invoices.writes.ts';

const MAX_AT_TERMINAL = 10_000;

export type ProviderInvoice = StoreInvoice;

/**
 * The store's invoices by state or by day. By state: open invoices by due day, earliest first; then closed
 * invoices, latest first.
 */
export const storeInvoices = definePaged({
  name: 'store-invoices',
  columns: selecting<ProviderInvoice>(
    sql`i.invoice_id as "invoiceId", i.due_on as "dueOn", -i.balance_cents as "valueCents", i.status, i.kind,
        i.starts_on as "startsOn", i.ends_on as "endsOn",
        case when i.status = 'open' then -i.balance_cents - i.paid_cents else 0 end as "openCents", b.state as boleto,
        b.reason as "boletoReason", w.request_id is not null as "isWaiting", i.status = 'open' and coalesce(i.overdue_from, i.due_on + 1) <= i.today as "isOverdue"`,
  ),
  from: (storeId, _filter: object, { now }: { now: number }) => sql`
    from (select i.*, (to_timestamp(${now / 1000}) at time zone s.time_zone)::date as today
            from invoices i join stores s on s.store_id = ${storeId} where i.store_id = ${storeId}) i
    left join lateral (select state, reason from payment_boletos b where b.store_id = ${storeId} and b.invoice_id = i.invoice_id
                        order by b.boleto_id desc limit 1) b on true
    left join lateral (select request_id from manual_requests w where w.store_id = ${storeId} and w.invoice_id = i.invoice_id
                        and w.decision is null limit 1) w on true
   where not i.is_legacy`,
  sorts: {
    open: [
      up(sql`(i.status <> 'open')::integer`, 'number'),
      up(sql`case when i.status = 'open' then 1 else -1 end * (i.due_on - date '2000-01-01')`, 'number'),
      up(sql`i.invoice_id`, 'number'),
    ],
    day: [up(sql`i.due_on`, 'day'), up(sql`i.invoice_id`, 'number')],
  },
  defaultSort: 'open',
});

/** All invoices of the store, earliest due day first. */
export async function listStoreInvoices(tx: Transaction): Promise<ProviderInvoice[]> {
  const { rows } = await storeInvoices.page(
    tx,
    { sort: 'day', perPage: MAX_AT_TERMINAL },
    // The command line does not show which invoices are overdue, so the time has no effect.
    { now: 0 },
  );
  return rows;
}

/** Saves the debts that a new store already has, numbered from 1. */
export async function insertInvoices(
  tx: Transaction,
  invoices: readonly { dueOn: string; balanceCents: number; reason: string | null }[],
): Promise<void> {
  for (const [index, { dueOn, balanceCents, reason }] of invoices.entries()) {
    await tx.rows(sql`
      insert into invoices (store_id, invoice_id, due_on, balance_cents, status, reason)
      values (${tx.storeId}, ${index + 1}, ${dueOn}, ${balanceCents}, 'open', ${reason})`);
  }
  tx.notify({ kind: 'store-changed' });
}

/**
 * Creates a manual invoice and mails its reason to the store. An overdue invoice appears in the administrators' banner.
 * Returns the invoice's number.
 */
export const openInvoice: ProviderCommand<
  Pick<ProviderInvoice, 'dueOn' | 'valueCents'> & { reason: string; mails: MailQueue },
  number
> = async (tx, { dueOn, valueCents, reason, mails }, actor) => {
  const invoiceId = await nextInvoiceId(tx);
  await tx.rows(sql`
    insert into invoices (store_id, invoice_id, due_on, balance_cents, status, reason)
    values (${tx.storeId}, ${invoiceId}, ${dueOn}::date, ${-valueCents}, 'open', ${reason})`);
  tx.notify({ kind: 'store-changed' });
  await notifyOfOpened(tx, mails, { invoiceId, amountCents: valueCents, dueOn, reason });
  const details = { fatura: invoiceId, vencimento: dueOn, centavos: valueCents };
  await recordAudit(tx, actor, 'finance.invoice-opened', { details });
  return invoiceId;
};

/** Creating a manual invoice: work that a second person approves. Its result is the invoice's number. */
export const INVOICE = workToApprove<{ valueCents: number; dueOn: string; reason: string }, number>(
  'invoice',
);

export const prepareInvoice =
  (mails: MailQueue): PrepareOf<typeof INVOICE> =>
  async (tx, invoice) => ({
    ...{ cents: -invoice.valueCents, about: `vencimento ${invoice.dueOn.split('-').toReversed().join('/')}` },
    run: (actor) => openInvoice(tx, { ...invoice, mails }, actor),
  });

/**
 * Ends an open manual invoice. Returns false when the store has no such invoice. Invoices of periods are ended through
 * the ledger.
 */
export async function endOpenedByHand(
  tx: Transaction,
  { invoiceId, status }: { invoiceId: number; status: 'paid' | 'cancelled' },
): Promise<boolean> {
  const ended = await tx.maybeRow(sql`
    update invoices set status = ${status}
     where store_id = ${tx.storeId} and invoice_id = ${invoiceId} and status = 'open' and kind is null returning invoice_id`);
  if (ended !== null) tx.notify({ kind: 'store-changed' });
  return ended !== null;
}
