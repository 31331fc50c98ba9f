import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Balances, noBalances } from './accounts.ts';
import { applyMoves, counterMoves, type Move, move } from './apply-moves.ts';
import type { OrderAmounts } from './order-amounts.ts';
import { type CapturedCharge, type OrderMoney, orderMoneyOf } from './order-money.ts';
import { postDelivery } from './post-delivery.ts';
import { postBlock, postDisputeLost } from './post-dispute.ts';
import { type EarlyReturn, postEarlyReturns } from './post-early-returns.ts';
import { type OpenReceivable, postRefund } from './post-refund.ts';
import { aMoney, STANDARD_TERMS } from './testing/terms-2026.ts';

const RETURNS_FEE = { returnsFee: false };

/** Adds all amounts of one order; needs at least one. */
function addedAmounts([first, ...others]: readonly OrderAmounts[]): OrderAmounts {
  if (first === undefined) throw new RangeError('no amounts to add');
  const parts = Object.keys(first) as (keyof OrderAmounts)[];
  return Object.fromEntries(
    parts.map((part) => [part, others.reduce((sum, one) => sum + one[part], first[part])]),
  ) as unknown as OrderAmounts;
}

interface Sale {
  money: OrderMoney;
  charges: CapturedCharge[];
}

/** Posts a sale: its first `early` returns before the delivery, all further returns after the delivery. */
function play({ money, charges }: Sale, returns: readonly EarlyReturn[], early: number) {
  const paid = charges.reduce((sum, { cents }) => sum + cents, 0);
  let balances: Balances = noBalances();
  const post = (moves: readonly Move[]) => {
    balances = applyMoves(balances, moves).balances;
  };
  post(move('customer', 'held', paid, 'captured'));
  const moved: Move[] = [];
  for (const one of returns.slice(0, early)) {
    const moves = one.kind === 'refund' ? refundHeld(balances, one.cents) : disputeHeld(balances, one);
    post(moves);
    moved.push(...moves);
  }
  const delivery = postDelivery(money, charges, STANDARD_TERMS);
  post([...counterMoves(moved), ...delivery.moves]);
  const due = delivery.receivables.map(({ cents }, index) => ({ receivableId: index + 1, cents }));
  const { posted, receivables } = postEarlyReturns(
    delivery.amounts,
    due,
    returns.slice(0, early),
    RETURNS_FEE,
  );
  for (const { moves } of posted) post(moves);
  const amounts: OrderAmounts[] = [delivery.amounts, ...posted.flatMap((one) => one.amounts ?? [])];
  let open: OpenReceivable[] = receivables.filter(({ cents }) => cents > 0);
  for (const one of returns.slice(early)) {
    const after = returnDelivered(delivery.amounts, open, amounts, one);
    post(after.moves);
    open = after.open;
    if (after.amounts !== null) amounts.push(after.amounts);
  }
  return { balances, amounts: addedAmounts(amounts), open };
}

function refundHeld({ held }: Balances, cents: number): Move[] {
  const fromCurrent = Math.max(0, cents - held);
  return [
    ...move('held', 'customer', cents - fromCurrent, 'returned'),
    ...move('current', 'customer', fromCurrent, 'returned'),
  ];
}

function disputeHeld({ held }: Balances, { cents, state }: EarlyReturn & { kind: 'dispute' }): Move[] {
  const { moves } = postBlock(cents, { heldCents: held, open: [] });
  return state === 'open' ? moves : [...moves, ...postDisputeLost(cents, null, 0).moves];
}

function returnDelivered(
  order: OrderAmounts,
  open: readonly OpenReceivable[],
  before: readonly OrderAmounts[],
  one: EarlyReturn,
) {
  const beforeCents = order.onlineCents - addedAmounts(before).onlineCents;
  const left = (receivables: readonly OpenReceivable[]) => receivables.filter(({ cents }) => cents > 0);
  if (one.kind === 'refund') {
    const input = {
      cents: one.cents,
      beforeCents,
      payer: 'store',
      way: 'onlineCents',
      ...RETURNS_FEE,
    } as const;
    const { moves, amounts, receivables } = postRefund(order, open, input);
    return { moves, amounts, open: left(receivables) };
  }
  const block = postBlock(one.cents, { heldCents: 0, open });
  const lost = one.state === 'lost' ? postDisputeLost(one.cents, order, beforeCents) : null;
  const moves = [...block.moves, ...(lost?.moves ?? [])];
  return { moves, amounts: lost?.amounts ?? null, open: left(block.receivables) };
}

