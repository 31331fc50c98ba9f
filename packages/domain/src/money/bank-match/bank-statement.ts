import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import { type DayRange, faultOfRange } from '../../kit/time/day-range.ts';

/** Maximum size of a bank's file in bytes. */
export const LARGEST_STATEMENT = 5 * 1024 * 1024;
/** Maximum stored length of a bank's text. */
export const LONGEST_BANK_TEXT = 300;
/** Maximum number of movements per account. */
export const MAX_BANK_LINES = 50_000;

/** One movement of a bank account in cents; negative for a debit. */
export interface BankLine {
  /** Position in the file, from 1. */
  no: number;
  day: CalendarDate;
  cents: number;
  /** The bank's description of the movement. */
  text: string;
}

/** One account in a bank's file. */
export interface BankStatement {
  /** Code of the bank; null when the file names no bank. */
  bank: string | null;
  account: string | null;
  /** True for a card bill, which receives no payments. */
  isCard: boolean;
  /** The period that the file states; null if it states none. */
  declared: DayRange | null;
  lines: BankLine[];
  /** Numbers of the movements with an invalid day or amount. */
  unread: number[];
}

/**
 * The period of a statement; null if it states no period and has no movements. Uses the stated period, up to
 * today, if all movements are in it. A few movements before a period of several days do not matter. Otherwise
 * the period is from the first to the last movement: some banks state only the day of the export.
 */
export function spanOf({ declared, lines }: BankStatement, today: CalendarDate): DayRange | null {
  const days = lines.map(({ day }) => day).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (declared !== null) {
    const clamped = { from: declared.from, to: declared.to < today ? declared.to : today };
    const early = days.filter((day) => day < clamped.from).length;
    const isOfSeveralDays = clamped.from < clamped.to;
    const holdsStart = early === 0 || (isOfSeveralDays && early * FEW < days.length);
    const holdsEnd = to === undefined || to <= clamped.to;
    if (holdsStart && holdsEnd && faultOfRange(clamped) === null) return clamped;
  }
  return from === undefined || to === undefined ? null : { from, to };
}

/** Movements before the stated period do not matter if they are fewer than one in this many. */
const FEW = 4;

/**
 * Minimum length of the shorter of two account numbers. The longer number must end with it, with or without
 * check digit.
 */
const SHARED_DIGITS = 4;

/**
 * True when a bank's account number may be the store's account. Some banks omit or add the branch, zeros and
 * the check digit.
 */
export function mayBeAccount(reported: string, account: string): boolean {
  const [one = '', other = ''] = [reported, account].map((text) =>
    text.replace(/\D/g, '').replace(/^0+/, ''),
  );
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const [bareShort, bareLong] = [short.slice(0, -1), long.slice(0, -1)];
  const ends = (total: string, part: string) => part.length >= SHARED_DIGITS && total.endsWith(part);
  return ends(long, short) || ends(bareLong, short) || ends(long, bareShort);
}
