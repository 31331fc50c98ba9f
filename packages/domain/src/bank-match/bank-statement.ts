import type { CalendarDate } from '../time/calendar-date.ts';
import { type DayRange, faultOfRange } from '../time/day-range.ts';

/** Largest file of a bank that is read, in bytes. */
export const LARGEST_STATEMENT = 5 * 1024 * 1024;
/** Letters of a bank's words that are kept. */
export const LONGEST_BANK_TEXT = 300;
/** Most movements of one account that are looked at. */
export const MOST_BANK_LINES = 50_000;

/** One movement of a bank account. Cents, below zero where money left it. */
export interface BankLine {
  /** Where it stands in the file, counted from 1. */
  no: number;
  day: CalendarDate;
  cents: number;
  /** In the bank's words. */
  text: string;
}

/** What a file says of one account. */
export interface BankStatement {
  /** Code of the bank; null: the file does not say. */
  bank: string | null;
  account: string | null;
  /** The bill of a card: nothing is paid into it. */
  isCard: boolean;
  /** The days it claims to be of. */
  said: DayRange | null;
  lines: BankLine[];
  /** Movements whose day or amount nobody can read, by their number. */
  unread: number[];
}

/**
 * The days a statement is of: as it says, until today at the latest, where that holds its movements; single ones from before a period of
 * several days change nothing. Otherwise from its first to its last movement: some banks write the day of the export as both ends. Null:
 * it says nothing and has none.
 */
export function spanOf({ said, lines }: BankStatement, today: CalendarDate): DayRange | null {
  const days = lines.map(({ day }) => day).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (said !== null) {
    const clamped = { from: said.from, to: said.to < today ? said.to : today };
    const early = days.filter((day) => day < clamped.from).length;
    const isOfSeveralDays = clamped.from < clamped.to;
    const holdsStart = early === 0 || (isOfSeveralDays && early * FEW < days.length);
    const holdsEnd = to === undefined || to <= clamped.to;
    if (holdsStart && holdsEnd && faultOfRange(clamped) === null) return clamped;
  }
  return from === undefined || to === undefined ? null : { from, to };
}

/** Movements from before the period are single ones where at most one of so many is. */
const FEW = 4;

/** Digits that two numbers must share at least. */
const SHARED_DIGITS = 4;

/** Whether a bank's number of an account may be the one money is sent to: banks leave out or add the branch, zeros and the digit. */
export function mayBeAccount(told: string, account: string): boolean {
  const [one = '', other = ''] = [told, account].map((text) => text.replace(/\D/g, '').replace(/^0+/, ''));
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const [bareShort, bareLong] = [short.slice(0, -1), long.slice(0, -1)];
  const ends = (whole: string, part: string) => part.length >= SHARED_DIGITS && whole.endsWith(part);
  return ends(long, short) || ends(bareLong, short) || ends(long, bareShort);
}
