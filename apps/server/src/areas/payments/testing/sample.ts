import type { Sample } from '../../../testing/sample.ts';

/** A transfer to a bank account. */
export const sample: Sample = async ({ run }) => {
  await run(
    `insert into payment_transfers (store_id, transfer_id, key, receiver, cents, account, state, asked_at, note)
     values ($1, 1, 'k', 's1-receiver1-1', 100, '{"holderName":"Pessoa Marcada","holderDocument":"11222333000181","key":null,"bank":"077","branch":"1","account":"2"}',
             'paid', now(), 'Frase Marcada')`,
  );
  return { numbers: { id_transferencia: 1 }, asks: { 'payments.charge-order': { metodo: 'PIX' } } };
};
