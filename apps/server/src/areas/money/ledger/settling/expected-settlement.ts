import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import {
  closedBefore,
  nextSettlementDay,
  settlementAhead,
} from '@comanda/domain/money/ledger/next-settlement';
import type { Settlement } from '@comanda/domain/money/ledger/post-settlement';
import { nextRunDay } from '@comanda/domain/money/ledger/settlement-days';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { zoneOf } from '../../../../platform/period/store-period.ts';
import { readBook } from '../book/book.ts';
import type { Invoices } from '../ports.ts';
import { movedSince, openByDay } from '../statement/statement.reads.ts';

/**
 * The store's next settlement; null when none is expected. If a month closes before that settlement, the
 * closing is included in the forecast.
 */
export async function expectedSettlement(
  tx: Transaction,
  invoices: Pick<Invoices, 'overdueCents'>,
  now: number,
): Promise<(Settlement & { day: CalendarDate }) | null> {
  const book = await readBook(tx);
  if (book === null) return null;
  const open = await openByDay(tx);
  const due = { firstDueOn: open[0]?.day ?? null, runDay: nextRunDay(now) };
  const day = nextSettlementDay(due, book.balances.current);
  if (day === null) return null;
  const closings: { laterCents: number }[] = [];
  for (const through of closedBefore(day, { ...book, timeZone: await zoneOf(tx) }))
    closings.push({ laterCents: await movedSince(tx, 'current', addDays(through, 1)) });
  const dueCents = open.reduce((sum, row) => (row.day <= day ? sum + row.cents : sum), 0);
  const overdueCents = await invoices.overdueCents(tx, day);
  return { day, ...settlementAhead({ dueCents, overdueCents }, book.balances, closings) };
}
