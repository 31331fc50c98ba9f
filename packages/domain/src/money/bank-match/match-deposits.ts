import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import type { DayRange } from '../../kit/time/day-range.ts';
import { addBankDays } from '../banking/bank-calendar.ts';
import type { BankLine } from './bank-statement.ts';
import { payerOf } from './payer-words.ts';

/** Number of bank days between the transfer and the last possible line at the bank. */
export const BANK_DAYS_LATE = 2;

/** Money sent to the store's account, or planned to be sent. Integer cents. */
export interface Deposit {
  /** Days in the bank's time zone (Brasília). */
  sentOn: CalendarDate;
  /** Day when the payment provider reported the payment; null before this report. */
  paidOn: CalendarDate | null;
  cents: number;
  state: DepositState;
}
/** 'returned': the bank sent the paid money back. 'not-sent': the amount is zero, or still in the store's balance. */
export type DepositState = 'paid' | 'processing' | 'returned' | 'not-sent';

/**
 * Result for a deposit in the bank's file. 'doubtful': another payer paid the same amount. 'beyond': the bank
 * may show the deposit after the file's last day.
 */
export type DepositOutcome =
  | 'found'
  | 'doubtful'
  | 'different'
  | 'missing'
  | 'may-come'
  | 'beyond'
  | 'returned'
  | 'not-sent'
  | 'nothing';

export interface MatchedDeposit<D extends Deposit> {
  deposit: D;
  outcome: DepositOutcome;
  /** The bank's line for the deposit. It has the same amount, except for the outcome 'different'. */
  line: BankLine | null;
}

export interface BankMatch<D extends Deposit> {
  /** Deposits within the period of the file, in the given sequence. */
  deposits: MatchedDeposit<D>[];
  /** Lines of our payer that match no deposit. */
  unclaimed: BankLine[];
  /** The payers of all found lines as the bank writes them. Empty if one of these names is ours. */
  strangers: string[];
}

/** The last day when the bank may show a deposit. */
export const latestDayOf = ({ sentOn, paidOn }: Pick<Deposit, 'sentOn' | 'paidOn'>): CalendarDate =>
  addBankDays(paidOn !== null && paidOn > sentOn ? paidOn : sentOn, BANK_DAYS_LATE);

/**
 * Matches the deposits to an account with the lines of a bank's file. A deposit is found when a line has its
 * amount on one of its days: from `sentOn` to its {@link latestDayOf}. Every line is used once; equal amounts
 * are paired by day. A line with a different amount is paired only if it contains the known payer, or one of
 * `ourNames`. All other lines are payments by the store's customers. If the payer is known, a line with the
 * same amount from another payer is doubtful.
 */
export function matchDeposits<D extends Deposit>(
  deposits: readonly D[],
  lines: readonly BankLine[],
  { span, today, ourNames }: { span: DayRange; today: CalendarDate; ourNames: readonly string[] },
): BankMatch<D> {
  const credits = lines.filter(({ cents }) => cents > 0).sort(byDay);
  const sent = deposits.filter(({ state, cents }) => state !== 'not-sent' && cents > 0);
  const isOurs = recogniseOurs([...pairEqual(sent, credits).values()], ourNames);
  const ours = new Set(credits.filter(isOurs));
  const others = credits.filter((line) => !ours.has(line));
  // A customer may pay the same amount on the same day. Lines of our payer come first, then lines without a name.
  const isOfAnother = ({ text }: BankLine) => ours.size > 0 && payerOf(text) !== '';
  const found = pairEqual(sent, [...ours]);
  const pairRest = (of: readonly BankLine[]) =>
    pairEqual(
      sent.filter((each) => !found.has(each)),
      of,
    );
  for (const [deposit, line] of pairRest(others.filter((line) => !isOfAnother(line))))
    found.set(deposit, line);
  const doubtful = pairRest(others.filter(isOfAnother));
  const used = new Set(found.values());
  const different = pairOther(
    sent.filter((each) => each.state === 'paid' && !found.has(each) && each.sentOn >= span.from),
    [...ours].filter((line) => !used.has(line)),
  );
  for (const line of different.values()) used.add(line);
  const matched = deposits.flatMap((deposit): MatchedDeposit<D>[] => {
    const paid = found.get(deposit) ?? different.get(deposit);
    const line = paid ?? doubtful.get(deposit) ?? null;
    // Leaves out a deposit that was sent outside the file's days: its line may be in another file.
    if (line === null && (deposit.sentOn < span.from || deposit.sentOn > span.to)) return [];
    const outcome = outcomeOf(deposit, line, { span, today });
    return [{ deposit, outcome: paid === undefined && outcome === 'found' ? 'doubtful' : outcome, line }];
  });
  return {
    deposits: matched.sort((one, other) => compare(one.deposit.sentOn, other.deposit.sentOn)),
    unclaimed: [...ours].filter((line) => !used.has(line)),
    strangers: strangersOf([...found.values()], ourNames),
  };
}

