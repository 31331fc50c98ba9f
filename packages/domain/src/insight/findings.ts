import type { Question } from '../ratings/rating.ts';
import type { CalendarDate } from '../time/calendar-date.ts';

/** What stands out beside the figures of a period. */
export interface StandingOut {
  /** The two hours of a weekday (0 is Sunday) with the most refused orders, and what half of those it cooked took at most, in minutes. */
  rush: { weekday: number; hour: number; refused: number; kitchen: number | null } | null;
  /** What was asked for while it was out on the same weekday for the most weeks running until now, and how often. */
  missing: { name: string; weekday: number; weeks: number; times: number } | null;
  /** The last day of the period on which a delivery fee was changed. */
  feesChangedOn: CalendarDate | null;
  /** Scores that count, in sums: since that change, and before it; without one of the period and of the one before it. */
  scores: readonly {
    question: Question;
    count: number;
    sum: number;
    countBefore: number;
    sumBefore: number;
  }[];
}

/** What the rules read of a period. Minutes are null below five orders. */
export interface FindingFacts {
  /** Completed orders. */
  orders: number;
  /** Orders that were cancelled or refused, by reason and by who cancelled; `before`: in the period before, null: there is no whole one. */
  lost: readonly { key: string; times: number; before: number | null; cents: number }[];
  /** What was asked for while it was out. */
  out: readonly { name: string; times: number }[];
  /** Deliveries with a promised time, and those of them that came after it. */
  promised: number;
  late: number;
  /** Minutes nine of ten orders waited to be accepted. */
  accepting: number | null;
  standingOut: StandingOut;
}

/** One thing that stands out, with the numbers it rests on. */
export type Finding =
  | { rule: 'lost'; key: string; times: number; before: number | null; cents: number }
  | { rule: 'late'; late: number; promised: number }
  | { rule: 'out'; name: string; times: number }
  | ({ rule: 'out' } & NonNullable<StandingOut['missing']>)
  | ({ rule: 'rush' } & NonNullable<StandingOut['rush']>)
  /** Means in tenths; `since`: a delivery fee was changed on that day. */
  | { rule: 'rating'; question: Question; before: number; now: number; since: CalendarDate | null }
  | { rule: 'accepting'; minutes: number };
export const FINDING_RULES = [
  'rush',
  'lost',
  'late',
  'out',
  'rating',
  'accepting',
] as const satisfies readonly Finding['rule'][];
export type FindingRule = Finding['rule'];

/** How long a rule says nothing to whoever silenced it. */
export const SILENT_MS = 30 * 24 * 3_600_000;

/** Below so many completed orders a share says nothing. */
const FEWEST_ORDERS = 20;
const FEWEST_TIMES = 3;
/** One delivery in five. */
const LATE_PERCENT = 20;
/** Of the eight minutes an order may wait. */
const SLOW_MINUTES = 5;
const FEWEST_WEEKS = 3;
const FEWEST_RATINGS = 10;
const FALL_TENTHS = 3;
const MOST = 3;

/**
 * At most three findings of a period, what costs orders first. Each comes from one rule:
 * `rush`: three orders or more refused within the same two hours of a weekday.
 * `lost`: a reason three times or more, and at least twice as often as before; the most frequent one.
 * `late`: one delivery in five or more after its promised time, of twenty or more.
 * `out`: an item asked for while it was out on the same weekday for three weeks or more running; otherwise one asked for three times or more.
 * `rating`: a score that fell by three tenths or more, of ten ratings or more before and since; the one that fell most.
 * `accepting`: more than one order in ten waited longer than five minutes to be accepted.
 * None with fewer than twenty completed orders. `silenced`: rules that are not to be told.
 */
export function findingsOf(facts: FindingFacts, silenced: ReadonlySet<FindingRule> = new Set()): Finding[] {
  const { orders, lost, out, promised, late, accepting } = facts;
  if (orders < FEWEST_ORDERS) return [];
  const found: Finding[] = [];
  const { rush, missing: weekly, scores, feesChangedOn: since } = facts.standingOut;
  if (rush !== null && rush.refused >= FEWEST_TIMES) found.push({ rule: 'rush', ...rush });
  const reason = most(
    lost.filter(({ times, before }) => times >= FEWEST_TIMES && times >= 2 * (before ?? 0)),
  );
  if (reason !== undefined) {
    const { key, times, before, cents } = reason;
    found.push({ rule: 'lost', key, times, before, cents });
  }
  if (promised >= FEWEST_ORDERS && late * 100 >= LATE_PERCENT * promised) {
    found.push({ rule: 'late', late, promised });
  }
  const missing = most(out.filter(({ times }) => times >= FEWEST_TIMES));
  if (weekly !== null && weekly.weeks >= FEWEST_WEEKS) found.push({ rule: 'out', ...weekly });
  else if (missing !== undefined) found.push({ rule: 'out', name: missing.name, times: missing.times });
  const fallen = fallenScore(scores);
  if (fallen !== undefined) found.push({ rule: 'rating', ...fallen, since });
  // Nine of ten were accepted within so many whole minutes, and fewer within one less.
  if (accepting !== null && accepting > SLOW_MINUTES)
    found.push({ rule: 'accepting', minutes: accepting - 1 });
  return found.filter(({ rule }) => !silenced.has(rule)).slice(0, MOST);
}

/** The figures of a period, as the rules read them. */
export function factsOfPeriod(
  period: Omit<FindingFacts, 'orders' | 'accepting'> & {
    figures: Readonly<Record<'orders.completed', { value: number | null }>>;
    accepting: { nineOfTen: number | null };
  },
): FindingFacts {
  const { lost, out, promised, late, figures, accepting, standingOut } = period;
  const orders = figures['orders.completed'].value ?? 0;
  return { ...{ orders, lost, out, promised, late, standingOut }, accepting: accepting.nineOfTen };
}

const most = <Row extends { times: number }>(rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>(
    (best, row) => (best === undefined || row.times > best.times ? row : best),
    undefined,
  );

/** The score that fell most, if any fell enough. */
function fallenScore(scores: StandingOut['scores']) {
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
