import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noBalances, STORE_ACCOUNTS } from './accounts.ts';
import { AccountShort, applyMoves, counterMoves, type Move, move } from './apply-moves.ts';
import { type OrderAmounts, paidOf } from './order-amounts.ts';
import { type CapturedCharge, type OrderMoney, orderMoneyOf } from './order-money.ts';
import { postDelivery } from './post-delivery.ts';
import { postBlock, postDisputeLost, postDisputeWon } from './post-dispute.ts';
import { postRefund, type RefundPayer } from './post-refund.ts';
import { postInvoicePaid, postPeriodClose, postSettlement } from './post-settlement.ts';
import { findRate, type OrderTerms, versionOn, yieldOf } from './terms.ts';
import { aMoney, COMMISSION, PRO, STANDARD, STANDARD_TERMS } from './testing/terms-2026.ts';

const CREDIT = { method: 'CREDIT', brand: 'Visa', instalments: 1 };
const PIX = { method: 'PIX', brand: null, instalments: 1 };
const charge = (cents: number, way: Omit<CapturedCharge, 'chargeId' | 'cents'>, chargeId = 1) => ({
  ...way,
  chargeId,
  cents,
});

/** The balances after these postings. Before them, the captured money is in `held`. */
function bookOf(...postings: (readonly Move[])[]) {
  return applyMoves(noBalances(), postings.flat()).balances;
}
const captured = (cents: number) => move('customer', 'held', cents, 'captured');

/** An order of 62,90 with 7,00 delivery, 2,00 discount by the store and 3,00 by the marketplace. */
const ONE = aMoney({
  productsCents: 6_290,
  deliveryCents: 700,
  storeDiscountCents: 200,
  sponsoredCents: 300,
});

describe('a delivered order', () => {
  const includingDelivery: OrderTerms = {
    plan: STANDARD,
    commission: { ...COMMISSION, rateMillionths: 230_000, includesDelivery: true },
  };
  it.each<[string, OrderMoney, CapturedCharge[], OrderTerms, [number, number, number[], number, number]]>([
    ['by credit card', ONE, [charge(6_490, CREDIT)], STANDARD_TERMS, [259, 731, [5_500], 300, 5_800]],
    [
      'with commission on its delivery',
      ONE,
      [charge(6_490, CREDIT)],
      includingDelivery,
      [259, 1_562, [4_669], 300, 4_969],
    ],
    ['paid at the door', { ...ONE, cashCents: 6_490 }, [], STANDARD_TERMS, [0, 731, [], -431, -431]],
    [
      'given away by the marketplace',
      aMoney({ productsCents: 2_000, deliveryCents: 500, sponsoredCents: 2_500 }),
      [],
      STANDARD_TERMS,
      [0, 240, [], 2_260, 2_260],
    ],
    [
      'in three instalments',
      aMoney({ productsCents: 10_000 }),
      [charge(10_000, { ...CREDIT, instalments: 3 })],
      STANDARD_TERMS,
      [459, 1_200, [2_781, 2_780, 2_780], 0, 8_341],
    ],
    [
      'that was paid less than its commission online',
      aMoney({ productsCents: 6_290, sponsoredCents: 5_790 }),
      [charge(500, PIX)],
      STANDARD_TERMS,
      [5, 755, [], 5_530, 5_530],
    ],
    [
      'paid in two ways',
      aMoney({ productsCents: 5_000, cashCents: 2_000 }),
      [charge(3_000, PIX)],
      STANDARD_TERMS,
      [30, 600, [2_370], 0, 2_370],
    ],
    [
      'whose service fee is the marketplace’s',
      aMoney({ productsCents: 5_000, otherFeesCents: 99, keptByOthersCents: 99 }),
      [charge(5_099, PIX)],
      STANDARD_TERMS,
      [50, 600, [4_350], 0, 4_350],
    ],
  ])('%s', (_name, money, charges, terms, [fee, commission, receivables, current, nett]) => {
    const posting = postDelivery(money, charges, terms);
    const book = bookOf(captured(charges.reduce((sum, { cents }) => sum + cents, 0)), posting.moves);
    expect(posting.amounts).toMatchObject({ feeCents: fee, commissionCents: commission, nettCents: nett });
    expect(posting.receivables.map(({ cents }) => cents)).toEqual(receivables);
    expect(book).toMatchObject({ held: 0, current });
    expect(book.receivable).toBe(receivables.reduce((sum, cents) => sum + cents, 0));
    expect(book.receivable + book.current).toBe(nett);
  });

  it('reversed leaves a ledger as it was', () => {
    const before = bookOf(captured(6_490));
    const { moves } = postDelivery(ONE, [charge(6_490, CREDIT)], STANDARD_TERMS);
    const after = applyMoves(before, moves).balances;
    expect(applyMoves(after, counterMoves(moves)).balances).toEqual(before);
  });
});

