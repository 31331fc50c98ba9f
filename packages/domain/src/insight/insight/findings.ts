import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import type { DayRange } from '../../kit/time/day-range.ts';
import type { Question } from '../../orders/ratings/rating.ts';

/** Notable facts of a period besides its metrics. */
export interface Remarkable {
  /**
   * The two hours of a weekday (0 is Sunday) with the most refused orders. `kitchen`: the median kitchen time in these
   * hours, in minutes. `days`: the days that were counted; null: the whole period. `key` is the most frequent reason,
   * with its count.
   */
  rush: {
    weekday: number;
    hour: number;
    refused: number;
    kitchen: number | null;
    days: DayRange | null;
    key: string;
    ofKey: number;
  } | null;
  /**
   * The unavailable item that customers asked for most persistently: on the same weekday, for the most
   * consecutive weeks until now.
   */
  missing: { name: string; weekday: number; weeks: number; times: number; days: DayRange } | null;
  /** The last day of the period with a change of a delivery fee. */
  feesChangedOn: CalendarDate | null;
  /**
   * Scores by question. `count` and `sum` include ratings since `feesChangedOn`; the other two include
   * ratings before that day. Without a change of a fee they belong to this period and to the previous period.
   */
  scores: readonly {
    question: Question;
    count: number;
    sum: number;
    countBefore: number;
    sumBefore: number;
  }[];
}

/** The facts of a period that the rules read. */
export interface FindingFacts {
  /** Completed orders. */
  orders: number;
  /**
   * Cancelled or refused orders by reason and canceller. `before`: the count of the previous period; null if
   * the store did not exist during the whole previous period.
   */
  lost: readonly { key: string; times: number; before: number | null; cents: number }[];
  /** Items that customers requested while they were out. */
  out: readonly { name: string; times: number }[];
  /** Deliveries with a promised time, and the late deliveries among them. */
  promised: number;
  late: number;
  /** Accepted orders, and those that waited more than five minutes for the acceptance. */
  accepted: number;
  slow: number;
  remarkable: Remarkable;
}

/** A notable fact with its numbers. */
export type Finding =
  | { rule: 'lost'; key: string; times: number; before: number | null; cents: number }
  | { rule: 'late'; late: number; promised: number }
  | { rule: 'out'; name: string; times: number }
  | ({ rule: 'out' } & NonNullable<Remarkable['missing']>)
  | ({ rule: 'rush' } & NonNullable<Remarkable['rush']>)
  /** Mean scores in tenths. `since`: day of the last change of a delivery fee. */
  | { rule: 'rating'; question: Question; before: number; now: number; since: CalendarDate | null }
  | { rule: 'accepting'; slow: number; accepted: number };
export const FINDING_RULES = [
  'rush',
  'lost',
  'late',
  'out',
  'rating',
  'accepting',
] as const satisfies readonly Finding['rule'][];
export type FindingRule = Finding['rule'];

/** A user who silences a rule does not see its findings for this long. */
export const SILENT_MS = 30 * 24 * 3_600_000;

/** Minimum number of completed orders. With fewer orders a percentage has no meaning. */
const FEWEST_ORDERS = 20;
const FEWEST_TIMES = 3;
/** Minimum percentage of late deliveries: one in five. */
const LATE_PERCENT = 20;
const FEWEST_ACCEPTED = 5;
const FEWEST_WEEKS = 3;
const FEWEST_RATINGS = 10;
const FALL_TENTHS = 3;
const MAX = 3;

/**
 * Returns at most three findings of a period; findings about lost orders come first. Returns none for fewer
 * than twenty completed orders. Ignores rules in `silenced`. Each rule gives at most one finding:
 * - `rush`: three or more orders refused in the same two hours of a weekday.
 * - `lost`: a reason three times or more, and at least twice as often as before. The reason of `rush` is skipped.
 * - `late`: at least one of five deliveries late, with twenty deliveries or more.
 * - `out`: an item requested while out on the same weekday for three weeks; otherwise three requests in total.
 * - `rating`: the score that fell most, by three tenths or more, with ten ratings before and since.
 * - `accepting`: more than one of ten orders waited longer than five minutes for the acceptance.
 */
export function findingsOf(facts: FindingFacts, silenced: ReadonlySet<FindingRule> = new Set()): Finding[] {
  const { orders, lost, out, promised, late, accepted, slow } = facts;
  if (orders < FEWEST_ORDERS) return [];
  const found: Finding[] = [];
  const { rush, missing: weekly, scores, feesChangedOn: since } = facts.remarkable;
  const rushed = rush !== null && rush.refused >= FEWEST_TIMES && !silenced.has('rush') ? rush : null;
  if (rushed !== null) found.push({ rule: 'rush', ...rushed });
  const isShown = ({ key, times }: { key: string; times: number }) =>
    rushed !== null && rushed.key === key && 2 * rushed.ofKey >= times;
  const reason = max(
    lost.filter((row) => row.times >= FEWEST_TIMES && row.times >= 2 * (row.before ?? 0) && !isShown(row)),
  );
  if (reason !== undefined) {
    const { key, times, before, cents } = reason;
    found.push({ rule: 'lost', key, times, before, cents });
  }
  if (promised >= FEWEST_ORDERS && late * 100 >= LATE_PERCENT * promised) {
    found.push({ rule: 'late', late, promised });
  }
  const missing = max(out.filter(({ times }) => times >= FEWEST_TIMES));
  if (weekly !== null && weekly.weeks >= FEWEST_WEEKS) found.push({ rule: 'out', ...weekly });
  else if (missing !== undefined) found.push({ rule: 'out', name: missing.name, times: missing.times });
  const fallen = fallenScore(scores);
  if (fallen !== undefined) found.push({ rule: 'rating', ...fallen, since });
  if (accepted >= FEWEST_ACCEPTED && slow * 10 > accepted) found.push({ rule: 'accepting', slow, accepted });
  return found.filter(({ rule }) => !silenced.has(rule)).slice(0, MAX);
}

/** The numbers of a period in the form that the rules read. */
export function factsOfPeriod(
  period: Omit<FindingFacts, 'orders' | 'accepted'> & {
    figures: Readonly<Record<'orders.completed', { value: number | null }>>;
    accepting: { orders: number };
  },
): FindingFacts {
  const { lost, out, promised, late, figures, accepting, slow, remarkable } = period;
  const orders = figures['orders.completed'].value ?? 0;
  return { ...{ orders, lost, out, promised, late, slow, remarkable }, accepted: accepting.orders };
}

const max = <Row extends { times: number }>(rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>(
    (best, row) => (best === undefined || row.times > best.times ? row : best),
    undefined,
  );

/** The score that fell most; undefined if no score fell enough. */
function fallenScore(scores: Remarkable['scores']) {
  return scores
    .filter(({ count, countBefore }) => count >= FEWEST_RATINGS && countBefore >= FEWEST_RATINGS)
    .map(({ question, count, sum, countBefore, sumBefore }) => ({
      question,
      before: Math.round((10 * sumBefore) / countBefore),
      now: Math.round((10 * sum) / count),
    }))
    .filter(({ before, now }) => before - now >= FALL_TENTHS)
    .toSorted((one, other) => other.before - other.now - (one.before - one.now))[0];
}