const anyReturn: fc.Arbitrary<EarlyReturn> = fc.oneof(
  fc.record({ kind: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 4_000 }) }),
  fc.record({
    kind: fc.constant('dispute' as const),
    cents: fc.integer({ min: 1, max: 6_000 }),
    state: fc.constantFrom('open' as const, 'lost' as const),
  }),
);

const anySale: fc.Arbitrary<Sale> = fc
  .record({
    online: fc.integer({ min: 1, max: 9_000 }),
    cash: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
    sponsored: fc.integer({ min: 0, max: 900 }),
    storeDiscount: fc.integer({ min: 0, max: 900 }),
    instalments: fc.constantFrom(1, 3),
  })
  .map(({ online, cash, sponsored, storeDiscount, instalments }) => ({
    money: aMoney({
      productsCents: online + cash + sponsored + storeDiscount,
      sponsoredCents: sponsored,
      storeDiscountCents: storeDiscount,
      cashCents: cash,
    }),
    charges: [
      {
        ...{ chargeId: 1, brand: instalments === 1 ? null : 'Visa', instalments, cents: online },
        method: instalments === 1 ? 'PIX' : 'CREDIT',
      },
    ],
  }));

describe('returns of an order', () => {
  it('give the same cents on every account, before or after the delivery', () => {
    fc.assert(
      fc.property(anySale, fc.array(anyReturn, { maxLength: 4 }), (sale, returns) => {
        const afterwards = play(sale, returns, 0);
        for (let early = 1; early <= returns.length; early += 1)
          expect(play(sale, returns, early)).toEqual(afterwards);
      }),
      { numRuns: 300 },
    );
  });

  it('return at most the whole commission when a refund and a lost dispute exceed the payment', () => {
    const sale = { money: aMoney({ productsCents: 6_000 }), charges: [pix(6_000)] };
    const returns: EarlyReturn[] = [
      { kind: 'refund', cents: 2_000 },
      { kind: 'dispute', cents: 6_000, state: 'lost' },
    ];
    for (const early of [0, 1, 2]) {
      const { balances, amounts } = play(sale, returns, early);
      expect(balances.commission).toBe(0);
      expect(amounts).toMatchObject({ commissionCents: 0, onlineCents: -2_000 });
    }
  });

  const pix = (cents: number) => ({ chargeId: 1, method: 'PIX', brand: null, instalments: 1, cents });
  const cash = (cents: number) => ({ method: 'CASH', isPrepaid: false, cents });
  const sold = (cents: number, payments: ReturnType<typeof cash>[] = []) =>
    orderMoneyOf({ lines: [{ totalCents: cents }], fees: [], discounts: [], payments }, [
      pix(cents - payments.reduce((sum, payment) => sum + payment.cents, 0)),
    ]);

  it.each<[string, Sale, EarlyReturn, Partial<Record<keyof Balances, number>>, Partial<OrderAmounts>]>([
    [
      'a part of a Pix',
      { money: sold(6_000), charges: [pix(6_000)] },
      { kind: 'refund', cents: 2_000 },
      { receivable: 3_461, current: 0, commission: 480, 'payment-fee': 59 },
      { nettCents: 3_461 },
    ],
    [
      'all of a Pix',
      { money: sold(6_000), charges: [pix(6_000)] },
      { kind: 'refund', cents: 6_000 },
      { receivable: 0, current: -59, commission: 0, 'payment-fee': 59, till: 0 },
      { nettCents: -59, partnerCents: 0, onlineCents: 0 },
    ],
    [
      'all of a Pix, contested and lost',
      { money: sold(6_000), charges: [pix(6_000)] },
      { kind: 'dispute', cents: 6_000, state: 'lost' },
      { receivable: 0, current: -59, commission: 0, till: 0 },
      { nettCents: -59, partnerCents: 0 },
    ],
    [
      'a part of the Pix of an order paid in two ways',
      { money: sold(6_000, [cash(2_000)]), charges: [pix(4_000)] },
      { kind: 'refund', cents: 1_000 },
      { receivable: 2_360, current: 0, commission: 600, till: 2_000 },
      { nettCents: 2_360, cashCents: 2_000 },
    ],
  ])(
    '%s leaves the cents of the worked case, before the delivery and after it',
    (_, sale, one, book, amounts) => {
      for (const early of [0, 1]) {
        const played = play(sale, [one], early);
        expect(played.balances).toMatchObject(book);
        expect(played.amounts).toMatchObject(amounts);
      }
    },
  );
});
