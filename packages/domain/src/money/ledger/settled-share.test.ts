import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from './apply-moves.ts';
import { postDelivery } from './post-delivery.ts';
import { postBlock, postDisputeLost } from './post-dispute.ts';
import { postRefund } from './post-refund.ts';
import {
  contestedLeft,
  type Reductions,
  reductionsAfter,
  type SettledShare,
  type SharedBefore,
  type SoldOrder,
  settledShare,
  sharedAfter,
} from './settled-share.ts';
import { aMoney, STANDARD_TERMS } from './testing/terms-2026.ts';

const NOTHING: SharedBefore = {
  ...{ soldDeliveryCents: 0, soldStoreDiscountCents: 0, soldSponsoredCents: 0 },
  ...{ soldFeeCents: 0, soldCommissionCents: 0, keptByOthersCents: 0 },
};

/** An order with its receivables and their later changes, as the server reads them from the database. */
class Sale {
  readonly order: SoldOrder;
  readonly amounts;
  readonly receivables: { receivableId: number; cents: number; originalCents: number; isSettled: boolean }[];
  readonly shares: SettledShare[] = [];
  #given = { commission: 0, fee: 0, covered: 0 };
  #taken = { openCents: 0, lostCents: 0, wonCents: 0 };
  #backCents = 0;

  constructor(money: Parameters<typeof aMoney>[0], paidCents: number, instalments: number) {
    const charge = { chargeId: 1, method: 'CREDIT', brand: 'Visa', instalments, cents: paidCents };
    const { amounts, receivables } = postDelivery(aMoney(money), [charge], STANDARD_TERMS);
    this.amounts = amounts;
    this.order = {
      onlineCents: amounts.onlineCents,
      paidCents: amounts.onlineCents + amounts.cashCents + amounts.cardCents,
      ...{ deliveryCents: amounts.deliveryCents, storeDiscountCents: amounts.storeDiscountCents },
      ...{ sponsoredCents: amounts.sponsoredDiscountCents, feeCents: amounts.feeCents },
      ...{ commissionCents: amounts.commissionCents, keptByOthersCents: amounts.platformFeeCents },
    };
    this.receivables = receivables.map(({ cents }, index) => ({
      ...{ receivableId: index + 1, cents, originalCents: cents, isSettled: false },
    }));
  }

