import { expect, it } from 'vitest';
import { currentPlans, type PlanTerms } from './plans.ts';

const credit = (rateMillionths: number) => [
  { kind: 'credit' as const, brand: 'Visa', instalments: 1, rateMillionths },
];
const TERMS: PlanTerms = {
  plans: [
    { planId: 1, fromDay: '2025-01-01', returnsFee: false, rates: credit(39_900) },
    { planId: 2, fromDay: '2025-01-01', returnsFee: false, rates: credit(29_900) },
  ],
  choices: [],
  commission: [{ fromDay: '2026-11-01', rateMillionths: 120_000, includesDelivery: false }],
};

it('a sale of R$ 100,00 yields R$ 84,01: 3,99 % and 12 % are deducted', () => {
  expect(currentPlans(TERMS, '2026-11-27')).toEqual([
    { planId: 1, name: 'Plano Standard Padrão', isActive: true, fromDay: null, yieldCents: 8_401 },
    { planId: 2, name: 'Plano Pro Padrão', isActive: false, fromDay: null, yieldCents: 8_501 },
  ]);
});

it('a chosen plan applies from the next day on', () => {
  const chosen = { ...TERMS, choices: [{ fromDay: '2026-11-28', planId: 2 }] };
  const at = (day: string) =>
    currentPlans(chosen, day).map(({ isActive, fromDay }) => (isActive ? 'active' : fromDay));
  expect(at('2026-11-26')).toEqual(['active', null]);
  expect(at('2026-11-27')).toEqual(['active', '2026-11-28']);
  expect(at('2026-11-28')).toEqual([null, 'active']);
});

it('without terms nothing is computed', () => {
  expect(currentPlans({ ...TERMS, commission: [] }, '2026-11-27')[0]?.yieldCents).toBeNull();
});
