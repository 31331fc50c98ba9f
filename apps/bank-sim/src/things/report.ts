import type { Bank } from '../bank.ts';
import { dayOf } from './settlement.ts';

/**
 * Returns all movements of money on one of the bank's days, with the balance before and after. The configured faults
 * may change lines.
 */
export function reportOf(bank: Bank, day: string) {
  const sum = (lines: readonly { cents: number }[]) => lines.reduce((total, { cents }) => total + cents, 0);
  const before = bank.state.lines.filter(({ at }) => dayOf(at) < day);
  const lines = bank.state.lines.filter(({ at }) => dayOf(at) === day);
  const openingCents = sum(before);
  const reported = bank.behaviour.reportsWrongly
    ? lines.slice(1).map((line, index) => (index === 0 ? { ...line, cents: line.cents + 1 } : line))
    : lines;
  return {
    day,
    openingCents,
    closingCents: openingCents + sum(lines),
    lines: reported.map((line) => ({ ...line, at: new Date(line.at).toISOString() })),
  };
}
