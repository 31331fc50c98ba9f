import { UNDECLARED } from '../../orders/orders/payments.ts';
import type { OnlineWay, PlanVersion } from '../ledger/terms.ts';
import type { ChargeMethod } from './payment-states.ts';

/** For each method of a charge: the payment methods of an order that match it. */
const DECLARED_AS: Record<ChargeMethod, readonly string[]> = {
  PIX: ['PIX'],
  CREDIT: ['CREDIT', 'CREDIT_DEBIT'],
  DEBIT: ['DEBIT', 'CREDIT_DEBIT'],
  PICPAY: ['PICPAY', 'DIGITAL_WALLET'],
  NUBANK: ['NUBANK', 'DIGITAL_WALLET'],
};
/** Payment methods that name no specific method, so they match any charge. */
const UNNAMED: readonly string[] = [UNDECLARED, 'OTHER'];

/** True if a charge with this method matches one of an order's prepaid payment methods. */
export function isDeclared(method: ChargeMethod, prepaid: readonly string[]): boolean {
  return prepaid.some((declared) => UNNAMED.includes(declared) || DECLARED_AS[method].includes(declared));
}

const plain = (brand: string | null) => (brand ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Maximum instalments in the plan for a card's brand, or for any brand if the brand has no row. 0 if the plan
 * has no row for any brand.
 */
export function maxInstalments(
  plan: PlanVersion,
  { method, brand }: Pick<OnlineWay, 'method' | 'brand'>,
): number {
  const kind = method === 'CREDIT' ? 'credit' : 'debit';
  const ofKind = plan.rates.filter((rate) => rate.kind === kind);
  const ofBrand = ofKind.filter((rate) => plain(rate.brand) === plain(brand));
  const rates = ofBrand.length > 0 ? ofBrand : ofKind;
  return Math.max(0, ...rates.map(({ instalments }) => instalments));
}
