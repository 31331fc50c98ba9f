import type { Sample } from '../../../../testing/sample.ts';

/** A fine with a request to reverse it, and a dispute with a sent reminder. Other rows come from the orders' sample. */
export const sample: Sample = async ({ run, numbersOf }) => {
  const { id_pedido } = await numbersOf('orders');
  await run(
    `insert into fine_reversals (store_id, posting_id, fine_id, order_id, cents, description, requested_at, requested_by)
     values ($1, 1, 'MRK9', $2, 100, 'Pedido Marcado', now(), 'Ana')`,
    [id_pedido],
  );
  await run('insert into dispute_reminders (store_id, dispute_id, told_at) values ($1, 1, now())');
  return {
    ofCustomers: ['Pedido Marcado'],
    inputs: { 'sales-history.request-fine-reversal': { description: 'Faltou luz na rua inteira' } },
  };
};
