/** Money that moved at the payment provider on a day, by reference. Cents, negative for outgoing money. */
export interface ReportLine {
  reference: string;
  event: string;
  cents: number;
}

/** The amounts on both sides; null if this side has no such row. */
export interface ReportDifference {
  reference: string;
  event: string;
  ourCents: number | null;
  theirCents: number | null;
}

/** Used as reference for a wrong closing balance in the list of differences. */
export const BALANCE = 'saldo';

/**
 * Compares the provider's report of a day with our own rows. Lines are summed by reference and event. It also checks
 * that the lines lead to the report's closing balance. Empty when all amounts are equal.
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
  const reported = theirs.lines.reduce((sum, { cents }) => sum + cents, theirs.openingCents);
  if (reported === theirs.closingCents) return differences;
  return [
    ...differences,
    { reference: '', event: BALANCE, ourCents: reported, theirCents: theirs.closingCents },
  ];
}

function sumsOf(lines: readonly ReportLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { reference, event, cents } of lines) {
    const key = `${reference} ${event}`;
    sums.set(key, (sums.get(key) ?? 0) + cents);
  }
  return sums;
}
