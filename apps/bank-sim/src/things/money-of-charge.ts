import type { ProviderObject } from '@comanda/contract/money/payments/payment-provider.wire';
import type { Bank } from '../bank.ts';

export type Dispute = Extract<ProviderObject, { kind: 'dispute' }>;
type Refund = Extract<ProviderObject, { kind: 'refund' }>;

const disputesOf = (bank: Bank, charge: string): Dispute[] =>
  bank
    .all('dispute')
    .map(({ object }) => object as Dispute)
    .filter((dispute) => dispute.charge === charge);

export function openDisputeOf(bank: Bank, charge: string): Dispute | undefined {
  return disputesOf(bank, charge).find(({ state }) => state === 'open');
}

/** Sum of a charge's refunds in cents, including the refunds in progress. */
export function refundedOf(bank: Bank, charge: string): number {
  return bank
    .all('refund')
    .map(({ object }) => object as Refund)
    .filter((refund) => refund.charge === charge && refund.state !== 'refused')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Sum of a charge's lost disputes in cents. */
export function lostOf(bank: Bank, charge: string): number {
  return disputesOf(bank, charge)
    .filter(({ state }) => state === 'lost')
    .reduce((sum, { blockedCents }) => sum + blockedCents, 0);
}