describe('the money of an order', () => {
  const line = (totalCents: number) => ({ totalCents });
  const fee = (kind: 'delivery' | 'service', cents: number, receivedBy: string | null = null) => ({
    kind,
    cents,
    receivedBy,
  });
  it('adds up for any payments', () => {
    const sold = {
      lines: [line(6_290)],
      fees: [fee('delivery', 700, 'LOGISTIC_SERVICES'), fee('service', 99, 'MARKETPLACE')],
      discounts: [
        { cents: 200, sponsor: 'MERCHANT', isOnDelivery: false },
        { cents: 100, sponsor: null, isOnDelivery: true },
        { cents: 300, sponsor: 'MARKETPLACE', isOnDelivery: false },
      ],
      payments: [{ method: 'CASH', isPrepaid: false, cents: 6_488 }],
    };
    expect(orderMoneyOf(sold, [])).toEqual(
      aMoney({
        productsCents: 6_290,
        deliveryCents: 700,
        otherFeesCents: 99,
        keptByOthersCents: 799,
        storeDiscountCents: 300,
        storeDiscountOnDeliveryCents: 100,
        sponsoredCents: 300,
        cashCents: 6_489,
      }),
    );
    // No amount was paid outside the app, so the difference is added to the order's fees.
    expect(orderMoneyOf({ ...sold, payments: [] }, [charge(6_490, PIX)])).toMatchObject({
      otherFeesCents: 100,
      cashCents: 0,
    });
    const prepaid = { ...sold, payments: [{ method: 'PIX', isPrepaid: true, cents: 6_489 }] };
    expect(orderMoneyOf(prepaid, [])).toMatchObject({ partnerCents: 6_489 });
    expect(orderMoneyOf(prepaid, [charge(6_489, PIX)])).toMatchObject({ partnerCents: 0 });
  });
});

describe('a plan', () => {
  it('has a row for every payment; an unknown brand gets the highest rate of its kind', () => {
    expect(findRate(STANDARD, PIX)).toMatchObject({ brand: 'Pix', rateMillionths: 9_900, isGuessed: false });
    expect(findRate(STANDARD, { ...CREDIT, brand: 'ELO' })).toMatchObject({ rateMillionths: 42_900 });
    expect(findRate(STANDARD, { ...CREDIT, brand: 'Sorocred' })).toMatchObject({
      rateMillionths: 42_900,
      isGuessed: true,
    });
    expect(findRate(STANDARD, { method: 'DEBIT', brand: null, instalments: 1 })).toMatchObject({
      rateMillionths: 19_900,
      isGuessed: true,
    });
    // A Pix payment needs no guess of its brand, even when the plan has no row for Pix.
    const withoutPix = { ...STANDARD, rates: STANDARD.rates.filter(({ brand }) => brand !== 'Pix') };
    expect(findRate(withoutPix, PIX)).toMatchObject({ rateMillionths: 19_900, isGuessed: false });
    expect(findRate(STANDARD, { ...CREDIT, instalments: 12 })).toMatchObject({ rateMillionths: 45_900 });
    expect(findRate(STANDARD, { ...CREDIT, instalments: 2 })).toMatchObject({ rateMillionths: 39_900 });
  });

  it('applies from its first day', () => {
    const versions = [STANDARD, { ...PRO, fromDay: '2026-11-15' }];
    expect(versionOn(versions, '2026-11-14')?.planId).toBe(1);
    expect(versionOn(versions, '2026-11-15')?.planId).toBe(2);
    expect(versionOn(versions, '2025-12-31')).toBeNull();
  });

  it('gives the yield of a sale of R$ 100,00', () => {
    expect(yieldOf(10_000, STANDARD_TERMS, CREDIT)).toBe(8_401);
  });
});

