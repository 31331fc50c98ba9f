import type { Result } from '../../kit/result.ts';
import { ok, refused } from '../../kit/result.ts';

export type RefundRefusal = 'not-captured' | 'blocked' | 'too-much';

/** The fields of a charge that decide refunds. Cents. */
export interface RefundableCharge {
  isCaptured: boolean;
  cents: number;
  /** All refunds that were not refused. */
  refundedCents: number;
  /** A dispute holds money of it. */
  isBlocked: boolean;
}

/** Decides a refund of `cents`. It never exceeds the captured amount, and a dispute blocks it. */
export function decideRefund(charge: RefundableCharge, cents: number): Result<number, RefundRefusal> {
  if (!charge.isCaptured) return refused('not-captured');
  if (charge.isBlocked) return refused('blocked');
  if (cents > charge.cents - charge.refundedCents) return refused('too-much');
  return ok(cents);
}
