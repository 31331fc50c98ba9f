import type { ChargeRequest, PaymentProvider } from '@comanda/server/src/areas/money/payments/public.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** Controls of the payment provider behind an adapter: people pay and contest, time passes, calls fail. */
export interface ProviderWorld {
  provider: PaymentProvider;
  now(): number;
  pay(pixCode: string): void;
  contest(charge: string, blockedCents: number | null): string;
  judge(dispute: string, outcome: 'won' | 'lost'): void;
  pass(ms: number): void;
  misbehave(
    how: 'losesAnswers' | 'isDown' | 'failsInside' | 'tellsOtherAmounts' | 'paysTwice' | 'returnsTransfers',
  ): void;
  behave(): void;
}

const DAY_MS = 86_400_000;

/** Tests for every adapter of a payment provider. `open` creates a payment provider without data. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a suite: its length is its list of tests.
export function paymentProviderSuite(named: string, open: () => Promise<ProviderWorld>): void {
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a suite: its length is its list of tests.
  describe(named, () => {
    let world: ProviderWorld;
    let count = 0;
    const receiver = 's1-receiver1-1';
    const nextOf = (kind: string) => {
      count += 1;
      return `s1-${kind}${count}-1`;
    };
    const aChargeRequest = (over: Partial<ChargeRequest> = {}): ChargeRequest => ({
      reference: nextOf('charge'),
      receiver,
      cents: 6490,
      method: 'PIX',
      cardToken: null,
      brand: null,
      instalments: 1,
      expiresAt: world.now() + 15 * 60_000,
      ...over,
    });
    const charged = async (over: Partial<ChargeRequest> = {}) => {
      const request = aChargeRequest(over);
      const answer = await world.provider.charge(request);
      if (answer.kind !== 'taken') throw new Error(`the charge was ${answer.kind}`);
      return { request, update: answer.update };
    };
    const read = async (reference: string) => {
      const found = await world.provider.read(reference);
      if (found.kind !== 'found') throw new Error(`${reference} is ${found.kind}`);
      return found.update;
    };
    const paid = async () => {
      const { request, update } = await charged();
      world.pay(update.pixCode ?? '');
      return request;
    };

    beforeAll(async () => {
      world = await open();
      const request = {
        reference: receiver,
        name: 'Pizzaria',
        document: '11222333000181',
        email: 'a@b.example',
      };
      expect(await world.provider.register(request)).toMatchObject({
        kind: 'taken',
        update: { state: 'enabled' },
      });
    });
    beforeEach(() => world.behave());

    it('makes one charge of a repeated request and refuses another under the same reference', async () => {
      const { request, update } = await charged();
      expect(update).toMatchObject({ state: 'waiting', cents: 6490, paidCents: 0 });
      expect(await world.provider.charge(request)).toMatchObject({
        kind: 'taken',
        update: { pixCode: update.pixCode },
      });
      expect(await world.provider.charge({ ...request, cents: 1 })).toMatchObject({ kind: 'refused' });
    });

    it.each(['losesAnswers', 'isDown', 'failsInside', 'tellsOtherAmounts'] as const)(
      'gives no answer from a provider that %s, and a repeated request is safe',
      async (how) => {
        world.misbehave(how);
        const request = aChargeRequest();
        expect(await world.provider.charge(request)).toEqual({ kind: 'unanswered' });
        world.behave();
        expect(await world.provider.charge(request)).toMatchObject({
          kind: 'taken',
          update: { cents: 6490 },
        });
      },
    );

    it('finds a charge whose answer was lost, and none that never arrived', async () => {
      world.misbehave('losesAnswers');
      const received = aChargeRequest();
      await world.provider.charge(received);
      world.behave();
      expect(await read(received.reference)).toMatchObject({ kind: 'charge', cents: 6490 });
      expect(await world.provider.read(nextOf('charge'))).toEqual({ kind: 'unknown' });
      world.misbehave('isDown');
      expect(await world.provider.read(received.reference)).toEqual({ kind: 'unanswered' });
    });

    it('reports that a charge was paid, when, and that it was paid twice', async () => {
      const once = await paid();
      expect(await read(once.reference)).toMatchObject({
        state: 'captured',
        paidCents: 6490,
        capturedAt: world.now(),
      });
      world.misbehave('paysTwice');
      const twice = await paid();
      expect(await read(twice.reference)).toMatchObject({
        state: 'captured',
        cents: 6490,
        paidCents: 12_980,
      });
    });

    it('accepts no payment of a withdrawn or expired charge', async () => {
      const withdrawn = await charged();
      expect(await world.provider.withdrawCharge(withdrawn.request.reference)).toMatchObject({
        update: { state: 'expired' },
      });
      const late = await charged();
      world.pass(16 * 60_000);
      expect(await read(late.request.reference)).toMatchObject({ state: 'expired' });
      expect(() => world.pay(late.update.pixCode ?? '')).toThrow();
    });

    it.each([
      ['tok_visa', 'captured'],
      ['tok_refused', 'refused'],
      ['tok_slow', 'waiting'],
    ])('a card %s is %s', async (cardToken, state) => {
      const { request, update } = await charged({
        method: 'CREDIT',
        cardToken,
        brand: 'VISA',
        instalments: 3,
      });
      expect(update.state).toBe(state);
      world.pass(3_000);
      expect(await read(request.reference)).toMatchObject({
        state: state === 'refused' ? state : 'captured',
      });
    });

    it('refunds a payment once and never more than was paid', async () => {
      const { reference: charge } = await paid();
      const request = { reference: nextOf('refund'), charge, cents: 4000 };
      expect(await world.provider.refund(request)).toMatchObject({
        kind: 'taken',
        update: { state: 'waiting' },
      });
      expect(await world.provider.refund(request)).toMatchObject({ kind: 'taken' });
      expect(await world.provider.refund({ ...request, reference: nextOf('refund') })).toMatchObject({
        kind: 'refused',
      });
      world.pass(5_000);
      expect(await read(request.reference)).toMatchObject({ kind: 'refund', state: 'done', cents: 4000 });
    });

    it('blocks a disputed amount and refuses its refund until the dispute is decided', async () => {
      const { reference: charge } = await paid();
      const dispute = world.contest(charge, 2500);
      const open = { kind: 'dispute', way: 'med', state: 'open', charge, cents: 6490, blockedCents: 2500 };
      expect(await read(dispute)).toMatchObject({
        ...open,
        judgedBy: world.now() + 7 * DAY_MS,
        paidBackBy: world.now() + 11 * DAY_MS,
      });
      const refund = { reference: nextOf('refund'), charge, cents: 100 };
      expect(await world.provider.refund(refund)).toMatchObject({ kind: 'refused' });
      world.judge(dispute, 'won');
      expect(await read(dispute)).toMatchObject({ state: 'won', closedAt: world.now() });
    });

    it('pays out, and may return the payout two days later', async () => {
      const account = {
        holderName: 'Pizzaria',
        holderDocument: '11222333000181',
        key: null,
        bank: '237',
        branch: '1',
      };
      const request = {
        reference: nextOf('transfer'),
        receiver,
        cents: 1000,
        account: { ...account, account: '123' },
      };
      world.misbehave('returnsTransfers');
      expect(await world.provider.transfer(request)).toMatchObject({
        kind: 'taken',
        update: { state: 'waiting' },
      });
      world.pass(6_000);
      expect(await read(request.reference)).toMatchObject({ state: 'paid' });
      world.pass(2 * DAY_MS);
      expect(await read(request.reference)).toMatchObject({ state: 'returned', reason: 'conta encerrada' });
      const closed = {
        ...request,
        reference: nextOf('transfer'),
        account: { ...account, account: '99999-9' },
      };
      await world.provider.transfer(closed);
      world.pass(6_000);
      expect(await read(closed.reference)).toMatchObject({ state: 'failed' });
    });

    it('makes boletos with a due day and an amount, and names holders of keys', async () => {
      const request = {
        reference: nextOf('boleto'),
        cents: 5487,
        dueOn: '2026-12-10',
        payerName: 'Loja',
        payerDocument: '1',
      };
      const answer = await world.provider.boleto(request);
      expect(answer).toMatchObject({
        kind: 'taken',
        update: { state: 'open', barcode: expect.stringMatching(/^2379\d16560000005487\d{25}$/) },
      });
      expect(await world.provider.withdrawBoleto(request.reference)).toMatchObject({
        update: { state: 'withdrawn' },
      });
      expect(await world.provider.lookUpKey('cpf', '11144477735')).toMatchObject({
        update: { document: '11144477735' },
      });
      expect(await world.provider.lookUpKey('email', 'pix.52998224725@x.example')).toMatchObject({
        update: { document: '52998224725' },
      });
      expect(await world.provider.lookUpKey('email', 'ninguem@x.example')).toEqual({ kind: 'unknown' });
    });

    it('lists changes and reports each day to the cent', async () => {
      const first = await world.provider.list('');
      if (first.kind !== 'found') throw new Error('nothing listed');
      const { reference } = await paid();
      const since = await world.provider.list(first.update.next);
      expect(since).toMatchObject({ update: { changes: [{ kind: 'charge', reference }, { reference }] } });
      const report = await world.provider.report(
        new Date(world.now() - 3 * 3_600_000).toISOString().slice(0, 10),
      );
      if (report.kind !== 'found') throw new Error('no report');
      const { openingCents, closingCents, lines } = report.update;
      expect(lines).toContainEqual({ reference, event: 'captured', cents: 6490, at: world.now() });
      expect(openingCents + lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(closingCents);
    });

    it('settles a Pix on the next bank day, a card by instalments', async () => {
      const { reference } = await paid();
      const day = (after: number) =>
        new Date(world.now() - 3 * 3_600_000 + after * DAY_MS).toISOString().slice(0, 10);
      const days = await Promise.all([1, 2, 3, 4, 5].map((after) => world.provider.settlement(day(after))));
      const settled = days.flatMap((found) => (found.kind === 'found' ? found.update : []));
      expect(settled.filter(({ charge }) => charge === reference)).toEqual([
        { charge: reference, instalment: 1, instalments: 1, cents: 6490 },
      ]);
    });
  });
}
