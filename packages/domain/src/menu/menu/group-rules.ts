import { canBeFree, type FreePieces } from './free-pieces.ts';
import type { PriceRule } from './price-rules.ts';

/** Limits on the choices from a group. `most` and `mostOfEach` of 0 mean no limit. */
export interface GroupLimits {
  least: number;
  most: number;
  mostOfEach: number;
}

/** Why no customer could make a valid choice from a group. */
export type GroupFault = 'most-below-least' | 'too-few-options' | 'free-of-whole-price' | 'free-above-most';

/**
 * The fault in a group's limits; null without a fault. An empty group is not faulty, only unfinished: {@link
 * groupWarnings} reports this.
 */
export function groupFault({ least, most, mostOfEach }: GroupLimits, optionCount: number): GroupFault | null {
  if (most > 0 && most < least) return 'most-below-least';
  const isLimited = mostOfEach > 0 && optionCount > 0;
  return isLimited && optionCount * mostOfEach < least ? 'too-few-options' : null;
}

/** The fault in a group's free pieces; null when there is none. */
export function freeFault({
  rule,
  free,
  most,
}: FreePieces & { rule: PriceRule; most: number }): GroupFault | null {
  if (free === 0) return null;
  if (!canBeFree(rule)) return 'free-of-whole-price';
  return most > 0 && free > most ? 'free-above-most' : null;
}

/** Warnings about a valid group. */
export type GroupWarning =
  /** The group requires a choice but has no options, so its products are not sold. */
  | 'nothing-to-choose'
  /** The group requires more options than it has options that are not out. */
  | 'too-few-in'
  /**
   * The group charges the price of the cheapest chosen option, and one option is free: choosing it makes all
   * others free.
   */
  | 'free-lowest';

export interface WarnedGroup extends GroupLimits {
  rule: PriceRule;
  options: readonly { priceCents: number; isIn: boolean }[];
}

export function groupWarnings({ least, mostOfEach, rule, options }: WarnedGroup): GroupWarning[] {
  const inNow = options.filter(({ isIn }) => isIn).length;
  const possible = mostOfEach === 0 && inNow > 0 ? Number.POSITIVE_INFINITY : inNow * mostOfEach;
  const warnings: GroupWarning[] = [];
  if (least > 0 && options.length === 0) warnings.push('nothing-to-choose');
  else if (possible < least) warnings.push('too-few-in');
  const isMixed = options.some(({ priceCents }) => priceCents > 0);
  if (rule === 'lowest' && isMixed && options.some(({ priceCents }) => priceCents === 0))
    warnings.push('free-lowest');
  return warnings;
}
