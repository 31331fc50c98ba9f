import type { Sample } from '../../../../testing/sample.ts';

/** A rating and a reply template. */
export const sample: Sample = async ({ run, numbersOf }) => {
  const { id_pedido } = await numbersOf('orders');
  await run(
    `insert into ratings (store_id, order_id, food, delivery, overall, comment, rated_at, counts_at)
     values ($1, $2, 5, 4, 3, 'Comida Marcada', now(), now())`,
    [id_pedido],
  );
  await run(
    "insert into reply_templates (store_id, template_id, text, changed_at, changed_by) values ($1, 1, 'Frase Marcada', now(), 'Ana')",
  );
  return {
    marks: ['Comida Marcada'],
    ofCustomers: ['Comida Marcada'],
    inputs: {
      'ratings.reply': { resposta: 'Obrigado' },
      'ratings.contest': { motivo: 'Não é deste pedido' },
      'ratings.save-template': { id: 1, texto: 'Obrigado' },
      'ratings.remove-template': { id: 1 },
    },
  };
};
