import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

export type BoletoState = 'asking' | 'open' | 'paid' | 'withdrawn' | 'refused';

/** A stored boleto. Amounts in cents, days as YYYY-MM-DD, times in epoch milliseconds. */
export interface StoredBoleto {
  boletoId: number;
  invoiceId: number;
  cents: number;
  dueOn: string;
  payerName: string;
  payerDocument: string;
  state: BoletoState;
  /** 44 digits; null before the provider creates the boleto. */
  barcode: string | null;
  /** Pix code for the same amount; null if the provider makes no Pix code. */
  pixCode: string | null;
  paidCents: number;
  paidAt: number | null;
  withdrawRequestedAt: number | null;
  reason: string | null;
  attempts: number;
}

/** Amounts and payer of a requested boleto. */
export type BoletoIntention = Pick<
  StoredBoleto,
  'invoiceId' | 'cents' | 'dueOn' | 'payerName' | 'payerDocument'
> & { at: number };

const COLUMNS = sql`
  boleto_id as "boletoId", invoice_id as "invoiceId", cents, due_on as "dueOn", payer_name as "payerName",
  payer_document as "payerDocument", state, barcode, pix_code as "pixCode", paid_cents as "paidCents", paid_at as "paidAt",
  withdraw_asked_at as "withdrawRequestedAt", reason, attempts`;

const time = (at: number | null) => sql`to_timestamp(${at === null ? null : at / 1000}::float8)`;

/**
 * Saves a boleto that the job requests next. The database refuses a second payable boleto for the invoice.
 */
export async function insertBoleto(tx: Transaction, boleto: BoletoIntention): Promise<void> {
  const boletoId = await nextNumber(tx, 'payment-boleto');
  await tx.rows(sql`
    insert into payment_boletos (store_id, boleto_id, invoice_id, cents, due_on, payer_name, payer_document, state, asked_at, next_attempt_at)
    values (${tx.storeId}, ${boletoId}, ${boleto.invoiceId}, ${boleto.cents}, ${boleto.dueOn}::date, ${boleto.payerName},
            ${boleto.payerDocument}, 'asking', ${time(boleto.at)}, ${time(boleto.at)})`);
}

export function findBoleto(tx: Transaction, boletoId: number): Promise<StoredBoleto | null> {
  return tx.maybeRow<StoredBoleto>(sql`
    select ${COLUMNS} from payment_boletos where store_id = ${tx.storeId} and boleto_id = ${boletoId}`);
}

/** Locks the boleto until the transaction ends. Lock order: the boleto, then the store's ledger. */
export function lockBoleto(tx: Transaction, boletoId: number): Promise<StoredBoleto | null> {
  return tx.maybeRow<StoredBoleto>(sql`
    select ${COLUMNS} from payment_boletos
     where store_id = ${tx.storeId} and boleto_id = ${boletoId} for no key update`);
}

/** Schedules the withdrawal of an invoice's payable boleto, if any. Lock order: the boleto, then the ledger. */
export async function requestWithdrawal(tx: Transaction, invoiceId: number, at: number): Promise<void> {
  await tx.rows(sql`
    update payment_boletos set withdraw_asked_at = ${time(at)}, next_attempt_at = ${time(at)}
     where store_id = ${tx.storeId} and invoice_id = ${invoiceId} and state in ('asking', 'open') and withdraw_asked_at is null`);
}

/** Columns to change. Omitted columns stay unchanged. */
export type BoletoChange = Partial<
  Pick<StoredBoleto, 'state' | 'barcode' | 'pixCode' | 'paidCents' | 'paidAt' | 'reason' | 'attempts'>
> & { nextAttemptAt: number | null };

export async function updateBoleto(
  tx: Transaction,
  boleto: StoredBoleto,
  change: BoletoChange,
): Promise<void> {
  const next = { ...boleto, ...change };
  await tx.rows(sql`
    update payment_boletos set state = ${next.state}, barcode = ${next.barcode}, pix_code = ${next.pixCode}, paid_cents = ${next.paidCents},
           paid_at = ${time(next.paidAt)}, reason = ${next.reason}, attempts = ${next.attempts},
           next_attempt_at = ${time(change.nextAttemptAt)}
     where store_id = ${tx.storeId} and boleto_id = ${boleto.boletoId}`);
}
