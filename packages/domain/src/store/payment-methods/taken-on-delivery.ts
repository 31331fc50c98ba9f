import { plainPlace } from '../../kit/text/place-name.ts';
import { type MethodGroup, PAYMENT_METHODS, type PaymentMethod } from './payment-methods.ts';

/** The payment method of Open Delivery for one of our methods: 'CREDIT' for 'Visa|C'. */
export function wayOf({ key, group }: PaymentMethod): string {
  if (group === 'cash') return key === 'Pix' ? 'PIX' : 'CASH';
  return METHODS[group];
}

const METHODS = {
  credit: 'CREDIT',
  debit: 'DEBIT',
  'meal-voucher': 'MEAL_VOUCHER',
  'food-voucher': 'FOOD_VOUCHER',
  wallet: 'DIGITAL_WALLET',
} as const satisfies Record<Exclude<MethodGroup, 'cash'>, string>;

/** Our groups for a method of Open Delivery. Methods that are not listed have no group. */
const GROUPS: Readonly<Record<string, readonly MethodGroup[]>> = {
  CREDIT: ['credit'],
  DEBIT: ['debit'],
  CREDIT_DEBIT: ['credit', 'debit'],
  MEAL_VOUCHER: ['meal-voucher'],
  FOOD_VOUCHER: ['food-voucher'],
  DIGITAL_WALLET: ['wallet'],
};

/** Old names of brands, which partners still send. */
const OLD_NAMES: Readonly<Record<string, string>> = { Pluxee: 'Sodexo', 'Diners Club': 'Diners' };

/**
 * True if a store that accepts only the methods `keys` certainly does not accept this payment on delivery.
 * The payment's label contains the brand. A card without a brand is refused only when the store accepts no
 * card of its kind.
 */
export function isTurnedOff(
  { method, label }: { method: string; label: string },
  keys: readonly string[],
): boolean {
  if (method === 'CASH') return !keys.includes('Dinheiro');
  if (method === 'PIX') return !keys.includes('Pix');
  const groups = GROUPS[method];
  if (groups === undefined) return false;
  const kind = PAYMENT_METHODS.filter(({ group }) => groups.includes(group));
  const branded = kind.filter(({ name }) => isNamed(label, name));
  const meant = branded.length > 0 ? branded : kind;
  return !meant.some(({ key }) => keys.includes(key));
}

function isNamed(label: string, name: string): boolean {
  const words = ` ${plainPlace(label)} `;
  return [name, OLD_NAMES[name]].some(
    (written) => written !== undefined && words.includes(` ${plainPlace(written)} `),
  );
}
