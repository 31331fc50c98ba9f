import type { Sample } from '../../../../testing/sample.ts';

/** A month that only this store's ledger has. */
const MONTH = 202_001;

/** A ledger with an entry, the transactions of an order, a settlement, and a failed settlement. */
export const sample: Sample = async ({ run, numbersOf }) => {
  const { id_pedido } = await numbersOf('orders');
  await run("insert into ledger_books (store_id, opened_on) values ($1, '2020-01-01')");
  await run(
    `insert into settlements (store_id, settlement_id, day, settled_at, net_cents, retained_cents, retained_invoice_cents,
                              credit_cents, payout_cents, order_count)
     values ($1, 1, '2026-11-20', now(), 100, 0, 0, 0, 100, 0)`,
  );
  await run(
    "insert into commission_terms (store_id, from_day, rate_millionths, set_at) values ($1, '2020-01-01', 120000, now())",
  );
  await run(
    "insert into plan_choices (store_id, from_day, plan_id, chosen_at) values ($1, '2020-01-01', 2, now())",
  );
  await run("insert into payout_terms (store_id, changed_at, changed_by) values ($1, now(), 'Ana')");
  await run("insert into book_holds (store_id, held_at, differences) values ($1, now(), 'sum:1')");
  await run(
    `insert into ledger_postings (store_id, posting_id, source_kind, source_id, step, fingerprint, occurred_at, booked_on, first_seq, last_seq)
     values ($1, 1, 'manual', 'MRK9', 'posted', 'MRK9', now(), '2026-11-20', 1, 1)`,
  );
  await run(
    `insert into ledger_entries (store_id, seq, posting_id, from_account, to_account, cents, kind, from_after, to_after, occurred_at, booked_on)
     values ($1, 1, 1, 'custom', 'current', 100, 'adjustment', -100, 100, now(), '2026-11-20')`,
  );
  await run(
    `insert into order_transactions (store_id, posting_id, order_id, kind, day, booked_on, occurred_at, way, subtotal_cents,
              delivery_cents, store_discount_cents, sponsored_cents, online_cents, cash_cents, card_cents, partner_cents, fee_cents,
              commission_cents, base_subtotal_cents, base_delivery_cents, platform_fee_cents, nett_cents, terms)
     values ($1, 1, $2, 'delivered', '2020-01-01', '2020-01-01', now(), 'online', 100, 0, 0, 0, 100, 0, 0, 0, 0, 0, 100, 0, 0, 100, '{}')`,
    [id_pedido],
  );
  await run(
    `insert into receivables (store_id, receivable_id, posting_id, order_id, charge_id, instalment, instalments, original_cents, cents, due_on)
     values ($1, 1, 1, $2, 0, 1, 1, 100, 100, '2050-01-01')`,
    [id_pedido],
  );
  await run(
    "insert into held_payments (store_id, charge_id, order_id, method, cents, captured_at) values ($1, 2, $2, 'PIX', 100, now())",
    [id_pedido],
  );
  await run(
    `insert into ledger_blocks (store_id, dispute_id, order_id, charge_id, cents, held_cents, receivable_cents, current_cents)
     values ($1, 1, $2, 1, 50, 0, 0, 50)`,
    [id_pedido],
  );
  await run(
    `insert into settlement_orders (store_id, settlement_id, receivable_id, order_id, paid_cents, subtotal_cents, delivery_cents,
              store_discount_cents, sponsored_cents, fee_cents, commission_cents, other_cents, net_cents)
     values ($1, 1, 1, $2, 100, 100, 0, 0, 0, 0, 0, 0, 100)`,
    [id_pedido],
  );
  await run(
    `insert into manual_requests (store_id, request_id, kind, account, cents, reason, key, asked_at, asked_by, asked_name)
     values ($1, 1, 'adjustment', 'current', 100, 'Frase Marcada', '8f14e45f-ceea-467f-a1c9-2f1f7d5f1b3a', now(), '1', 'Rita')`,
  );
  await run(
    "insert into settlement_failures (store_id, day, attempts, reason, failed_at, next_attempt_at) values ($1, '2020-01-01', 1, 'Frase Marcada', now(), 'infinity')",
  );
  return {
    numbers: { financial_period_id: MONTH, settlement_period_id: 1 },
    inputs: {
      'ledger.list-bank-deposits': { inicio: '2026-11-01', fim: '2026-11-30' },
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
