/** One payment method of an order and its amount. Integer cents. */
export interface OrderPayment {
  method: string;
  label: string;
  isPrepaid: boolean;
  cents: number;
  /** For cash: the banknote that the customer will pay with. */
  changeForCents: number | null;
  /** The partner's code of the card brand, e.g. VISA. Absent when unknown, and in orders before version 1.3. */
  brand?: string;
  /** Number of instalments. Absent when unknown. */
  instalments?: number;
}

/** Label of the delivery fee among the fees of an order. */
export const DELIVERY_FEE = 'Entrega';
/** Label of the sum of the items. */
export const SUBTOTAL = 'Subtotal';

/** Method of an amount whose payment method is unknown. */
export const UNDECLARED = 'UNDECLARED';

/** Amounts that a platform states besides the payment methods; null when not stated. Integer cents. */
export interface StatedPayment {
  prepaidCents: number | null;
  pendingCents: number | null;
}

/** Difference of sums that is accepted, because partners compute with binary floating point. */
export const TOLERANCE_CENTS = 1;

export function sumCents(amounts: readonly { cents: number }[]): number {
  return amounts.reduce((total, amount) => total + amount.cents, 0);
}

/** Sum of the prepaid methods, or of all others. */
function sumOf(payments: readonly OrderPayment[], isPrepaid: boolean): number {
  return sumCents(payments.filter((payment) => payment.isPrepaid === isPrepaid));
}

/**
 * Some platforms send 0 for both amounts of an order that is not free. These amounts then count as not
 * stated.
 */
export function readStated(stated: StatedPayment, totalCents: number): StatedPayment {
  const isBlank = !stated.prepaidCents && !stated.pendingCents && totalCents > 0;
  return isBlank ? { prepaidCents: null, pendingCents: null } : stated;
}

/**
 * Completes the payment methods with amounts of unknown method. An incomplete list therefore never makes the
 * amount to charge R$ 0,00. If the list and the platform's statement conflict, the store charges the higher
 * amount, and {@link pendingFault} reports the conflict. A customer who already paid will object; a customer
 * who did not pay will not.
 */
export function withUndeclared(
  named: readonly OrderPayment[],
  stated: StatedPayment,
  totalCents: number,
): OrderPayment[] {
  const missingPending = (stated.pendingCents ?? 0) - sumOf(named, false);
  const paid = stated.prepaidCents ?? 0;
  const uncovered = totalCents - sumCents(named) - Math.max(paid - sumOf(named, true), 0);
  const pending = Math.max(missingPending, uncovered);
  const left = totalCents - sumCents(named) - Math.max(pending, 0);
  const prepaid = Math.min(paid - sumOf(named, true), left);
  return [...named, ...undeclared(prepaid, true), ...undeclared(pending, false)];
}

function undeclared(cents: number, isPrepaid: boolean): OrderPayment[] {
  if (cents <= TOLERANCE_CENTS) return [];
  return [{ method: UNDECLARED, label: 'Forma não informada', isPrepaid, cents, changeForCents: null }];
}

/**
 * Reports a conflict between the amount to charge and the platform's statement. If the named methods cover the total,
 * only they count.
 */
export function pendingFault(
  payments: readonly OrderPayment[],
  statedCents: number | null,
  totalCents: number,
): { computedCents: number; statedCents: number } | null {
  const named = payments.filter(({ method }) => method !== UNDECLARED);
  if (statedCents === null || named.length === 0) return null;
  const chargedCents = sumOf(payments, false);
  if (chargedCents > statedCents + TOLERANCE_CENTS) return { computedCents: chargedCents, statedCents };
  const computedCents = sumOf(named, false);
  const isComplete = sumCents(named) >= totalCents - TOLERANCE_CENTS;
  return isComplete && computedCents < statedCents - TOLERANCE_CENTS ? { computedCents, statedCents } : null;
}

/**
 * Change for the customer's banknote in cents; negative when the note is too small. Null when no change was requested.
 */
export function changeCents({ isPrepaid, cents, changeForCents }: OrderPayment): number | null {
  return isPrepaid || changeForCents === null ? null : changeForCents - cents;
}
