import * as calls from '@comanda/contract/money/ledger/provider-month.calls';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { daysOfMonth, monthOf } from '@comanda/domain/kit/time/calendar-month';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../../platform/http/bind.ts';
import { readerOfAll } from '../../../../../platform/paged/define-paged.ts';
import { monthSheet } from './month-sheet.ts';
import { type MonthTotals, monthTotals } from './month-totals.reads.ts';

/** Totals of a month without amounts. */
const NOTHING: MonthTotals = {
  ...{ count: 0, commission: 0, fee: 0, fine: 0, sponsored: 0, adjustment: 0, refund: 0, retained: 0 },
  ...{ invoiced: 0, received: 0, owed: 0 },
};

/** Binds 'O mês' in the console: sums over all stores and of each store. */
export function bindProviderMonth(bind: Bind, { system, clock }: { system: Database; clock: Clock }): void {
  const allStores = readerOfAll(system);
  const thisMonth = () => monthOf(dateAt(PROVIDER_TIME_ZONE, clock.now()));
  bind(calls.readProviderMonth, async ({ month: wanted, ...input }) => {
    const month = wanted ?? thisMonth();
    const page = await monthTotals.page(allStores, { ...input, ...daysOfMonth(month) });
    return { ...page, ...(page.rows[0]?.totals ?? NOTHING), month };
  });
  bind(calls.exportProviderMonth, async ({ month, sort, format }) =>
    monthSheet((work) => system.readInStore(0, work), format, { month: month ?? thisMonth(), sort }),
  );
}
