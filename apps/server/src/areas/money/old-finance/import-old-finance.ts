import { LEGACY_STATUSES } from '@comanda/contract/money/invoices/invoice-detail.calls';
import { centsFromReais } from '@comanda/domain/kit/cents/cents';
import { isDate } from '@comanda/domain/kit/time/day-range';
import * as z from 'zod/mini';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The last day of the old system, in Brasília's time zone. */
const LAST_DAY = '2025-02-18';
const ITS_END = Date.parse('2025-02-19T03:00:00Z');
const reais = z.number().check(z.refine((value) => Number.isFinite(value) && Math.abs(value) < 1e9));
const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));
const day = z.string().check(z.refine(isDate));
const AFTER = `depois de ${LAST_DAY}`;
const oldMoment = moment.check(z.refine((text) => Date.parse(text) < ITS_END, AFTER));
const oldDay = day.check(z.refine((date) => date <= LAST_DAY, AFTER));

const link = z.nullish(z.string().check(z.maxLength(2_000)));

const file = z.object({
  faturas: z.optional(
    z.array(
      z.object({
        hash_fatura: z.string().check(z.minLength(1), z.maxLength(60)),
        referencia: z.string().check(z.maxLength(40)),
        valor_pagar: reais,
        data_vencimento: day,
        status: z.enum(LEGACY_STATUSES),
        fatura_link: link,
        nfse_link: link,
        boleto_link: link,
      }),
    ),
  ),
  transacoes: z.optional(
    z.array(
      z.object({
        orderHash: z.string().check(z.minLength(1), z.maxLength(60)),
        transactionDate: oldMoment,
        orderAmountTotal: reais,
        finalEstablishment: reais,
        paymentType: z.string().check(z.maxLength(40)),
        status: z.string().check(z.maxLength(40)),
      }),
    ),
  ),
  repasses: z.optional(
    z.array(
      z.object({
        id: z.int().check(z.positive()),
        token: z.string().check(z.maxLength(120)),
        value_final_establishment: reais,
        value_tax: reais,
        value_commission: reais,
        retained_value: reais,
        compensated_value: reais,
        date_from: oldDay,
        date_to: day,
        status: z.string().check(z.maxLength(40)),
        invoice_id: z.nullish(z.int()),
        finished_at: z.nullish(moment),
        complete_description: z.nullish(z.string().check(z.maxLength(20_000))),
      }),
    ),
  ),
});
export type OldFinanceFile = z.infer<typeof file>;

/** Parses an export of the old system. Returns a fault if the text is not a valid export. */
export function readOldFinance(text: string): OldFinanceFile | { fault: string } {
  try {
    const read = file.safeParse(JSON.parse(text));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    return { fault: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
  } catch {
    return { fault: 'JSON' };
  }
}

/**
 * Saves the export in the transaction's store. Existing rows are replaced. If the export has several rows
 * with one code, the last row is saved. Returns the number of rows of each kind.
 */
export async function giveOldFinance(
  tx: Transaction,
  { transacoes = [], repasses = [] }: OldFinanceFile,
): Promise<{ transactions: number; payouts: number }> {
  const transactions = lastOf(transacoes, ({ orderHash }) => orderHash).map((row) => ({
    ...row,
    total: centsFromReais(row.orderAmountTotal),
    net: centsFromReais(row.finalEstablishment),
  }));
  await tx.rows(sql`
    insert into old_transactions (store_id, order_hash, made_at, total_cents, net_cents, payment_type, status)
    select ${tx.storeId}::integer, "orderHash", "transactionDate", total, net, "paymentType", status
      from json_to_recordset(${JSON.stringify(transactions)}) as row ("orderHash" text, "transactionDate" timestamptz, total bigint,
           net bigint, "paymentType" text, status text)
    on conflict (store_id, order_hash) do update set
      made_at = excluded.made_at, total_cents = excluded.total_cents, net_cents = excluded.net_cents,
      payment_type = excluded.payment_type, status = excluded.status
    returning 1`);
  const payouts = lastOf(repasses, ({ id }) => id).map((row) => ({
    ...row,
    net: centsFromReais(row.value_final_establishment),
    fee: centsFromReais(row.value_tax),
    commission: centsFromReais(row.value_commission),
    retained: centsFromReais(row.retained_value),
    compensated: centsFromReais(row.compensated_value),
  }));
  await tx.rows(sql`
    insert into old_payouts (store_id, payout_id, token, net_cents, fee_cents, commission_cents, retained_cents, compensated_cents,
                             from_day, to_day, status, invoice_id, finished_at, description)
    select ${tx.storeId}::integer, id, token, net, fee, commission, retained, compensated, date_from, date_to, status,
           invoice_id, finished_at, coalesce(complete_description, '')
      from json_to_recordset(${JSON.stringify(payouts)}) as row (id bigint, token text, net bigint, fee bigint, commission bigint,
           retained bigint, compensated bigint, date_from date, date_to date, status text, invoice_id bigint,
           finished_at timestamptz, complete_description text)
    on conflict (store_id, payout_id) do update set
      token = excluded.token, net_cents = excluded.net_cents, fee_cents = excluded.fee_cents,
      commission_cents = excluded.commission_cents, retained_cents = excluded.retained_cents,
      compensated_cents = excluded.compensated_cents, from_day = excluded.from_day, to_day = excluded.to_day,
      status = excluded.status, invoice_id = excluded.invoice_id, finished_at = excluded.finished_at,
      description = excluded.description
    returning 1`);
  return { transactions: transactions.length, payouts: payouts.length };
}

const lastOf = <Row>(rows: readonly Row[], nameOf: (row: Row) => string | number): Row[] => [
  ...new Map(rows.map((row) => [nameOf(row), row])).values(),
];
