import type { HistoryOrder } from '@comanda/contract/insight/sales-history/sales-history.calls';
import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import { methodWords, statusWords } from '@comanda/domain/insight/insight/order-words';
import type { ReversalState } from '@comanda/domain/money/ledger/fine-reversal';
import type { ReadRunner } from '../../../platform/paged/define-paged.ts';
import type { SheetColumn } from '../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../platform/spreadsheet/sheet-file.ts';
import { type HistoryFilter, salesHistory } from './history.reads.ts';
import { HISTORY_SHEET as texts } from './texts.ts';

/** State of the request to reverse an order's fine. */
const reversalOf = ({ reversalId, isReversalApproved }: HistoryOrder): ReversalState => {
  if (reversalId === null) return 'none';
  if (isReversalApproved === null) return 'requested';
  return isReversalApproved ? 'approved' : 'rejected';
};

const { columns: titles } = texts;
const money = (title: string, value: (order: HistoryOrder) => number | null): SheetColumn<HistoryOrder> => ({
  ...{ title, kind: 'money', value, isSummed: true },
});
const text = (title: string, value: (order: HistoryOrder) => string): SheetColumn<HistoryOrder> => ({
  ...{ title, kind: 'text', value },
});

const COLUMNS: readonly SheetColumn<HistoryOrder>[] = [
  text(titles.code, ({ code }) => code),
  { title: titles.createdAt, kind: 'moment', value: ({ createdAt }) => createdAt },
  text(titles.customer, ({ customerName }) => customerName),
  text(titles.status, statusWords),
  money(titles.subtotal, ({ subtotalCents }) => subtotalCents),
  money(titles.discount, ({ storeDiscountCents, sponsoredCents }) => storeDiscountCents + sponsoredCents),
  money(titles.delivery, ({ deliveryCents }) => deliveryCents),
  text(titles.payment, methodWords),
  money(titles.gross, ({ subtotalCents, deliveryCents }) => subtotalCents + deliveryCents),
  // The column has no sum: fines belong to cancelled orders, but the last row adds up delivered orders.
  { title: titles.fine, kind: 'money', value: ({ fineCents }) => fineCents ?? 0 },
  text(titles.reversal, (order) => texts.reversals[reversalOf(order)]),
];

/** The history as a file. The last row has the sums of delivered orders, as on the screen. See {@link sheetFile}. */
export const historySheet = (
  runRead: ReadRunner,
  format: SheetFormat | null,
  { filter, timeZone, isBehind }: { filter: HistoryFilter; timeZone: string; isBehind: boolean },
): AnsweredFile =>
  sheetFile({
    ...{ name: texts.file, days: filter, title: texts.title, format, columns: COLUMNS, timeZone, isBehind },
    slices: salesHistory.all(runRead, filter),
    counted: { is: ({ status }) => status === 'delivered', words: texts.counted },
  });