  get #open() {
    return this.receivables.filter(({ isSettled, cents }) => !isSettled && cents > 0);
  }
  get backCents() {
    return this.#backCents;
  }

  #take(moves: readonly Move[], left: readonly { receivableId: number; cents: number }[]) {
    for (const { to, kind, cents } of moves) {
      if (to !== 'receivable') continue;
      if (kind === 'commission') this.#given.commission += cents;
      if (kind === 'payment-fee') this.#given.fee += cents;
      if (kind === 'shortage') this.#given.covered += cents;
    }
    for (const { receivableId, cents } of left) {
      const receivable = this.receivables.find((each) => each.receivableId === receivableId);
      if (receivable !== undefined) receivable.cents = cents;
    }
  }

  refund(cents: number, returnsFee = false) {
    const input = {
      cents,
      beforeCents: this.#backCents,
      payer: 'store',
      way: 'onlineCents',
      returnsFee,
    } as const;
    const { moves, receivables } = postRefund(this.amounts, this.#open, input);
    this.#take(moves, receivables);
    this.#backCents += cents;
  }

  contest(cents: number, isLost = false) {
    const { moves, receivables, blocked } = postBlock(cents, { heldCents: 0, open: this.#open });
    this.#take(moves, receivables);
    this.#taken[isLost ? 'lostCents' : 'openCents'] += blocked.receivableCents;
    if (isLost) this.#take(postDisputeLost(cents, this.amounts, this.#backCents).moves, []);
    this.#backCents += cents;
  }

  /** Marks all contested money as lost. */
  lose() {
    this.#taken = { openCents: 0, lostCents: this.#taken.lostCents + this.#taken.openCents, wonCents: 0 };
  }

  settle(count: number) {
    const sum = (pick: (share: SettledShare) => number) =>
      this.shares.reduce((total, share) => total + pick(share), 0);
    let before = this.shares.reduce(sharedAfter, NOTHING);
    let since: Reductions = {
      reducedCents: this.receivables.reduce(
        (total, { isSettled, originalCents, cents }) => (isSettled ? total : total + originalCents - cents),
        0,
      ),
      ...contestedLeft(this.#taken, {
        blockedCents: sum((of) => of.blockedCents),
        lostCents: sum((of) => of.lostCents),
      }),
      commissionCents: this.#given.commission - sum((of) => of.soldCommissionCents - of.commissionCents),
      feeCents: this.#given.fee - sum((of) => of.soldFeeCents - of.feeCents),
      coveredCents: this.#given.covered - sum(({ coveredCents }) => coveredCents),
    };
    const wholeCents = this.receivables.reduce((total, { originalCents }) => total + originalCents, 0);
    for (const receivable of this.#open.slice(0, count)) {
      const beforeCents = this.receivables.reduce(
        (total, { isSettled, originalCents }) => (isSettled ? total + originalCents : total),
        0,
      );
      const share = settledShare(this.order, { ...receivable, beforeCents, wholeCents }, before, since);
      receivable.isSettled = true;
      this.shares.push(share);
      before = sharedAfter(before, share);
      since = reductionsAfter(since, receivable, share);
    }
    return this.shares.slice(-count);
  }
}

const soldOf = (of: SettledShare) =>
  of.soldSubtotalCents + of.soldDeliveryCents - of.soldStoreDiscountCents - of.soldSponsoredCents;
/** The sum of the named lines. */
const sumOf = (of: SettledShare) =>
  soldOf(of) -
  of.soldFeeCents -
  of.soldCommissionCents -
  of.keptByOthersCents -
  of.refundCents -
  of.lostCents -
  of.blockedCents +
  of.coveredCents;

describe('the lines of a settlement', () => {
  it('are the whole order if it has one receivable', () => {
    const sale = new Sale({ productsCents: 10_000, deliveryCents: 990, sponsoredCents: 1_000 }, 9_990, 1);
    expect(sale.settle(1)).toMatchObject([
      {
        ...{ paidCents: 9_990, subtotalCents: 10_000, deliveryCents: 990, sponsoredCents: 1_000 },
        ...{ feeCents: 399, commissionCents: 1_200, otherCents: 0, netCents: 8_391 },
        ...{ refundCents: 0, blockedCents: 0, coveredCents: 0, keptByOthersCents: 0 },
      },
    ]);
  });

  it('show contested money', () => {
    const sale = new Sale({ productsCents: 6_000 }, 6_000, 1);
    sale.contest(2_500);
    expect(sale.settle(1)).toMatchObject([
      { paidCents: 6_000, blockedCents: 2_500, refundCents: 0, coveredCents: 0, otherCents: 2_500 },
    ]);
  });

  it('show lost money apart from refunds, with its commission', () => {
    const sale = new Sale({ productsCents: 6_000 }, 6_000, 1);
    sale.contest(2_500, true);
    expect(sale.settle(1)).toMatchObject([
      {
        paidCents: 3_500,
        soldCommissionCents: 720,
        lostCents: 2_500,
        refundCents: 0,
        blockedCents: 0,
        otherCents: 0,
      },
    ]);
  });

  it('distinguish a loss from a refund of the same order', () => {
    const sale = new Sale({ productsCents: 6_000 }, 6_000, 1);
    sale.refund(1_000);
    sale.contest(2_500, true);
    expect(sale.settle(1)).toMatchObject([{ lostCents: 2_500, refundCents: 880, blockedCents: 0 }]);
  });

  it('show money only once that was contested in one settlement and lost before the next', () => {
    const sale = new Sale({ productsCents: 10_000 }, 10_000, 3);
    sale.contest(3_000);
    const [first] = sale.settle(1);
    expect(first).toMatchObject({ blockedCents: 1_000, lostCents: 0 });
    sale.lose();
    for (const of of sale.settle(2))
      expect(of).toMatchObject({ blockedCents: 0, lostCents: 1_000, refundCents: 0 });
  });

  it('show a refund of instalments in the settlement it reduced, without the current account', () => {
    const sale = new Sale({ productsCents: 10_000 }, 10_000, 3);
    const [first] = sale.settle(1);
    expect(first).toMatchObject({ netCents: 2_781, refundCents: 0, otherCents: 0 });
    sale.refund(3_000);
    const [second, third] = sale.settle(2);
    for (const of of [second, third])
      expect(of).toMatchObject({ refundCents: 1_320, coveredCents: 0, keptByOthersCents: 0, otherCents: 0 });
    expect([first, second, third].reduce((sum, of) => sum + (of?.paidCents ?? 0), 0)).toBe(7_000);
  });

  it('show the fees of others', () => {
    const sale = new Sale({ productsCents: 5_000, otherFeesCents: 199, keptByOthersCents: 199 }, 5_199, 1);
    expect(sale.settle(1)).toMatchObject([{ keptByOthersCents: 199, otherCents: 199, refundCents: 0 }]);
  });

  it('add up to the payout, with any returns, disputes and earlier settlements', () => {
    const cents = fc.integer({ min: 0, max: 20_000 });
    const step = fc.record({
      kind: fc.constantFrom('refund', 'refund-with-fee', 'contest', 'lose', 'judge', 'settle'),
      part: fc.double({ min: 0.01, max: 0.6, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.record({
          products: fc.integer({ min: 1_000, max: 90_000 }),
          delivery: cents,
          stored: fc.integer({ min: 0, max: 300 }),
        }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(step, { maxLength: 8 }),
        ({ products, delivery, stored }, instalments, steps) => {
          const paid = products + delivery + stored;
          const sale = new Sale(
            {
              productsCents: products,
              deliveryCents: delivery,
              otherFeesCents: stored,
              keptByOthersCents: stored,
            },
            paid,
            instalments,
          );
          const done = new Set<string>();
          for (const { kind, part } of steps) {
            const max = Math.floor((paid - sale.backCents) * part);
            if (kind === 'settle') sale.settle(1);
            else if (kind === 'judge') sale.lose();
            else if (max > 0) {
              done.add(kind);
              if (kind === 'contest' || kind === 'lose') sale.contest(max, kind === 'lose');
              else sale.refund(max, kind === 'refund-with-fee');
            }
          }
          sale.settle(instalments);
          for (const share of sale.shares) {
            expect(sumOf(share)).toBe(share.netCents);
            expect(share.paidCents - share.feeCents - share.commissionCents - share.otherCents).toBe(
              share.netCents,
            );
            expect(
              share.subtotalCents + share.deliveryCents - share.storeDiscountCents - share.sponsoredCents,
            ).toBe(share.paidCents);
            if (!done.has('contest')) expect(share.blockedCents).toBe(0);
            expect(Math.min(share.blockedCents, share.lostCents, share.refundCents)).toBeGreaterThanOrEqual(
              0,
            );
            if (!done.has('contest') && !done.has('lose')) expect(share.lostCents).toBe(0);
            if (!done.has('refund') && !done.has('refund-with-fee')) expect(share.refundCents).toBe(0);
            expect(share.keptByOthersCents).toBeLessThanOrEqual(stored);
          }
          if (sale.shares.length === sale.receivables.length)
            expect(sale.shares.reduce((sum, share) => sum + soldOf(share), 0)).toBe(paid);
        },
      ),
    );
  });
});
