import { describe, expect, it } from 'vitest';
import { invoiceAmount } from './invoice-amount.ts';
import { periodBalance, postPeriodClose } from './post-settlement.ts';

describe('the invoice of a balance', () => {
  it.each([
    [-5_487, 'normal', 5_487, 0, 0],
    [-3_001, 'normal', 3_001, 0, 0],
    [-3_000, 'accumulated', 0, 3_000, 0],
    [-2_999, 'accumulated', 0, 2_999, 0],
    [0, 'accumulated', 0, 0, 0],
    [500, 'accumulated', 0, 0, 500],
  ])('%i', (balance, kind, amountCents, additionCents, discountCents) => {
    expect(invoiceAmount(balance)).toEqual({ kind, amountCents, additionCents, discountCents });
    // The ledger must compute the same amount.
    expect(postPeriodClose(balance).invoiceCents).toBe(amountCents);
  });
});

describe('the balance of a period', () => {
  it.each([
    ['nothing happened since', -5_487, -5_487, -5_487],
    ['sold at the door since: of the next period', -5_487, -6_000, -5_487],
    ['a repasse kept it since', -5_487, 0, 0],
    ['a repasse kept a part of it', -5_487, -1_000, -1_000],
    ['more came in since than it owed', -5_487, 200, 0],
    ['the store was paid its credit since', 500, 0, 0],
    ['in the store\u2019s favour, and more since', 500, 900, 500],
  ])('%s', (_named, end, now, left) => {
    expect(periodBalance(end, now) + 0).toBe(left);
  });
});