describe('a refund', () => {
  const delivered = postDelivery(ONE, [charge(6_490, CREDIT)], STANDARD_TERMS);
  const refunds = (order: OrderAmounts, parts: number[], returnsFee = false) => {
    let beforeCents = 0;
    return parts.map((cents) => {
      const posting = postRefund(order, [], {
        ...{ cents, beforeCents, returnsFee },
        payer: 'store',
        way: 'onlineCents',
      });
      beforeCents += cents;
      return posting;
    });
  };

  it.each([
    [
      [3_245, 3_245],
      [366, 365],
      [150, 150],
    ],
    [
      [1_000, 2_000, 3_490],
      [113, 225, 393],
      [46, 93, 161],
    ],
  ])('returns the shares of commission and sponsors: %j', (parts, commission, sponsored) => {
    const amounts = refunds(delivered.amounts, parts).map((posting) => posting.amounts);
    expect(amounts.map((each) => each?.commissionCents)).toEqual(commission.map((cents) => -cents));
    expect(amounts.map((each) => each?.sponsoredDiscountCents)).toEqual(sponsored.map((cents) => -cents));
  });

  it('for the total payment reverses every part, to the cent', () => {
    const back = refunds(delivered.amounts, [1_001, 2_002, 3_487]).map((posting) => posting.amounts);
    const { amounts } = delivered;
    const parts = Object.keys(amounts).filter((part) => part !== 'feeCents' && part !== 'nettCents');
    for (const part of parts as (keyof OrderAmounts)[]) {
      expect([part, back.reduce((sum, each) => sum + (each?.[part] ?? 0), 0)]).toEqual([
        part,
        0 - amounts[part],
      ]);
    }
  });

  const FIFTY = aMoney({ productsCents: 5_000 });
  const eight = { plan: STANDARD, commission: { ...COMMISSION, rateMillionths: 80_000 } };
  const fifty = postDelivery(FIFTY, [charge(5_000, { ...CREDIT, brand: 'Visa' })], eight);
  const input = {
    cents: 5_000,
    beforeCents: 0,
    way: 'onlineCents',
    returnsFee: false,
    payer: 'store',
  } as const;

  it('before the settlement leaves nothing to settle, and the fee on the current account', () => {
    const posting = postRefund(fifty.amounts, [{ receivableId: 7, cents: 4_400 }], input);
    const book = bookOf(captured(5_000), fifty.moves, posting.moves);
    expect(book).toMatchObject({ receivable: 0, current: -200 });
    expect(posting.receivables).toEqual([{ receivableId: 7, cents: 0 }]);
  });

  it('after the payout is a debt, and is deducted from the next settlement', () => {
    const settled = move('receivable', 'bank', 4_400, 'settled');
    const book = bookOf(captured(5_000), fifty.moves, settled, postRefund(fifty.amounts, [], input).moves);
    expect(book.current).toBe(-4_600);
    const next = postSettlement(3_000, 0, book);
    expect(next.settlement).toMatchObject({ retainedCents: 3_000, payoutCents: 0 });
    const after = applyMoves({ ...book, receivable: 3_000 }, next.moves).balances;
    expect(after).toMatchObject({ current: -1_600, available: 0 });
    expect(postPeriodClose(after.current)).toEqual({ moves: [], invoiceCents: 0 });
  });

  it('reduces each instalment by its share, and returns a fee that is refundable', () => {
    const open = [2_781, 2_780, 2_780].map((cents, index) => ({ receivableId: index, cents }));
    const three = postDelivery(
      aMoney({ productsCents: 10_000 }),
      [charge(10_000, { ...CREDIT, instalments: 3 })],
      STANDARD_TERMS,
    );
    const posting = postRefund(three.amounts, open, { ...input, cents: 10_000, returnsFee: true });
    expect(bookOf(captured(10_000), three.moves, posting.moves)).toMatchObject({ receivable: 0, current: 0 });
    const half = postRefund(three.amounts, open, { ...input, cents: 5_000 });
    expect(half.receivables.map(({ cents }) => cents)).toEqual([1_314, 1_314, 1_313]);
  });

  it('at the door moves only the shares in the ledger', () => {
    const onDelivery = postDelivery({ ...ONE, cashCents: 6_490 }, [], STANDARD_TERMS);
    const posting = postRefund(onDelivery.amounts, [], { ...input, way: 'cashCents', cents: 6_490 });
    expect(bookOf(onDelivery.moves, posting.moves)).toMatchObject({ current: 0, till: 0 });
  });

  it.each<RefundPayer>(['provider', 'courier'])(
    'paid by the %s does not change the accounts of the store',
    (payer) => {
      const before = bookOf(captured(5_000), fifty.moves);
      const { moves, amounts } = postRefund(fifty.amounts, [], { ...input, payer });
      const after = applyMoves(before, moves).balances;
      expect(STORE_ACCOUNTS.map((account) => after[account])).toEqual(
        STORE_ACCOUNTS.map((account) => before[account]),
      );
      expect(amounts).toBeNull();
    },
  );
});

