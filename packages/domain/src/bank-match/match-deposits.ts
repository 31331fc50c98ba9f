import { addBankDays } from '../banking/bank-calendar.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { DayRange } from '../time/day-range.ts';
import type { BankLine } from './bank-statement.ts';
import { payerOf } from './payer-words.ts';

/** Bank days after it left that money may take until the bank shows it. */
export const BANK_DAYS_LATE = 2;

/** Money that was sent to the store's account, or was to be. Integer cents. */
export interface Deposit {
  /** Days of the bank's clock. */
  sentOn: CalendarDate;
  /** When it was told to be paid; null: nobody said so yet. */
  paidOn: CalendarDate | null;
  cents: number;
  state: DepositState;
}
/** 'returned': it was paid, and came back. 'not-sent': it stands to the store's credit, or is nothing. */
export type DepositState = 'paid' | 'processing' | 'returned' | 'not-sent';

/**
 * What became of a deposit in the bank's file. 'doubtful': somebody else than who pays the others paid the same amount. 'beyond': it may stand
 * behind the file's last day.
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
  /** Of the bank: the same amount, or of 'different' another one. */
  line: BankLine | null;
}

export interface BankMatch<D extends Deposit> {
  /** Those of the file's days, the first day first. */
  deposits: MatchedDeposit<D>[];
  /** What the same payer paid in, and belongs to none of them. */
  unclaimed: BankLine[];
  /** Who paid all that was found, by the bank's words, where none of it names us: nobody knows them. */
  strangers: string[];
}

/** The last day on which the bank may show a deposit. */
export const latestDayOf = ({ sentOn, paidOn }: Pick<Deposit, 'sentOn' | 'paidOn'>): CalendarDate =>
  addBankDays(paidOn !== null && paidOn > sentOn ? paidOn : sentOn, BANK_DAYS_LATE);

/**
 * Compares what was sent to an account with what its bank shows. The same amount, from the day it was sent to {@link BANK_DAYS_LATE} bank
 * days after it was paid, is found; every line of the bank is used once, equal amounts go one to one in the order of their days. Another
 * amount is told only where the line names who paid the others, or one of `ourNames`: money of customers is nobody's repasse. Where that payer is
 * known, the same amount of another name is a question.
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
  // A customer may pay the same amount on the same day: a line of ours comes first, then one whose words name nobody.
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
    // It may have come before the file's first day, or after its last one.
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
 * Pairs equal amounts: each line, in the order of days, with the open deposit that has to come first. No other way pairs more of them.
 * `lines` are in the order of days.
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

/** Pairs what is left, in the order of days, each with the line of its days that is nearest to its amount. */
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

/** The payers that lines name; none where one of the lines names us. */
function strangersOf(lines: readonly BankLine[], ourNames: readonly string[]): string[] {
  const isUs = namesUs(ourNames);
  const payers = lines.map(({ text }) => payerOf(text)).filter((payer) => payer !== '');
  return payers.some(isUs) ? [] : [...new Set(payers)];
}

/** Whether one of our names stands among a payer's words. */
function namesUs(ourNames: readonly string[]): (payer: string) => boolean {
  const names = ourNames.map(payerOf).filter((name) => name !== '');
  return (payer) => names.some((name) => ` ${payer} `.includes(` ${name} `));
}

/** By whom most of what was found was paid, twice at least, or one of our names in the bank's words. */
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
