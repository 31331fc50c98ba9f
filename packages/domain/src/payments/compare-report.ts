/** What moved money at the payment provider on a day, by its reference; cents, below zero where money left. */
export interface ReportLine {
  reference: string;
  event: string;
  cents: number;
}

/** Null: one side says nothing of it. */
export interface ReportDifference {
  reference: string;
  event: string;
  ourCents: number | null;
  theirCents: number | null;
}

/** What a balance that does not come out is called among the differences. */
export const BALANCE = 'saldo';

/**
 * What the provider's report of a day and our own rows say differently, each reference and event by the sum of its lines; and its
 * closing balance, where its own lines do not lead there. Empty: equal to the cent.
 */
export function compareReport(
  ours: readonly ReportLine[],
  theirs: { openingCents: number; closingCents: number; lines: readonly ReportLine[] },
): ReportDifference[] {
  const [our, their] = [sumsOf(ours), sumsOf(theirs.lines)];
  const keys = [...new Set([...our.keys(), ...their.keys()])].sort();
  const differences = keys.flatMap((key) => {
    const [reference = '', event = ''] = key.split(' ');
    const [ourCents, theirCents] = [our.get(key) ?? null, their.get(key) ?? null];
    return ourCents === theirCents ? [] : [{ reference, event, ourCents, theirCents }];
  });
  const told = theirs.lines.reduce((sum, { cents }) => sum + cents, theirs.openingCents);
  if (told === theirs.closingCents) return differences;
  return [...differences, { reference: '', event: BALANCE, ourCents: told, theirCents: theirs.closingCents }];
}

function sumsOf(lines: readonly ReportLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { reference, event, cents } of lines) {
    const key = `${reference} ${event}`;
    sums.set(key, (sums.get(key) ?? 0) + cents);
  }
  return sums;
}
