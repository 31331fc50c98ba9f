/** One way of paying of an order and what is paid that way. Integer cents. */
export interface OrderPayment {
  method: string;
  label: string;
  isPrepaid: boolean;
  cents: number;
  /** The note the customer will hand over, for cash. */
  changeForCents: number | null;
  /** The partner's code of the card's brand, e.g. VISA; absent where nobody said, and of orders from before 1.3. */
  brand?: string;
  /** In how many instalments; absent where nobody said. */
  instalments?: number;
}

/** What the fee for bringing an order is called among its fees. */
export const DELIVERY_FEE = 'Entrega';
/** What the line of the goods is called. */
export const SUBTOTAL = 'Subtotal';

/** The way of paying of an amount whose way nobody named. */
export const UNDECLARED = 'UNDECLARED';

/** What a platform says beside the ways of paying; null where it says nothing. Integer cents. */
export interface StatedPayment {
  prepaidCents: number | null;
  pendingCents: number | null;
}

/** Partners compute in binary decimals. */
export const TOLERANCE_CENTS = 1;

export function sumCents(amounts: readonly { cents: number }[]): number {
  return amounts.reduce((total, amount) => total + amount.cents, 0);
}

/** Σ of the ways that are paid already, or of those that are not. */
function sumOf(payments: readonly OrderPayment[], isPrepaid: boolean): number {
  return sumCents(payments.filter((payment) => payment.isPrepaid === isPrepaid));
}

/** A platform that fills neither in has said nothing: "0 paid, 0 to pay" of an order that costs something. */
export function readStated(stated: StatedPayment, totalCents: number): StatedPayment {
  const isBlank = !stated.prepaidCents && !stated.pendingCents && totalCents > 0;
  return isBlank ? { prepaidCents: null, pendingCents: null } : stated;
}

/**
 * The ways of paying, with what nobody named a way for: an order is never charged R$ 0,00 because its list is empty or
 * short. Where list and statement contradict each other the store asks for the higher amount, and {@link pendingFault}
 * says so: who has paid will say it, who has not will not.
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

/** What is to be paid against what the platform states, when one denies the other; named ways that are complete count alone. */
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

/** What the customer gets back for the note they will hand over; negative when the note is too small; null: no change asked. */
export function changeCents({ isPrepaid, cents, changeForCents }: OrderPayment): number | null {
  return isPrepaid || changeForCents === null ? null : changeForCents - cents;
}
