import { type CalendarDate, dateAt } from '@comanda/domain/kit/time/calendar-date';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { nextBankDay } from '@comanda/domain/money/banking/bank-calendar';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import type { ClosingServices } from '../closing/close-store.ts';

const AT_A_TIME = 200;
type Services = Pick<ClosingServices, 'database' | 'system' | 'boletos' | 'clock' | 'log'>;
interface InvoiceKey {
  storeId: number;
  invoiceId: number;
}

/**
 * Requests a boleto for each invoice of a period that has no payable boleto: after the closing, and for the
 * rest after a part payment. A refused boleto is not requested again: a person at the console decides.
 * Overdue invoices get no boleto.
 */
export async function requestBoletos(services: Services): Promise<void> {
  const { system, boletos, clock } = services;
  if (!boletos.isConnected) return;
  const today = dateAt(PROVIDER_TIME_ZONE, clock.now());
  const wanted = await system.directory<InvoiceKey>(sql`
    select i.store_id as "storeId", i.invoice_id as "invoiceId" from invoices i
     where i.status = 'open' and i.kind = 'normal' and i.overdue_from > ${today}::date
       and not exists (select 1 from payment_boletos b where b.store_id = i.store_id and b.invoice_id = i.invoice_id
                          and b.state in ('asking', 'open', 'refused'))
     limit ${AT_A_TIME}`);
  await inEach(services, wanted, (tx, invoiceId) => requestBoleto(tx, services, invoiceId));
}

/**
 * Requests a boleto for the open amount of an invoice. Does nothing if the invoice has a payable boleto or no open
 * amount.
 */
export async function requestBoleto(
  tx: Transaction,
  { boletos, clock }: Pick<Services, 'boletos' | 'clock'>,
  invoiceId: number,
): Promise<boolean> {
  const invoice = await tx.maybeRow<{
    cents: number;
    dueOn: CalendarDate;
    payerName: string;
    payerDocument: string;
  }>(sql`
    select -i.balance_cents - i.paid_cents as cents, i.due_on as "dueOn", s.legal_name as "payerName", s.document as "payerDocument"
      from invoices i join stores s on s.store_id = ${tx.storeId}
     where i.store_id = ${tx.storeId} and i.invoice_id = ${invoiceId} and i.status = 'open' and i.kind = 'normal'
       and not exists (select 1 from payment_boletos b
                        where b.store_id = ${tx.storeId} and b.invoice_id = ${invoiceId} and b.state in ('asking', 'open'))
       for no key update of i`);
  if (invoice === null) return false;
  const at = clock.now();
  const today = nextBankDay(dateAt(PROVIDER_TIME_ZONE, at));
  const dueOn = invoice.dueOn < today ? today : invoice.dueOn;
  await boletos.request(tx, { ...invoice, invoiceId, dueOn, at });
  return true;
}

/**
 * Withdraws the boletos of overdue invoices. Settlements deduct the amount only after the withdrawal, so that
 * no invoice is paid twice.
 */
export async function withdrawBoletos(services: Services): Promise<void> {
  const { system, boletos, clock } = services;
  const today = dateAt(PROVIDER_TIME_ZONE, clock.now());
  const overdue = await system.directory<InvoiceKey>(sql`
    select i.store_id as "storeId", i.invoice_id as "invoiceId" from invoices i
     where i.status = 'open' and i.kind = 'normal' and i.overdue_from <= ${today}::date
       and exists (select 1 from payment_boletos b where b.store_id = i.store_id and b.invoice_id = i.invoice_id
                      and b.state in ('asking', 'open') and b.withdraw_asked_at is null)
       and exists (select 1 from ledger_books k where k.store_id = i.store_id and (k.receivable > 0 or k.current > 0))
     limit ${AT_A_TIME}`);
  await inEach(services, overdue, (tx, invoiceId) => boletos.withdraw(tx, invoiceId, clock.now()));
}

/** Handles each row in its own transaction. A failure is logged, and the next round retries the row. */
async function inEach(
  { database, log }: { database: Database; log: ClosingServices['log'] },
  invoices: readonly InvoiceKey[],
  work: (tx: Transaction, invoiceId: number) => Promise<unknown>,
): Promise<void> {
  for (const { storeId, invoiceId } of invoices)
    await database
      .inStore(storeId, (tx) => work(tx, invoiceId))
      .catch((err: unknown) =>
        log.error({ err, storeId, invoiceId }, 'boleto of an invoice not asked about'),
      );
}
