import type { Sample } from '../../../../testing/sample.ts';

/** A customer's message about an order. */
export const sample: Sample = async ({ run, numbersOf }) => {
  const { id_pedido } = await numbersOf('orders');
  await run(
    `insert into chat_messages (store_id, order_id, message_no, author, message_id, text, created_at)
     values ($1, $2, 1, 'customer', gen_random_uuid(), 'Oi Marcado', now())`,
    [id_pedido],
  );
  return {
    marks: ['Oi Marcado'],
    ofCustomers: ['Oi Marcado'],
    inputs: { 'chat.*': { id: id_pedido }, 'chat.mark-read': { ate: 1 } },
  };
};
