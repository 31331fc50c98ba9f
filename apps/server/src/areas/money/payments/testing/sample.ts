import type { Sample } from '../../../../testing/sample.ts';

/** A charge with a refund and a dispute, a boleto, notices, and a transfer to a bank account, all completed. */
export const sample: Sample = async ({ run, numbersOf }) => {
  const { id_pedido } = await numbersOf('orders');
  await run(
    "insert into payment_receivers (store_id, state, name, document, email) values ($1, 'activated', 'Pessoa Marcada', '11222333000181', 'a@b.com.br')",
  );
  await run(
    `insert into payment_charges (store_id, charge_id, order_id, receiver, method, cents, paid_cents, state, asked_at, expires_at)
     values ($1, 1, $2, 's1-receiver1-1', 'PIX', 100, 100, 'captured', now(), now())`,
    [id_pedido],
  );
  await run(
    `insert into payment_refunds (store_id, refund_id, charge_id, order_id, cents, cause, payer, reason, state, asked_at)
     values ($1, 1, 1, $2, 50, 'asked', 'store', 'Frase Marcada', 'done', now())`,
    [id_pedido],
  );
  await run(
    `insert into payment_disputes (store_id, dispute_id, reference, charge_id, order_id, way, cents, blocked_cents, state, opened_at,
                                   judged_by, paid_back_by)
     values ($1, 1, 'MRK9', 1, $2, 'med', 50, 50, 'won', now(), now(), now())`,
    [id_pedido],
  );
  await run(
    `insert into payment_boletos (store_id, boleto_id, invoice_id, cents, due_on, payer_name, payer_document, state, asked_at)
     values ($1, 1, 1, 100, '2026-11-10', 'Pessoa Marcada', '11222333000181', 'withdrawn', now())`,
  );
  await run(
    `insert into payment_inbox (store_id, inbox_id, event_id, kind, reference, received_at, applied_at)
     values ($1, 1, 'MRK9', 'charge', 'MRK9', now(), now())`,
  );
  await run(
    `insert into payment_transfers (store_id, transfer_id, key, receiver, cents, account, state, asked_at, note)
     values ($1, 1, 'k', 's1-receiver1-1', 100, '{"holderName":"Pessoa Marcada","holderDocument":"11222333000181","key":null,"bank":"077","branch":"1","account":"2"}',
             'paid', now(), 'Frase Marcada')`,
  );
  return { numbers: { id_transferencia: 1 }, inputs: { 'payments.charge-order': { metodo: 'PIX' } } };
};
