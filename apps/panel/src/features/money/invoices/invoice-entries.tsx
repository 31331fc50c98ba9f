import { formatDay } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  type InvoiceDetail,
  type InvoiceEntry,
  listInvoiceEntries,
} from '@comanda/contract/money/invoices/invoice-detail.calls';
import { ENTRY_KINDS, type EntryKind } from '@comanda/domain/money/ledger/entry-kinds';
import { settlementName } from '@comanda/domain/money/ledger/settled-words';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconListDetails } from '@tabler/icons-react';
import { settlementPath } from '../../../shared/settlement-path.ts';
import classes from './invoices.module.css';
import { detailTexts as texts } from './texts.ts';

const rowKey = ({ seq }: InvoiceEntry) => seq;
const rowName = ({ kind, day }: InvoiceEntry) => `${ENTRY_KINDS[kind]}, ${formatDay(day)}`;
const columns: readonly Column<InvoiceEntry>[] = [
  { id: 'dia', title: texts.entryColumns.day, value: ({ day }) => formatDay(day) },
  {
    id: 'tipo',
    title: texts.entryColumns.what,
    lines: 2,
    grow: 2,
    value: ({ kind }) => ENTRY_KINDS[kind],
  },
  {
    id: 'pedido',
    title: texts.entryColumns.order,
    cell: ({ orderId, orderCode, settlementId, settledOn }) =>
      orderId === null ? (
        settlementId === null || settledOn === null ? (
          '–'
        ) : (
          <a className={classes.order} href={settlementPath(settlementId)}>
            {settlementName(settledOn)}
          </a>
        )
      ) : (
        <a className={classes.order} href={`/financeiro/vendas/historico?pedido=${orderId}`}>
          {texts.order(orderCode, orderId)}
        </a>
      ),
  },
  { id: 'motivo', title: texts.entryColumns.reason, lines: 2, grow: 2, value: ({ reason }) => reason ?? '–' },
  { id: 'valor', title: texts.entryColumns.value, kind: 'money', value: ({ cents }) => cents },
];

/** Element id: the bars of the invoice's chart link to this place. */
export const ENTRIES_PLACE = 'lancamentos-da-fatura';

interface InvoiceEntriesProps {
  invoice: InvoiceDetail;
  /** Null: entries of all kinds. */
  kind: EntryKind | null;
  onKind: (kind: EntryKind | null) => void;
}

/** The entries of an invoice, all or of one kind, each with its order. */
export function InvoiceEntries({ invoice: { invoiceId, items }, kind, onKind }: InvoiceEntriesProps) {
  const list = usePaged(
    listInvoiceEntries,
    { words: [invoiceId, kind], getInput: () => ({ invoiceId, kind }) },
    { subject: 'finance' },
  );
  return (
    <section className="stack-8" aria-label={texts.entries}>
      <h3 id={ENTRIES_PLACE} tabIndex={-1} className={classes.heading}>
        {texts.entries}
      </h3>
      {items.length < 2 ? null : (
        <SelectField
          label={texts.kind}
          value={kind ?? ''}
          options={[
            { value: '', label: texts.all },
            ...items.map((item) => ({
              value: item.kind,
              label: `${ENTRY_KINDS[item.kind]} (${item.count})`,
            })),
          ]}
          onChange={(value) => onKind(items.find((item) => item.kind === value)?.kind ?? null)}
        />
      )}
      <DataTable
        label={texts.entries}
        noun={texts.entryNoun}
        list={list}
        total={list.first?.count}
        failed={texts.entriesFailed}
        empty={
          <EmptyState
            isCompact
            icon={<IconListDetails size={24} stroke={1.5} aria-hidden="true" />}
            title={texts.noEntries}
          >
            {texts.noEntriesHint}
          </EmptyState>
        }
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
      />
    </section>
  );
}
