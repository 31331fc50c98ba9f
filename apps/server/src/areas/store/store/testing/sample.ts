import type { Sample } from '../../../../testing/sample.ts';

/** A document to sign, a signed document, a pending change of data, a banner, and a dismissed notice. */
export const sample: Sample = async ({ run }) => {
  await run(
    "insert into contracts (store_id, contract_id, title, body, is_mandatory, created_at) values ($1, 1, 'Termo Marcado', '<p>x</p>', true, now()), ($1, 2, 'Adendo', '<p>x</p>', true, now())",
  );
  await run(
    `insert into pending_changes (store_id, change_id, field, after, status, asked_by, asked_at)
     values ($1, 1, 'phrase', 'Frase Marcada', 'pending', 'Ana', now())`,
  );
  await run(
    `insert into contract_signatures (store_id, contract_id, signed_at, name, document, sent_to, address_hash, text_hash)
     values ($1, 2, now(), 'Pessoa Marcada', '52998224725', 'a@b.com.br', '\\x00', '\\x00')`,
  );
  await run("insert into banners (store_id, banner_id, image) values ($1, 1, '/arquivos/faixa.webp')");
  await run(
    "insert into notice_dismissals (store_id, user_id, notice, dismissed_at) values ($1, 1, 'pay-online', now())",
  );
  return {
    marks: ['Termo Marcado', 'Frase Marcada'],
    numbers: { contrato: 1, id_pendencias: 1 },
    inputs: { 'agreements.send-to-signature': { email: 'a@b.com.br' } },
  };
};
