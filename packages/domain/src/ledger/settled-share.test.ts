import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitCents } from '../money/rates.ts';
import { type SettledAmounts, type SettledShare, settledShare } from './settled-share.ts';

const NOTHING: SettledAmounts = {
  paidCents: 0,
  subtotalCents: 0,
  deliveryCents: 0,
  storeDiscountCents: 0,
  sponsoredCents: 0,
  feeCents: 0,
  commissionCents: 0,
};
const order = (part: Partial<Parameters<typeof settledShare>[0]>) => ({
  ...{ onlineCents: 0, paidCents: 0, deliveryCents: 0, storeDiscountCents: 0, sponsoredCents: 0 },
  ...{ feeCents: 0, commissionCents: 0, ...part },
});

it('is the whole order where it has one receivable', () => {
  const a10 = order({
    onlineCents: 9_990,
    paidCents: 9_990,
    deliveryCents: 990,
    sponsoredCents: 1_000,
    feeCents: 79,
    commissionCents: 1_200,
  });
  expect(settledShare(a10, { before: 0, now: 8_711, whole: 8_711 }, NOTHING, 8_711)).toMatchObject({
    ...{ paidCents: 9_990, subtotalCents: 10_000, deliveryCents: 990, sponsoredCents: 1_000 },
    ...{ feeCents: 79, commissionCents: 1_200, otherCents: 0, netCents: 8_711 },
  });
});

it('shows what the current account covered as below zero', () => {
  const paidLess = order({ onlineCents: 500, paidCents: 500, feeCents: 20, commissionCents: 731 });
  expect(settledShare(paidLess, { before: 0, now: 0, whole: 0 }, NOTHING, 0)).toMatchObject({
    paidCents: 0,
    otherCents: 0,
  });
  expect(settledShare(paidLess, { before: 0, now: 1, whole: 1 }, NOTHING, 0)).toMatchObject({
    otherCents: -251,
  });
});

it('adds up to the order over its instalments, to the cent', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.tuple(cents, cents, cents, cents, cents, cents),
      fc.integer({ min: 1, max: 12 }),
      ([online, door, delivery, discount, fee, commission], count) => {
        const sold = order({
          onlineCents: online + 1,
          paidCents: online + 1 + door,
          deliveryCents: delivery,
          storeDiscountCents: discount,
          feeCents: fee,
          commissionCents: commission,
        });
        const weights = splitCents(
          online + 100,
          Array.from({ length: count }, () => 1),
        );
        const whole = online + 100;
        let before = 0;
        let taken = NOTHING;
        const shares: SettledShare[] = [];
        for (const now of weights) {
          const share = settledShare(sold, { before, now, whole }, taken, now);
          shares.push(share);
          before += now;
          taken = Object.fromEntries(
            Object.keys(NOTHING).map((key) => [
              key,
              taken[key as keyof SettledAmounts] + share[key as keyof SettledAmounts],
            ]),
          ) as unknown as SettledAmounts;
        }
        expect(taken).toMatchObject({ paidCents: online + 1, feeCents: fee, commissionCents: commission });
        for (const share of shares) {
          expect(
            share.subtotalCents + share.deliveryCents - share.storeDiscountCents - share.sponsoredCents,
          ).toBe(share.paidCents);
        }
      },
    ),
  );
});
