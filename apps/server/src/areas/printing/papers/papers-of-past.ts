import { PRINT_LIFE_MS, type PrintWish } from '@comanda/domain/printing/print-job';
import type { DayStart } from '@comanda/domain/privacy/hidden-customer';

/**
 * Whether the kitchen is through with an order: it ended, or it was wanted on a day before. What was wanted shortly
 * before the day began is still being made.
 */
export function isOver(
  { status, receivedAt, promisedFor }: { status: string; receivedAt: number; promisedFor: number | null },
  dayStart: DayStart,
): boolean {
  if (status === 'delivered' || status === 'cancelled') return true;
  return Math.max(receivedAt, promisedFor ?? receivedAt) + PRINT_LIFE_MS < dayStart;
}

/**
 * Those papers of an order that is over that somebody who wants it printed means: the cashier's, unless they name a
 * station. Nobody is to cook it again.
 */
export function papersMeant<Paper extends PrintWish>(
  papers: readonly Paper[],
  station: string | null,
): Paper[] {
  return papers.filter((paper) =>
    station === null ? paper.kind !== 'production' : paper.station === station,
  );
}

/** The slips of a cancelled order that was never on paper: one for each place its papers would come out. */
export function slipsInstead(papers: readonly PrintWish[]): PrintWish[] {
  return papers
    .filter(
      ({ station, targetDeviceId }, place) =>
        place ===
        papers.findIndex((other) => other.station === station && other.targetDeviceId === targetDeviceId),
    )
    .map((paper) => ({ ...paper, kind: 'cancellation' }));
}
