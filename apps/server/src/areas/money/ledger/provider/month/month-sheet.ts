import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { StoreMonth } from '@comanda/contract/money/ledger/provider-month.calls';
import { type CalendarMonth, daysOfMonth } from '@comanda/domain/kit/time/calendar-month';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import {
  PROVIDER_SUM_IDS,
  PROVIDER_SUMS,
  type ProviderSum,
} from '@comanda/domain/money/ledger/provider-month';
import type { ReadRunner } from '../../../../../platform/paged/define-paged.ts';
import type { SheetColumn } from '../../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../../platform/spreadsheet/sheet-file.ts';
import { MONTH_SHEET as texts } from '../../texts.ts';
import { monthTotals } from './month-totals.reads.ts';

const COLUMNS: readonly SheetColumn<StoreMonth>[] = [
  { title: texts.store, kind: 'text', value: ({ storeName }) => storeName },
  { title: texts.storeId, kind: 'count', value: ({ storeId }) => storeId },
  ...PROVIDER_SUM_IDS.map((sum) => ({
    title: PROVIDER_SUMS[sum].label,
    kind: 'money' as const,
    value: (store: StoreMonth) => store[sum],
    isSummed: true as const,
  })),
];

/** A month of all stores as a file, with sums in the last row. See {@link sheetFile}. */
export const monthSheet = (
  runRead: ReadRunner,
  format: SheetFormat | null,
  { month, sort }: { month: CalendarMonth; sort: ProviderSum | `-${ProviderSum}` | null },
): AnsweredFile =>
  sheetFile({
    name: texts.file(month),
    title: texts.title(month),
    format,
    columns: COLUMNS,
    slices: monthTotals.all(runRead, { ...daysOfMonth(month), sort }),
    timeZone: PROVIDER_TIME_ZONE,
  });
