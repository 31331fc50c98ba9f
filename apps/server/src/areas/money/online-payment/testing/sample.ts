import { FORM, MANUAL, OWNER } from '@comanda/testkit/online-payment/registered-store';
import type { Sample } from '../../../../testing/sample.ts';

/** A registration with an account and a waiting document. */
export const sample: Sample = async ({ admin, store, run }) => {
  await run(`update stores set document = '${OWNER}' where store_id = $1`);
  await admin.post('pagamentoonline/adicionar', FORM);
  await admin.post('bank-accounts/change', MANUAL);
  await run(
    `insert into online_documents (store_id, kind, sending, state, file_name, sent_at, sent_by)
     values ($1, 'residence', 1, 'waiting', 'Arquivo Marcado', now(), 'Ana')`,
  );
  await run(
    "insert into account_change_waits (store_id, is_on, changed_at, changed_by) values ($1, false, now(), 'Ana')",
  );
  return {
    numbers: { id_pagon_banco: 1, id_pagon_cadastro: store.storeId },
    inputs: {
      'online-payment.choose-plan': { id_pagon_planos_taxas: 2 },
      'online-payment.save-account': MANUAL,
    },
  };
};
