import type { Sample } from '../../../testing/sample.ts';

/** The conversation of an order, with nothing said. */
export const sample: Sample = async ({ numbersOf }) => {
  const { id_pedido } = await numbersOf('orders');
  return { asks: { 'chat.*': { id: id_pedido }, 'chat.mark-read': { ate: 1 } } };
};
