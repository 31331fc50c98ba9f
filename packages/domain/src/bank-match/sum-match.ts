import type { BankMatch, Deposit, DepositOutcome } from './match-deposits.ts';

/** A comparison in figures. Cents: differences are what the bank shows less what was sent. */
export interface MatchFigures {
  counts: Partial<Record<DepositOutcome | 'unclaimed', number>>;
  /** What was sent and looked for. */
  sentCents: number;
  /** What the bank shows of it. */
  cameCents: number;
  /** What ought to be there and is not, as a whole or in part. */
  lackingCents: number;
}

const LOOKED_FOR: ReadonlySet<DepositOutcome> = new Set([
  'found',
  'different',
  'missing',
  'may-come',
  'beyond',
]);

/** Sums a comparison up: sent = came + lacking + what may still come, but for what came beyond its amount. */
export function sumMatch({ deposits, unclaimed }: BankMatch<Deposit>): MatchFigures {
  const figures: MatchFigures = { counts: {}, sentCents: 0, cameCents: 0, lackingCents: 0 };
  for (const { deposit, outcome, line } of deposits) {
    figures.counts[outcome] = (figures.counts[outcome] ?? 0) + 1;
    if (!LOOKED_FOR.has(outcome)) continue;
    const came = line?.cents ?? 0;
    figures.sentCents += deposit.cents;
    figures.cameCents += came;
    if (outcome === 'missing' || outcome === 'different')
      figures.lackingCents += Math.max(deposit.cents - came, 0);
  }
  if (unclaimed.length > 0) figures.counts.unclaimed = unclaimed.length;
  return figures;
}
