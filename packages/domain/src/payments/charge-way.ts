import type { OnlineWay, PlanVersion } from '../ledger/terms.ts';
import { UNDECLARED } from '../orders/payments.ts';
import type { ChargeMethod } from './payment-states.ts';

/** Under which methods of an order's document a charge's method is declared. */
const DECLARED_AS: Record<ChargeMethod, readonly string[]> = {
  PIX: ['PIX'],
  CREDIT: ['CREDIT', 'CREDIT_DEBIT'],
  DEBIT: ['DEBIT', 'CREDIT_DEBIT'],
  PICPAY: ['PICPAY', 'DIGITAL_WALLET'],
  NUBANK: ['NUBANK', 'DIGITAL_WALLET'],
};
/** Methods that name no way of paying: any charge is of them. */
const UNNAMED: readonly string[] = [UNDECLARED, 'OTHER'];

/** Whether an order whose document declares these prepaid methods may be charged in this way. */
export function isDeclared(method: ChargeMethod, prepaid: readonly string[]): boolean {
  return prepaid.some((declared) => UNNAMED.includes(declared) || DECLARED_AS[method].includes(declared));
}

const plain = (brand: string | null) => (brand ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');

/** Most instalments the plan has a row for, of a card's brand; of a brand without a row, of any. 0: it has no such row at all. */
export function mostInstalments(
  plan: PlanVersion,
  { method, brand }: Pick<OnlineWay, 'method' | 'brand'>,
): number {
  const kind = method === 'CREDIT' ? 'credit' : 'debit';
  const ofKind = plan.rates.filter((rate) => rate.kind === kind);
  const ofBrand = ofKind.filter((rate) => plain(rate.brand) === plain(brand));
  const rates = ofBrand.length > 0 ? ofBrand : ofKind;
  return Math.max(0, ...rates.map(({ instalments }) => instalments));
}
