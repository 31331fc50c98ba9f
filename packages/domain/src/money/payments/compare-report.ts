/** Money moved at the payment provider on a day, by reference. Cents, negative when money left. */
export interface ReportLine {
  reference: string;
  event: string;
  cents: number;
}

/** Null: one side does not have it. */
export interface ReportDifference {
  reference: string;
  event: string;
  ourCents: number | null;
  theirCents: number | null;
}

/** Name of a wrong balance among the differences. */
export const BALANCE = 'saldo';

/**
 * Compares the provider's report of a day with our own rows. It sums the lines of each reference and event. It
 * also checks that the report's lines lead to its closing balance. Empty: equal to the cent.
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