describe('a dispute', () => {
  const sixty = aMoney({ productsCents: 6_000 });
  const pro = { plan: PRO, commission: COMMISSION };
  const delivered = postDelivery(sixty, [charge(6_000, PIX)], pro);
  const base = [captured(6_000), delivered.moves];
  const open = [{ receivableId: 1, cents: 5_233 }];

  it('before the settlement blocks the due amount, and the rest on the current account', () => {
    const block = postBlock(6_000, { heldCents: 0, open });
    const reduced = [{ receivableId: 1, cents: 0, originalCents: 5_233 }];
    expect(bookOf(...base, block.moves)).toMatchObject({ receivable: 0, blocked: 6_000, current: -767 });
    expect(bookOf(...base, block.moves, postDisputeWon(block.blocked, reduced).moves)).toMatchObject({
      receivable: 5_233,
      blocked: 0,
      current: 0,
    });
    const lost = postDisputeLost(6_000, delivered.amounts, 0);
    expect(bookOf(...base, block.moves, lost.moves)).toMatchObject({ blocked: 0, current: -767 + 720 });
  });

  it('won restores the blocked receivables, and credits the current account for settled ones', () => {
    const blocked = { heldCents: 0, receivableCents: 2_000, currentCents: 100 };
    const unsettled = [
      { receivableId: 2, cents: 1_800, originalCents: 2_780 },
      { receivableId: 3, cents: 2_780, originalCents: 2_780 },
    ];
    const won = postDisputeWon(blocked, unsettled);
    expect(won.receivables.map(({ cents }) => cents)).toEqual([2_780, 2_780]);
    expect(won.moves).toEqual([
      ...move('blocked', 'receivable', 980, 'blocked'),
      ...move('blocked', 'current', 1_120, 'blocked'),
    ]);
    expect(postDisputeWon(blocked, []).moves).toEqual(move('blocked', 'current', 2_100, 'blocked'));
  });

  it('after the payout is deducted from the current account', () => {
    const settled = move('receivable', 'bank', 5_233, 'settled');
    const block = postBlock(6_000, { heldCents: 0, open: [] });
    const lost = postDisputeLost(6_000, delivered.amounts, 0);
    expect(bookOf(...base, settled, block.moves)).toMatchObject({ current: -6_000, blocked: 6_000 });
    expect(bookOf(...base, settled, block.moves, lost.moves)).toMatchObject({ current: -5_280, blocked: 0 });
    expect(lost.amounts?.nettCents).toBe(-5_280);
  });

  it('may contest a part', () => {
    const block = postBlock(2_500, { heldCents: 0, open });
    expect(block.receivables).toEqual([{ receivableId: 1, cents: 2_733 }]);
    expect(postDisputeLost(2_500, delivered.amounts, 0).amounts?.commissionCents).toBe(-300);
  });

  it('about an open order blocks the held money', () => {
    const block = postBlock(6_000, { heldCents: 6_000, open: [] });
    const lost = postDisputeLost(6_000, null, 0);
    expect(bookOf(captured(6_000), block.moves, lost.moves)).toEqual(noBalances());
  });
});

