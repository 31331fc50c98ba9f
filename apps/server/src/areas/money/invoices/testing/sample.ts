import type { Sample } from '../../../../testing/sample.ts';

/** An invoice, and a closing that failed. */
export const sample: Sample = async ({ run }) => {
  await run(
    "insert into invoices (store_id, invoice_id, due_on, balance_cents, status) values ($1, 1, '2026-11-10', -100, 'open')",
  );
  await run(
    "insert into period_failures (store_id, day, attempts, reason, failed_at, next_attempt_at) values ($1, '2020-01-01', 1, 'Frase Marcada', now(), 'infinity')",
  );
  return { inputs: { 'finance.*': { id: 1 } } };
};
