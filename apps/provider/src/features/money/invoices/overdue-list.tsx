import { formatDay } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  listOverdueInvoices,
  type OverdueInvoice,
} from '@comanda/contract/money/invoices/provider-invoices.calls';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AllDone } from '../../../shared/all-done.tsx';
import { storeColumn } from '../../../shared/lists/columns.ts';
import { invoiceTexts } from './texts.ts';

const texts = invoiceTexts.overdue;

/** An invoice that is overdue for more days than this is marked as very late. */
const LONG_DAYS = 30;

const columns: readonly Column<OverdueInvoice>[] = [
  storeColumn(texts.columns.store),
  { id: 'cidade', title: texts.columns.city, value: ({ city }) => city, lines: 2 },
  {
    id: 'fatura',
    title: texts.columns.invoice,
    kind: 'number',
    value: ({ invoiceId }) => invoiceId,
    minWidth: 80,
  },
  { id: 'vencimento', title: texts.columns.dueOn, value: ({ dueOn }) => formatDay(dueOn) },
  {
    id: 'atraso',
    title: texts.columns.late,
    cell: ({ daysLate }) => (
      <StatusLabel tone={daysLate > LONG_DAYS ? 'late' : 'pending'} variant="quiet">
        {texts.age(daysLate)}
      </StatusLabel>
    ),
  },
  { id: 'valor', title: texts.columns.value, kind: 'money', value: ({ valueCents }) => valueCents },
];
const toStore = ({ storeId }: OverdueInvoice, name: ReactNode) => (
  <Link to="/lojas/$id" params={{ id: String(storeId) }} search={{ aba: 'faturas' }}>
    {name}
  </Link>
);

/** Overdue invoices of all stores, with their total. */
export function OverdueList() {
  const list = usePaged(listOverdueInvoices, { words: [], getInput: () => ({ perPage: null }) });
  return (
    <DataTable
      label={texts.list}
      noun={texts.noun}
      list={list}
      totals={list.first && [[texts.sum, formatMoney(list.first.sumCents)]]}
      total={list.first?.count}
      failed={texts.failed}
      empty={<AllDone title={texts.noneTitle}>{texts.noneHint}</AllDone>}
      columns={columns}
      rowKey={rowKey}
      rowName={rowName}
      link={toStore}
    />
  );
}

const rowKey = ({ storeId, invoiceId }: OverdueInvoice) => `${storeId}-${invoiceId}`;
const rowName = ({ storeName, invoiceId }: OverdueInvoice) => `${storeName}, ${invoiceId}`;