function outcomeOf(
  deposit: Deposit,
  line: BankLine | null,
  { span, today }: { span: DayRange; today: CalendarDate },
): DepositOutcome {
  if (deposit.cents === 0) return 'nothing';
  if (deposit.state === 'not-sent' || deposit.state === 'returned') return deposit.state;
  if (line !== null) return line.cents === deposit.cents ? 'found' : 'different';
  const latest = latestDayOf(deposit);
  if (deposit.state === 'processing' || latest >= today) return 'may-come';
  return latest > span.to ? 'beyond' : 'missing';
}

/**
 * Pairs lines and deposits with equal amounts. Each line, sorted by day, gets the unpaired deposit whose
 * possible days end first. This greedy method gives the maximum number of pairs. `lines` are sorted by day.
 */
export function pairEqual<D extends Deposit>(
  deposits: readonly D[],
  lines: readonly BankLine[],
): Map<D, BankLine> {
  const open = new Map<number, { deposit: D; latest: CalendarDate }[]>();
  for (const deposit of deposits) {
    const equal = open.get(deposit.cents) ?? [];
    open.set(deposit.cents, equal);
    equal.push({ deposit, latest: latestDayOf(deposit) });
  }
  for (const equal of open.values())
    equal.sort(
      (one, other) => compare(one.latest, other.latest) || compare(one.deposit.sentOn, other.deposit.sentOn),
    );
  const pairs = new Map<D, BankLine>();
  for (const line of lines) {
    const equal = open.get(line.cents) ?? [];
    const at = equal.findIndex(({ deposit, latest }) => deposit.sentOn <= line.day && line.day <= latest);
    const [first] = at < 0 ? [] : equal.splice(at, 1);
    if (first !== undefined) pairs.set(first.deposit, line);
  }
  return pairs;
}

/** Pairs the remaining deposits by day, each with the line of the nearest amount within its days. */
function pairOther<D extends Deposit>(deposits: readonly D[], lines: readonly BankLine[]): Map<D, BankLine> {
  const left = new Set(lines);
  const pairs = new Map<D, BankLine>();
  for (const deposit of deposits.toSorted((one, other) => compare(one.sentOn, other.sentOn))) {
    const latest = latestDayOf(deposit);
    const gap = ({ cents }: BankLine) => Math.abs(cents - deposit.cents);
    const [nearest] = [...left]
      .filter(({ day }) => deposit.sentOn <= day && day <= latest)
      .sort((one, other) => gap(one) - gap(other) || byDay(one, other));
    if (nearest === undefined) continue;
    left.delete(nearest);
    pairs.set(deposit, nearest);
  }
  return pairs;
}

/** The payers in the lines; empty when one of the lines names us. */
function strangersOf(lines: readonly BankLine[], ourNames: readonly string[]): string[] {
  const isUs = namesUs(ourNames);
  const payers = lines.map(({ text }) => payerOf(text)).filter((payer) => payer !== '');
  return payers.some(isUs) ? [] : [...new Set(payers)];
}

/** Makes a function that checks if a payer's text contains one of our names. */
function namesUs(ourNames: readonly string[]): (payer: string) => boolean {
  const names = ourNames.map(payerOf).filter((name) => name !== '');
  return (payer) => names.some((name) => ` ${payer} `.includes(` ${name} `));
}

/** Recognises lines of our payer: the payer of most found lines, if at least two lines, or one of our names. */
function recogniseOurs(found: readonly BankLine[], ourNames: readonly string[]): (line: BankLine) => boolean {
  const counts = new Map<string, number>();
  for (const { text } of found) counts.set(payerOf(text), (counts.get(payerOf(text)) ?? 0) + 1);
  const usual = [...counts].find(
    ([payer, count]) => payer !== '' && count >= 2 && count * 2 > found.length,
  )?.[0];
  const isUs = namesUs(ourNames);
  return ({ text }) => {
    const payer = payerOf(text);
    return (usual !== undefined && payer === usual) || isUs(payer);
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byDay = (one: BankLine, other: BankLine) => compare(one.day, other.day) || one.no - other.no;
