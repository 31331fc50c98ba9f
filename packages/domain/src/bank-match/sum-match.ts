import type { BankMatch, Deposit, DepositOutcome } from './match-deposits.ts';

/** A comparison in figures, integer cents: lacking = sent − came − open + excess. */
export interface MatchFigures {
  counts: Partial<Record<DepositOutcome | 'unclaimed', number>>;
  /** What was sent and looked for. */
  sentCents: number;
  /** What the bank shows of it. */
  cameCents: number;
  /** What may still come, or stand behind the file. */
  openCents: number;
  /** What came beyond the amount that was sent. */
  excessCents: number;
  /** What ought to be there and is not, as a whole or in part. */
  lackingCents: number;
}

/** Sums a comparison up. What came back or was not sent is counted, and no part of the sums. */
export function sumMatch({ deposits, unclaimed }: BankMatch<Deposit>): MatchFigures {
  const figures: MatchFigures = {
    counts: {},
    ...{ sentCents: 0, cameCents: 0, openCents: 0, excessCents: 0, lackingCents: 0 },
  };
  for (const { deposit, outcome, line } of deposits) {
    figures.counts[outcome] = (figures.counts[outcome] ?? 0) + 1;
    if (outcome === 'returned' || outcome === 'not-sent' || outcome === 'nothing') continue;
    // What another one paid is no repasse until somebody says so.
    const came = outcome === 'doubtful' ? 0 : (line?.cents ?? 0);
    figures.sentCents += deposit.cents;
    figures.cameCents += came;
    if (outcome === 'may-come' || outcome === 'beyond') figures.openCents += deposit.cents;
    else if (came > deposit.cents) figures.excessCents += came - deposit.cents;
    else figures.lackingCents += deposit.cents - came;
  }
  if (unclaimed.length > 0) figures.counts.unclaimed = unclaimed.length;
  return figures;
}
