import {
  exportOldTransactions,
  listOldPayouts,
  listOldTransactions,
  type OldTransaction,
} from '@comanda/contract/money/old-finance/old-finance.calls';
import { momentsOfRange } from '@comanda/domain/kit/time/day-range';
import type { Bind } from '../../../platform/http/bind.ts';
import { reportPeriod } from '../../../platform/period/report-period.ts';
import { zoneOf } from '../../../platform/period/store-period.ts';
import type { SheetColumn } from '../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../platform/spreadsheet/sheet-file.ts';
import { oldPayouts, oldTransactions, sumTransactions } from './old-finance.reads.ts';
import { OLD_SHEET as TEXTS } from './texts.ts';

/** Maximum of orders in one answer. The spreadsheet contains all orders. */
const MAX_AT_ONCE = 10_000;
/** Payouts per page, as specified. */
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

/** Binds the archives of the old system, which stores can read but not change. */
export function bindOldFinance(bind: Bind): void {
  bind.readInStore(listOldTransactions, async (tx, input, _session, now) => {
    const { moments } = await reportPeriod(tx, { period: null, ...input }, now);
    const { rows } = await oldTransactions.first(tx, moments, MAX_AT_ONCE);
    return { transactions: rows, ...(await sumTransactions(tx, moments)) };
  });
  bind.fileInStore(exportOldTransactions, async (runRead, { format, ...input }, _session, now) => {
    const { moments, timeZone } = await runRead((tx) => reportPeriod(tx, { period: null, ...input }, now));
    const slices = oldTransactions.all(runRead, moments);
    return sheetFile({ name: TEXTS.file, title: TEXTS.title, format, columns: COLUMNS, slices, timeZone });
  });
  bind.readInStore(listOldPayouts, async (tx, { day, page, perPage }) => {
    const paid = day === null ? null : momentsOfRange({ from: day, to: day }, await zoneOf(tx));
    const { rows, total } = await oldPayouts.numbered(tx, { paid, page, perPage: perPage ?? PER_PAGE });
    // Loaded at the first use, because no other request needs the HTML parser.
    const { cleanMarkup } = await import('./clean-markup.ts');
    const payouts = rows.map((row) => ({ ...row, description: cleanMarkup(row.description) }));
    return { payouts, count: total };
  });
}