describe('the end of a period', () => {
  it.each([
    [-3_001, 3_001],
    [-3_000, 0],
    [-2_999, 0],
    [0, 0],
    [500, 0],
  ])('with %i on the current account makes an invoice of %i', (current, invoiceCents) => {
    const close = postPeriodClose(current);
    expect(close.invoiceCents).toBe(invoiceCents);
    const book = applyMoves({ ...noBalances(), current, opening: -current }, close.moves).balances;
    expect(book).toMatchObject({ current: current + invoiceCents, invoiced: -invoiceCents || 0 });
  });

  it('has its invoice paid, too little or too much', () => {
    const book = { ...noBalances(), invoiced: -5_487, opening: 5_487 };
    expect(applyMoves(book, postInvoicePaid(5_487, 5_487)).balances.invoiced).toBe(0);
    expect(applyMoves(book, postInvoicePaid(5_000, 5_487)).balances.invoiced).toBe(-487);
    expect(applyMoves(book, postInvoicePaid(6_000, 5_487)).balances).toMatchObject({
      invoiced: 0,
      current: 513,
    });
    expect(() => applyMoves(book, move('bank', 'invoiced', 5_488, 'invoice-paid'))).toThrow(AccountShort);
  });

  it('deducts overdue invoices of a settlement before a negative current account', () => {
    const { settlement } = postSettlement(5_000, 3_100, { current: -1_000, invoiced: -4_000 });
    expect(settlement).toEqual({
      netCents: 5_000,
      retainedForInvoicesCents: 3_100,
      retainedCents: 1_000,
      creditCents: 0,
      payoutCents: 900,
    });
  });
});

describe('any order', () => {
  const cents = fc.integer({ min: 0, max: 30_000 });
  const aSale = fc.record({
    productsCents: cents,
    deliveryCents: cents,
    storeDiscountCents: cents,
    sponsoredCents: cents,
    online: fc.double({ min: 0, max: 1, noNaN: true }),
    instalments: fc.integer({ min: 1, max: 4 }),
    rateMillionths: fc.integer({ min: 0, max: 300_000 }),
    refunds: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
    isSettled: fc.boolean(),
  });

  it('adds up: its accounts to 0, its parts to the paid amount, all refunds to all parts', () => {
    fc.assert(
      fc.property(aSale, ({ online, instalments, rateMillionths, refunds, isSettled, ...given }) => {
        const due = given.productsCents + given.deliveryCents;
        const storeDiscountCents = Math.min(given.storeDiscountCents, due);
        const sponsoredCents = Math.min(given.sponsoredCents, due - storeDiscountCents);
        const paid = due - storeDiscountCents - sponsoredCents;
        const onlineCents = Math.round(paid * online);
        const money = aMoney({ ...given, storeDiscountCents, sponsoredCents, cashCents: paid - onlineCents });
        const charges = onlineCents === 0 ? [] : [charge(onlineCents, { ...CREDIT, instalments })];
        const terms = { plan: STANDARD, commission: { ...COMMISSION, rateMillionths } };
        const { moves, amounts, receivables } = postDelivery(money, charges, terms);
        let book = bookOf(captured(onlineCents), moves);
        let open = receivables.map((receivable, receivableId) => ({ receivableId, cents: receivable.cents }));
        expect(paidOf(amounts)).toBe(
          amounts.subtotalCents + amounts.deliveryCents - storeDiscountCents - sponsoredCents,
        );
        expect(book.receivable).toBe(open.reduce((sum, each) => sum + each.cents, 0));
        expect(book.receivable + book.current).toBe(amounts.nettCents);
        if (isSettled) {
          book = applyMoves(book, move('receivable', 'bank', book.receivable, 'settled')).balances;
          open = [];
        }
        let beforeCents = 0;
        for (const share of [...refunds, 1]) {
          const now =
            share === 1 ? onlineCents - beforeCents : Math.floor((onlineCents - beforeCents) * share);
          if (now === 0) continue;
          const owed = book.receivable + book.current;
          const refund = postRefund(amounts, open, {
            ...{ cents: now, beforeCents, returnsFee: false, payer: 'store', way: 'onlineCents' },
          });
          book = applyMoves(book, refund.moves).balances;
          open = refund.receivables;
          beforeCents += now;
          expect(book.receivable + book.current - owed).toBe(refund.amounts?.nettCents);
          expect(book.receivable).toBe(open.reduce((sum, each) => sum + each.cents, 0));
        }
        expect(Object.values(book).reduce((sum, each) => sum + each, 0)).toBe(0);
        expect(book.held).toBe(0);
        if (paid === onlineCents && paid > 0) expect(book).toMatchObject({ commission: 0, sponsor: 0 });
      }),
    );
  });
});
