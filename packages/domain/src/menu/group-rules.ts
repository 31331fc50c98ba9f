import type { PriceRule } from './price-rules.ts';

/** How many may be chosen of a group; a most of 0, and of each option, is without limit. */
export interface GroupLimits {
  least: number;
  most: number;
  mostOfEach: number;
}

/** Why nobody could ever choose what a group asks for. */
export type GroupFault = 'most-below-least' | 'too-few-options';

/**
 * What is impossible in a group by its own numbers; null when nothing is. A group without options is not finished, which is
 * no fault yet: {@link groupWarnings} says it.
 */
export function groupFault({ least, most, mostOfEach }: GroupLimits, optionCount: number): GroupFault | null {
  if (most > 0 && most < least) return 'most-below-least';
  const isLimited = mostOfEach > 0 && optionCount > 0;
  return isLimited && optionCount * mostOfEach < least ? 'too-few-options' : null;
}

/** What people should know of a group that is allowed. */
export type GroupWarning =
  /** It requires a choice and has nothing to choose: its products are not sold. */
  | 'nothing-to-choose'
  /** It requires more than what is in stock now allows. */
  | 'too-few-in'
  /** The cheapest one counts and one is free: the group adds nothing for whoever chooses it too. */
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
