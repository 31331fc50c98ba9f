import type { PriceRule } from './price-rules.ts';

/** How many options may be chosen from a group. `most` and `mostOfEach` of 0 mean no limit. */
export interface GroupLimits {
  least: number;
  most: number;
  mostOfEach: number;
}

/** Why no customer could ever fulfil a group. */
export type GroupFault = 'most-below-least' | 'too-few-options';

/**
 * The fault in a group's own numbers; null when there is none. A group without options is unfinished, not faulty:
 * {@link groupWarnings} reports it.
 */
export function groupFault({ least, most, mostOfEach }: GroupLimits, optionCount: number): GroupFault | null {
  if (most > 0 && most < least) return 'most-below-least';
  const isLimited = mostOfEach > 0 && optionCount > 0;
  return isLimited && optionCount * mostOfEach < least ? 'too-few-options' : null;
}

/** Warnings about a group that is allowed. */
export type GroupWarning =
  /** The group requires a choice and has no options: its products are not sold. */
  | 'nothing-to-choose'
  /** The group requires more options than the current stock allows. */
  | 'too-few-in'
  /** The lowest price counts and one option is free: choosing that one too makes the group free. */
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
