import { expect, it } from 'vitest';
import { PRO, STANDARD } from '../ledger/testing/terms-2026.ts';
import { isDeclared, maxInstalments } from './charge-way.ts';
import type { ChargeMethod } from './payment-states.ts';

it.each<[method: ChargeMethod, prepaid: string[], isTaken: boolean]>([
  ['PIX', ['PIX'], true],
  ['CREDIT', ['PIX'], false],
  ['PIX', ['CREDIT'], false],
  ['DEBIT', ['CREDIT'], false],
  ['DEBIT', ['CREDIT_DEBIT'], true],
  ['CREDIT', ['PIX', 'CREDIT'], true],
  ['NUBANK', ['DIGITAL_WALLET'], true],
  ['CREDIT', ['UNDECLARED'], true],
  ['PIX', ['MEAL_VOUCHER'], false],
  ['PIX', [], false],
])('%s of an order that declares %j: %s', (method, prepaid, isTaken) => {
  expect(isDeclared(method, prepaid)).toBe(isTaken);
});

it.each([
  [STANDARD, 'CREDIT', 'VISA', 3],
  [STANDARD, 'CREDIT', 'Elo', 1],
  [STANDARD, 'CREDIT', 'Banescard', 3],
  [STANDARD, 'CREDIT', null, 3],
  [PRO, 'CREDIT', 'Visa', 1],
  [STANDARD, 'PIX', null, 1],
  [{ ...STANDARD, rates: [] }, 'CREDIT', 'Visa', 0],
] as const)('a plan has rows of so many instalments', (plan, method, brand, max) => {
  expect(maxInstalments(plan, { method, brand })).toBe(max);
});
