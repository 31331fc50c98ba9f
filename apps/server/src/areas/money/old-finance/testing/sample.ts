import type { Sample } from '../../../../testing/sample.ts';

/** An order and a payout of the old system. */
export const sample: Sample = async ({ run }) => {
  await run(
    `insert into old_transactions (store_id, order_hash, made_at, total_cents, net_cents, payment_type, status)
     values ($1, 'MRK9', '2025-11-20', 100, 90, 'PIX', 'paid')`,
  );
  await run(
    `insert into old_payouts (store_id, payout_id, token, net_cents, fee_cents, commission_cents, retained_cents, compensated_cents,
                              from_day, to_day, status, description)
     values ($1, 1, 'MRK9', 90, 5, 5, 0, 0, '2025-11-10', '2025-11-20', 'paid', 'Frase Marcada')`,
  );
  return {};
};
