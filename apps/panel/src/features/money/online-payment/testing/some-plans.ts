import type { ShownPlan, ShownPlanRate } from '@comanda/contract/money/online-payment/plans.calls';

/** Two plans with the yields of R$ 100,00; the first is active. */
export const somePlans = (changes: Partial<ShownPlan>[] = []) => ({
  plans: [
    { planId: 1, name: 'Plano Standard Padrão', isActive: true, fromDay: null, yieldCents: 8_401 },
    { planId: 2, name: 'Plano Pro Padrão', isActive: false, fromDay: null, yieldCents: 8_452 },
  ].map((plan, at) => ({ ...plan, ...changes[at] })),
  exampleCents: 10_000,
  commissionMillionths: 120_000,
  nextDay: '2026-11-28',
});

const rate = (
  planId: number,
  kind: 'debit' | 'credit',
  brand: string,
  instalments: number,
  percent: number,
) => ({
  planId,
  kind,
  brand,
  instalments,
  rateMillionths: Math.round(percent * 10_000),
});

export const someRates: ShownPlanRate[] = [1, 2].flatMap((planId) => {
  const less = planId === 1 ? 0 : 0.5;
  return [
    rate(planId, 'debit', 'Pix', 1, 0.99),
    rate(planId, 'debit', 'Visa', 1, 1.99 - less),
    rate(planId, 'debit', 'Mastercard', 1, 1.99 - less),
    rate(planId, 'debit', 'Elo', 1, 2.49 - less),
    rate(planId, 'credit', 'Visa', 1, 3.99 - less),
    rate(planId, 'credit', 'Mastercard', 1, 3.99 - less),
    rate(planId, 'credit', 'Elo', 1, 4.29 - less),
    rate(planId, 'credit', 'Visa', 2, 4.49 - less),
    rate(planId, 'credit', 'Visa', 3, 4.99 - less),
  ];
});
