import type { BankMatch, Deposit, DepositOutcome } from './match-deposits.ts';

/** Totals of a comparison in integer cents: Formula: lacking = sent − came − open + excess. */
export interface MatchFigures {
  counts: Partial<Record<DepositOutcome | 'unclaimed', number>>;
  /** Sum of the sent deposits. */
  sentCents: number;
  /** Sum of the bank's lines that were found for these deposits. */
  cameCents: number;
  /** Sum of deposits that may still arrive, or may arrive after the file's last day. */
  openCents: number;
  /** Amount that arrived beyond the sent amounts. */
  excessCents: number;
  /** Amount that is missing, from lost and reduced deposits. */
  lackingCents: number;
}

/** Sums up a comparison. Returned and unsent deposits are counted but not summed. */
export function sumMatch({ deposits, unclaimed }: BankMatch<Deposit>): MatchFigures {
  const figures: MatchFigures = {
    counts: {},
    ...{ sentCents: 0, cameCents: 0, openCents: 0, excessCents: 0, lackingCents: 0 },
  };
  for (const { deposit, outcome, line } of deposits) {
    figures.counts[outcome] = (figures.counts[outcome] ?? 0) + 1;
    if (outcome === 'returned' || outcome === 'not-sent' || outcome === 'nothing') continue;
    // A payment by another payer does not count as a deposit.
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
