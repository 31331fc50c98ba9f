import type { Sample } from '../../../testing/sample.ts';

/** An invoice. */
export const sample: Sample = async ({ run }) => {
  await run(
    "insert into invoices (store_id, invoice_id, due_on, balance_cents, status) values ($1, 1, '2026-11-10', -100, 'open')",
  );
  return { asks: { 'finance.*': { id: 1 } } };
};
