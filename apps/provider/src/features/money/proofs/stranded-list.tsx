import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  listStrandedPayments,
  type StrandedPayment,
} from '@comanda/contract/money/ledger/provider-proofs.calls';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { momentColumn, storeColumn } from '../../../shared/lists/columns.ts';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { toStore } from '../../../shared/store/to-store.tsx';
import { strandedTexts as texts } from './texts.ts';

const COLUMNS: readonly Column<StrandedPayment>[] = [
  storeColumn(texts.columns.store),
  { id: 'pedido', title: texts.columns.order, value: texts.order, lines: 2, grow: 2 },
  { id: 'valor', title: texts.columns.cents, kind: 'money', value: ({ cents }) => cents },
  momentColumn('desde', texts.columns.since, ({ since }) => since),
];
const rowKey = ({ storeId, orderId }: StrandedPayment) => `${storeId}-${orderId}`;
const rowName = ({ storeName, orderCode }: StrandedPayment) => `${storeName}, ${orderCode}`;
const toBook = toStore('financeiro');

/** Payments that reached neither the store nor the customer. A user must decide about each payment. */
export function StrandedList() {
  const list = usePaged(listStrandedPayments, { words: [], getInput: () => ({ storeId: null }) });
  return (
    <ListCard
      texts={texts}
      list={list}
      total={list.first?.count}
      columns={COLUMNS}
      rowKey={rowKey}
      rowName={rowName}
      link={toBook}
    />
  );
}
