import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  listStrandedPayments,
  type StrandedPayment,
} from '@comanda/contract/money/ledger/provider-proofs.calls';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AllDone } from '../../../shared/all-done.tsx';
import { strandedTexts as texts } from './texts.ts';

const COLUMNS: readonly Column<StrandedPayment>[] = [
  { id: 'loja', title: texts.columns.store, value: ({ storeName }) => storeName, lines: 2, grow: 2 },
  { id: 'pedido', title: texts.columns.order, value: texts.order, lines: 2, grow: 2 },
  { id: 'valor', title: texts.columns.cents, kind: 'money', value: ({ cents }) => cents },
  {
    id: 'desde',
    title: texts.columns.since,
    value: ({ since }) => formatDateTime(new Date(since)),
    lines: 2,
  },
];
const rowKey = ({ storeId, orderId }: StrandedPayment) => `${storeId}-${orderId}`;
const rowName = ({ storeName, orderCode }: StrandedPayment) => `${storeName}, ${orderCode}`;
const toBook = ({ storeId }: StrandedPayment, name: ReactNode) => (
  <Link to="/lojas/$id" params={{ id: String(storeId) }} search={{ aba: 'financeiro' }}>
    {name}
  </Link>
);

/** Payments that reach neither the store nor the customer: each needs a decision. */
export function StrandedList() {
  const list = usePaged(listStrandedPayments, { words: [], ask: () => ({ storeId: null }) });
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        total={list.first?.count}
        failed={texts.failed}
        empty={<AllDone isCompact title={texts.none} />}
        columns={COLUMNS}
        rowKey={rowKey}
        rowName={rowName}
        link={toBook}
      />
    </FormCard>
  );
}
