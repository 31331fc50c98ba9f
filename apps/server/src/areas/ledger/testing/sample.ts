import type { Sample } from '../../../testing/sample.ts';

/** A month the store has a book of, and nobody else. */
const MONTH = 202_001;

/** A book and a repasse. */
export const sample: Sample = async ({ run }) => {
  await run("insert into ledger_books (store_id, opened_on) values ($1, '2020-01-01')");
  await run(
    `insert into settlements (store_id, settlement_id, day, settled_at, net_cents, retained_cents, retained_invoice_cents,
                              credit_cents, payout_cents, order_count)
     values ($1, 1, '2026-11-20', now(), 100, 0, 0, 0, 100, 0)`,
  );
  return {
    numbers: { financial_period_id: MONTH, settlement_period_id: 1 },
    asks: {
      'ledger.read-settlement': { id: 1 },
      'ledger.read-financial-period': { id: MONTH },
      'ledger.read-period-of-older': { id: MONTH },
      'ledger.list-period-orders': { id: MONTH },
      'ledger.export-period-orders': { id: MONTH },
      'ledger.list-accountant-days': { id: MONTH },
      'ledger.export-accountant-days': { id: MONTH },
      'ledger.request-transfer': { chave: '8f14e45f-ceea-467f-a1c9-2f1f7d5f1b3a', valor: 1, versao: 1 },
    },
  };
};
