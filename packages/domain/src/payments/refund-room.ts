import type { Result } from '../result.ts';
import { ok, refused } from '../result.ts';

export type RefundRefusal = 'not-captured' | 'blocked' | 'too-much';

/** A charge as refunds see it; cents. */
export interface RefundableCharge {
  isCaptured: boolean;
  cents: number;
  /** Given back, or asked to be: all refunds that were not refused. */
  refundedCents: number;
  /** A dispute holds money of it. */
  isBlocked: boolean;
}

/** Whether so much may go back: never more than was captured, and nothing while a dispute blocks it. */
export function decideRefund(charge: RefundableCharge, cents: number): Result<number, RefundRefusal> {
  if (!charge.isCaptured) return refused('not-captured');
  if (charge.isBlocked) return refused('blocked');
  if (cents > charge.cents - charge.refundedCents) return refused('too-much');
  return ok(cents);
}
