import { FORM, MANUAL } from '@comanda/testkit/online-payment/registered-store';
import type { Sample } from '../../../testing/sample.ts';

/** A registration with an account. */
export const sample: Sample = async ({ admin, store }) => {
  await admin.post('pagamentoonline/adicionar', FORM);
  await admin.post('bank-accounts/change', MANUAL);
  return {
    numbers: { id_pagon_banco: 1, id_pagon_cadastro: store.storeId },
    asks: {
      'online-payment.choose-plan': { id_pagon_planos_taxas: 2 },
      'online-payment.save-account': MANUAL,
    },
  };
};
