import { expect, it } from 'vitest';
import { ALL_CALLS } from './all-calls.ts';

/**
 * No single person may take money through a console call. Each call needs an entry: 'second person'; 'capped'
 * (one person alone only up to `ALONE` of `domain/people/provider/alone-limit`); or the reason why it needs
 * neither.
 */
const GUARDS: Readonly<Record<string, 'second person' | 'capped' | { why: string }>> = {
  'provider.fine-order': 'capped',
  'provider.reverse-fine': 'capped',
  'provider.decide-fine-reversal': 'capped',
  'provider.refund-charge': 'capped',
  'provider.open-invoice': 'capped',
  'provider.change-online-holder': 'second person',
  'provider.set-store-commission': 'second person',
  'provider.save-plan-version': 'second person',
  'provider.ask-manual-posting': 'second person',
  'provider.ask-invoice-payment': 'second person',
  'provider.ask-invoice-cancel': 'second person',
  'provider.approve-manual-posting': { why: 'is the second person' },
  'provider.reject-manual-posting': { why: 'is the second person; nothing moves' },
  'provider.retry-refund': { why: 'the same amount to the same payer, allowed once already' },
  'provider.hold-payouts': { why: 'money stays with the store, and waits' },
  'provider.release-book': { why: 'the store is paid what its book says; another difference holds it again' },
  'provider.release-payouts': { why: 'the store is paid its own money on its own account' },
  'provider.approve-online-document': {
    why: 'opens the way to a holder whom two persons named, or the store itself',
  },
  'provider.reject-online-document': { why: 'shuts the way; nothing moves' },
  'provider.change-store-data': { why: 'moves no money; a message goes to mobile and mail of before' },
  'provider.save-courier-account': { why: 'moves no money: couriers are paid by the store' },
  'provider.switch-courier-account': { why: 'moves no money: couriers are paid by the store' },
  'provider.make-intake-key': { why: 'moves no money: orders come in by it' },
  'provider.withdraw-intake-key': { why: 'moves no money' },
  'provider.suspend-store': { why: 'payouts wait; nothing moves' },
  'provider.reactivate-store': { why: 'the store is paid its own money on its own account' },
  'provider.join-districts': { why: 'moves no money: a reference table' },
};

const MAY_MOVE = ['services.manage', 'stores.manage', 'changes.review'];
const guarded = ALL_CALLS.filter(
  ({ method, access, name }) =>
    method !== 'GET' &&
    access.kind === 'provider' &&
    access.isSensitive === true &&
    MAY_MOVE.includes(access.permission) &&
    !name.includes('.export-'),
);

it('each sensitive call of the console needs a second person, has a cap, or says why not', () => {
  expect(guarded.map(({ name }) => name).toSorted()).toEqual(Object.keys(GUARDS).toSorted());
});

it.each(guarded.filter(({ name }) => typeof GUARDS[name] === 'string'))(
  '$name answers the request that waits',
  ({ output, errors }) => {
    const { shape } = output.wire as unknown as { shape: object };
    expect(Object.keys(shape)).toContain('solicitacao');
    expect(errors).toContain('ledger.other-figures');
  },
);
