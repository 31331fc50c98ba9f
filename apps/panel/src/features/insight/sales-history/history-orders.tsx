import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import type { PagedRows } from '@comanda/client/table/use-paged.ts';
import {
  exportSalesHistory,
  type HistoryOrder,
  type SalesHistoryPage,
} from '@comanda/contract/insight/sales-history/sales-history.calls';
import type { DomainOfShape } from '@comanda/contract/kit/record';
import { methodWords, statusWords } from '@comanda/domain/insight/insight/order-words';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { IconGavel, IconReceipt } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ReversalIcon } from './reversal-icon.tsx';
import { hasKit } from './reversal-of.ts';
import classes from './sales-history.module.css';
import { toneOf } from './status-tone.ts';
import { historyTexts as texts } from './texts.ts';

const STATUSES = ['delivered', 'refused', 'cancelled', 'unpaid', 'open'] as const;
const METHODS = ['card', 'cash', 'online'] as const;
const PAYERS = ['store', 'sponsor'] as const;
const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (word: string) =>
    words.find((each) => each === word) ?? null;

/** The list's state in the address. */
export const HISTORY_VIEW = {
  filters: { situacao: oneOf(STATUSES), forma: oneOf(METHODS), desconto: oneOf(PAYERS) },
} as const;
const filterOf = <Word extends string>(
  id: string,
  label: string,
  words: readonly Word[],
  names: Readonly<Record<Word, string>>,
): TableFilter<HistoryOrder> => ({
  ...{ id, label, all: texts.filters.all },
  options: words.map((value) => ({ value, label: names[value] })),
});
const { filters: names } = texts;
const filters: readonly TableFilter<HistoryOrder>[] = [
  filterOf('situacao', names.status, STATUSES, names.statuses),
  filterOf('forma', names.way, METHODS, texts.types),
  filterOf('desconto', names.payer, PAYERS, names.payers),
];

export interface OrderActions {
  open: (orderId: number) => void;
  requestReversal: (order: HistoryOrder) => void;
  saveKit: (orderId: number) => void;
}

const columnsOf = ({ open, requestReversal, saveKit }: OrderActions): readonly Column<HistoryOrder>[] => [
  { id: 'pedido', title: texts.columns.code, value: ({ code }) => `#${code}` },
  {
    id: 'data',
    title: texts.columns.createdAt,
    value: ({ createdAt }) => formatDateTime(new Date(createdAt)),
    minWidth: 130,
  },
  {
    ...{ id: 'cliente', title: texts.columns.customer, lines: 2, grow: 2 },
    value: ({ customerName }) => customerName,
  },
  {
    ...{ id: 'status', title: texts.columns.status, onCard: 'corner', minWidth: 150 },
    cell: (order) => (
      <StatusLabel tone={toneOf(order)} variant="quiet">
        {statusWords(order)}
      </StatusLabel>
    ),
  },
  {
    ...{ id: 'subtotal', title: texts.columns.subtotal, kind: 'money' },
    value: ({ subtotalCents }) => subtotalCents,
  },
  {
    ...{ id: 'valor_desconto', title: texts.columns.discount, kind: 'money' },
    value: ({ storeDiscountCents, sponsoredCents }) => storeDiscountCents + sponsoredCents,
  },
  {
    ...{ id: 'taxa', title: texts.columns.delivery, kind: 'money' },
    value: ({ deliveryCents }) => deliveryCents,
  },
  { id: 'tipo', title: texts.columns.payment, value: methodWords, lines: 2, minWidth: 140 },
  {
    ...{ id: 'acoes', title: texts.columns.actions, minWidth: 160, isField: true },
    cell: (order) => (
      <span className={classes.actions}>
        <ReversalIcon order={order} />
        {order.answerBy === null ? null : (
          <span
            className={classes.deadline}
            role="img"
            aria-label={texts.answerBy(order.answerBy)}
            title={texts.answerBy(order.answerBy)}
          >
            <IconGavel size={20} stroke={1.75} aria-hidden="true" /> {texts.until(order.answerBy)}
          </span>
        )}
        <RowMenu
          label={texts.actionsOf(order.code)}
          actions={[
            { label: texts.open, onChoose: () => open(order.orderId) },
            ...(order.canRequestReversal
              ? [{ label: texts.requestReversal, onChoose: () => requestReversal(order) }]
              : []),
            ...(hasKit(order) ? [{ label: texts.kit, onChoose: () => saveKit(order.orderId) }] : []),
          ]}
        />
      </span>
    ),
  },
];

interface HistoryOrdersProps {
  list: PagedRows<HistoryOrder, SalesHistoryPage>;
  view: Parameters<typeof DataTable<HistoryOrder>>[0]['view'];
  /** Returns the current filter, for the export. */
  getInput: () => Omit<DomainOfShape<typeof exportSalesHistory.input>, 'format'>;
  actions: OrderActions;
}

/** The orders of a period with money, fine and actions, and their export. */
export function HistoryOrders({ list, view, getInput, actions }: HistoryOrdersProps) {
  const columns = useMemo(() => columnsOf(actions), [actions]);
  return (
    <DataTable
      label={texts.orders}
      noun={texts.noun}
      list={list}
      total={list.first?.found}
      view={view}
      filters={filters}
      searchLabel={texts.search}
      failed={texts.listFailed}
      empty={
        <EmptyState icon={<IconReceipt size={28} stroke={1.75} aria-hidden="true" />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      }
      columns={columns}
      rowKey={({ orderId }) => orderId}
      rowName={({ code }) => `#${code}`}
      tools={<ExportButton call={exportSalesHistory} getInput={getInput} />}
    />
  );
}
