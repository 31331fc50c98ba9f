import type { Result } from '../../kit/result.ts';
import { ok, refused } from '../../kit/result.ts';

export type RefundRefusal = 'not-captured' | 'blocked' | 'too-much';

/** The fields of a charge that limit refunds. Cents. */
export interface RefundableCharge {
  isCaptured: boolean;
  cents: number;
  /** Sum of all refunds except refused ones. */
  refundedCents: number;
  /** True when a dispute blocks money of the charge. */
  isBlocked: boolean;
}

/** Decides a refund of `cents`. Refunds never exceed the captured amount. An open dispute blocks refunds. */
export function decideRefund(charge: RefundableCharge, cents: number): Result<number, RefundRefusal> {
  if (!charge.isCaptured) return refused('not-captured');
  if (charge.isBlocked) return refused('blocked');
  if (cents > charge.cents - charge.refundedCents) return refused('too-much');
  return ok(cents);
}
