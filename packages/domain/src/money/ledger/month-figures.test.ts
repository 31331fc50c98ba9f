import { expect, it } from 'vitest';
import { explainFigure, MONTH_FIGURES, type MonthFigureId, type MonthSums } from './month-figures.ts';

/** A November with 12 orders, one of them partly refunded. */
const NOVEMBER: MonthSums = {
  ...{ subtotalCents: 66_506, deliveryCents: 4_190, totalCents: 70_696 },
  ...{ storeDiscountCents: 1_000, sponsoredCents: 1_300, discountsCents: 2_300 },
  ...{ onlineCents: 53_146, cashCents: 7_250, cardCents: 8_000, partnerCents: 0, allOfflineCents: 15_250 },
  ...{ feeCents: 1_179, commissionCents: 7_861, platformFeeCents: 0 },
  ...{ baseSubtotalCents: 65_506, baseDeliveryCents: 0, nettCents: 45_406 },
  ...{
    fineCents: 500,
    customCents: 777,
    retainedCents: 2_810,
    currentEndCents: -5_487,
    balanceCents: -5_487,
  },
};
const ids = Object.keys(MONTH_FIGURES) as MonthFigureId[];

it.each(ids)('%s is the sum of its terms, without remainder', (id) => {
  const { cents, terms } = explainFigure(id, NOVEMBER);
  expect(terms.map(({ name }) => name)).not.toContain('outras diferenças');
  if (MONTH_FIGURES[id].parts.length > 0)
    expect(terms.reduce((sum, term) => sum + term.cents, 0)).toBe(cents);
  else expect(terms).toEqual([]);
});

it('subtracts negative parts, and leaves out zero parts', () => {
  expect(explainFigure('nett', NOVEMBER)).toEqual({
    cents: 45_406,
    terms: [
      { name: 'pago online', cents: 53_146 },
      { name: 'taxa de pagamento online', cents: -1_179 },
      { name: 'comissão', cents: -7_861 },
      { name: 'desconto patrocinado', cents: 1_300 },
    ],
  });
});

it('leads from the current account at the end of a month to what was left at its closing', () => {
  const paid = { ...NOVEMBER, currentEndCents: 46_915, balanceCents: 0 };
  expect(explainFigure('balance', paid).cents).toBe(46_915);
  expect(explainFigure('closing', paid)).toEqual({
    cents: 0,
    terms: [
      { name: 'conta corrente no fim do mês', cents: 46_915 },
      { name: 'retido ou pago antes do fechamento', cents: -46_915 },
    ],
  });
});

it('shows a remainder that no part explains: a refund of 5,00 paid by the provider', () => {
  const { cents, terms } = explainFigure('nett', { ...NOVEMBER, onlineCents: 52_646 });
  expect(terms.at(-1)).toEqual({ name: 'outras diferenças', cents: 500 });
  expect(terms.reduce((sum, term) => sum + term.cents, 0)).toBe(cents);
});
