import { expect, it } from 'vitest';
import { invoicePixCode } from './invoice-pix.ts';
import { readPixCode } from './pix-code.ts';

const payee = { key: 'financeiro@provedor.example', name: 'Provedor Exemplo', city: 'São Paulo' };

it('contains the invoice and its open amount', () => {
  const code = invoicePixCode(payee, { storeId: 1, invoiceId: 11, cents: 5_487 });
  expect(readPixCode(code ?? '')).toMatchObject({
    value: { payee: { key: payee.key }, amountCents: 5_487, txid: 'S1F11A1' },
  });
  const capitals = { ...payee, name: 'PROVEDOR EXEMPLO', city: 'SAO PAULO' };
  expect(invoicePixCode(capitals, { storeId: 1, invoiceId: 11, cents: 5_487 })).toBe(
    '00020126490014br.gov.bcb.pix0127financeiro@provedor.example520400005303986540554.875802BR5916PROVEDOR EXEMPLO6009SAO PAULO62110507S1F11A1630460FE',
  );
});

it('is null when nothing is open, or the key is invalid', () => {
  expect(invoicePixCode(payee, { storeId: 1, invoiceId: 11, cents: 0 })).toBeNull();
  expect(
    invoicePixCode({ ...payee, key: 'não é chave' }, { storeId: 1, invoiceId: 11, cents: 1 }),
  ).toBeNull();
});
