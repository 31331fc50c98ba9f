import type { Sample } from '../../../testing/sample.ts';

/** A contract and a change of data that waits for the provider. */
export const sample: Sample = async ({ run }) => {
  await run(
    "insert into contracts (store_id, contract_id, title, body, is_mandatory, created_at) values ($1, 1, 'Termo Marcado', '<p>x</p>', true, now())",
  );
  await run(
    `insert into pending_changes (store_id, change_id, field, after, status, asked_by, asked_at)
     values ($1, 1, 'phrase', 'Frase Marcada', 'pending', 'Ana', now())`,
  );
  return {
    marks: ['Termo Marcado', 'Frase Marcada'],
    numbers: { contrato: 1, id_pendencias: 1 },
    asks: { 'agreements.send-to-signature': { email: 'a@b.com.br' } },
  };
};
