import {
  exportOldTransactions,
  listOldPayouts,
  listOldTransactions,
  type OldTransaction,
} from '@comanda/contract/old-finance/old-finance.calls';
import { reportDaysOf } from '@comanda/domain/insight/report-days';
import { type CalendarDate, dateAt } from '@comanda/domain/time/calendar-date';
import { momentsOfRange } from '@comanda/domain/time/day-range';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/http/bind.ts';
import type { SheetColumn } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { StoreProfiles } from '../store/public.ts';
import { oldPayouts, oldTransactions, sumTransactions } from './old-finance.reads.ts';
import { OLD_SHEET as TEXTS } from './texts.ts';

interface Deps {
  database: Database;
  profiles: Pick<StoreProfiles, 'get'>;
  clock: Clock;
}

/** Orders of one answer; the file has them all. */
const MOST_AT_ONCE = 10_000;
/** Payouts of a page, as the specification has it. */
const PER_PAGE = 100;

const { columns: titles } = TEXTS;
const COLUMNS: readonly SheetColumn<OldTransaction>[] = [
  { title: titles.hash, kind: 'text', value: ({ orderHash }) => orderHash },
  { title: titles.date, kind: 'moment', value: ({ madeAt }) => madeAt },
  { title: titles.total, kind: 'money', value: ({ totalCents }) => totalCents, isSummed: true },
  { title: titles.net, kind: 'money', value: ({ netCents }) => netCents, isSummed: true },
  { title: titles.type, kind: 'text', value: ({ paymentType }) => paymentType },
  { title: titles.status, kind: 'text', value: ({ status }) => status },
];

/** Archives of the system before this one: the store's own, read only. */
export function bindOldFinance(bind: Bind, { database, profiles, clock }: Deps): void {
  const momentsOf = async (
    storeId: number,
    asked: { from: CalendarDate | null; to: CalendarDate | null },
  ) => {
    const { timeZone } = await profiles.get(storeId);
    const days = reportDaysOf(asked, dateAt(timeZone, clock.now()));
    if ('fault' in days) throw new AppError(`insight.${days.fault}`);
    return { timeZone, moments: momentsOfRange(days, timeZone) };
  };
  bind(listOldTransactions, async (asked, { session: { storeId } }) => {
    const { moments } = await momentsOf(storeId, asked);
    return database.readInStore(storeId, async (tx) => {
      const { rows } = await oldTransactions.page(tx, { ...moments, perPage: MOST_AT_ONCE });
      return { transactions: rows, ...(await sumTransactions(tx, moments)) };
    });
  });
  bind(exportOldTransactions, async ({ format, ...asked }, { session: { storeId } }) => {
    const { moments, timeZone } = await momentsOf(storeId, asked);
    const reading = <Of>(work: (tx: Transaction) => Promise<Of>) => database.readInStore(storeId, work);
    const slices = oldTransactions.all(reading, moments);
    return sheetFile({ name: TEXTS.file, title: TEXTS.title, format, columns: COLUMNS, slices, timeZone });
  });
  bind(listOldPayouts, async ({ day, page, perPage }, { session: { storeId } }) => {
    const { timeZone } = await profiles.get(storeId);
    const paid = day === null ? null : momentsOfRange({ from: day, to: day }, timeZone);
    return database.readInStore(storeId, async (tx) => {
      const { rows, total } = await oldPayouts.numbered(tx, { paid, page, perPage: perPage ?? PER_PAGE });
      return { payouts: rows, count: total };
    });
  });
}
