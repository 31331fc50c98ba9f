import { describe, expect, it } from 'vitest';
import type { OrderPayment } from '../../orders/payments.ts';
import { UNDECLARED } from '../../orders/payments.ts';
import { amountRows, paymentRows } from './amount-rows.ts';
import type { PrintedOrder } from './printed-order.ts';
import { SAMPLE_ORDER } from './sample-order.ts';

const cash = (cents: number, changeForCents: number | null): OrderPayment => ({
  method: 'CASH',
  label: 'Dinheiro',
  isPrepaid: false,
  cents,
  changeForCents,
});
const pix = (cents: number): OrderPayment => ({
  ...cash(cents, null),
  method: 'PIX',
  label: 'Pix',
  isPrepaid: true,
});

function paid(payments: OrderPayment[], fields: Partial<PrintedOrder> = {}): string[] {
  const chargeCents = payments.reduce((sum, { isPrepaid, cents }) => sum + (isPrepaid ? 0 : cents), 0);
  return paymentRows({ ...SAMPLE_ORDER, payments, chargeCents, ...fields }, true).map((row) =>
    row.kind === 'pair' ? `${row.left} = ${row.right}` : row.kind === 'text' ? row.text : row.kind,
  );
}

describe('paymentRows', () => {
  it('says in large letters which change to take along', () => {
    expect(paid([cash(3890, 5000)])).toEqual([
      'Dinheiro = R$ 38,90',
      'COBRAR R$ 38,90',
      'TROCO PARA R$ 50,00',
      'LEVAR R$ 11,10 DE TROCO',
    ]);
    const rows = paymentRows({ ...SAMPLE_ORDER }, true);
    expect(rows.every((row) => row.kind !== 'gap' && row.kind !== 'rule' && 'size' in row)).toBe(true);
  });

  it('gives change at the counter to a customer who comes to the store', () => {
    expect(paid([cash(3890, 5000)], { fulfilment: 'pickup' }).at(-1)).toBe('DEVOLVER R$ 11,10 DE TROCO');
  });

  it('charges the amount that was not prepaid', () => {
    expect(paid([pix(2000), cash(1890, null)])).toEqual([
      'Pix (pago) = R$ 20,00',
      'Dinheiro = R$ 18,90',
      'COBRAR R$ 18,90',
    ]);
  });

  it('takes no change for the exact amount, and asks when the banknote is too small', () => {
    expect(paid([cash(3890, 3890)]).slice(2)).toEqual(['VALOR EXATO, SEM TROCO']);
    expect(paid([cash(3890, 2000)]).slice(2)).toEqual([
      'TROCO PARA R$ 20,00',
      'CONFIRMAR O TROCO COM O CLIENTE',
    ]);
  });

  it('says when there is nothing to charge, and when the payment is unknown', () => {
    expect(paid([pix(3890)]).at(-1)).toBe('JÁ PAGO - NÃO COBRAR');
    expect(paid([], { totalCents: 0 })).toEqual(['NADA A COBRAR']);
    expect(paid([])).toEqual(['PAGAMENTO NÃO INFORMADO']);
    const unknown = { ...cash(3890, null), method: UNDECLARED, label: 'Forma não informada' };
    expect(paid([unknown]).slice(1)).toEqual(['COBRAR R$ 38,90', 'PERGUNTAR COMO VAI PAGAR']);
    expect(paid([cash(3890, null)], { hasTotalMismatch: true }).at(-1)).toBe(
      'VALORES NÃO CONFEREM: CONFIRMAR ANTES DE COBRAR',
    );
  });
});

it('amountRows end with the total as the order states it', () => {
  expect(amountRows(SAMPLE_ORDER).at(-1)).toMatchObject({ left: 'TOTAL', right: 'R$ 196,57', size: 'large' });
});

it('the sample order adds up', () => {
  const { items, amounts, totalCents, payments } = SAMPLE_ORDER;
  expect(items.reduce((sum, item) => sum + item.totalCents, 0)).toBe(amounts[0]?.cents);
  expect(amounts.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
  expect(payments.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
});
