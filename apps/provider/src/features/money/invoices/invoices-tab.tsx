import { formatDay } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { useNumbered } from '@comanda/client/table/use-numbered.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  exportStoreInvoices,
  listStoreInvoices,
  type StoreInvoice,
} from '@comanda/contract/money/invoices/provider-invoices.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconPlus, IconReceipt } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { actionsColumn } from '../../../shared/lists/columns.ts';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { invoiceTexts as texts } from './texts.ts';

const newInvoice = createLazyPart(async () => (await import('./new-invoice-dialog.tsx')).NewInvoiceDialog);

const TONES = {
  waiting: 'neutral',
  overdue: 'late',
  open: 'pending',
  paid: 'delivered',
  cancelled: 'neutral',
  accumulated: 'neutral',
} as const;
const PER_PAGE = 15;

const rowKey = ({ invoiceId }: StoreInvoice) => invoiceId;
const rowName = ({ invoiceId }: StoreInvoice) => texts.name(invoiceId);
const columnsOf = (storeId: number): readonly Column<StoreInvoice>[] => [
  { id: 'fatura', title: texts.columns.invoice, value: rowName },
  { id: 'periodo', title: texts.columns.period, lines: 2, value: texts.periodOf },
  { id: 'vencimento', title: texts.columns.dueOn, value: ({ dueOn }) => formatDay(dueOn) },
  {
    id: 'situacao',
    title: texts.columns.status,
    cell: ({ kind, status, isOverdue, isWaiting }) => {
      const shown = kind === 'accumulated' ? kind : isWaiting ? 'waiting' : isOverdue ? 'overdue' : status;
      return (
        <StatusLabel tone={TONES[shown]} variant="quiet">
          {texts.status[shown]}
        </StatusLabel>
      );
    },
  },
  { id: 'valor', title: texts.columns.value, kind: 'money', value: texts.valueOf },
  { id: 'aberto', title: texts.columns.open, kind: 'money', value: ({ openCents }) => openCents },
  { id: 'boleto', title: texts.columns.boleto, lines: 2, value: texts.boletoOf },
  actionsColumn(texts.columns.actions, (invoice) => <InvoiceActions storeId={storeId} invoice={invoice} />),
];

/** Open and past invoices of the store. */
export function InvoicesTab({ storeId }: { storeId: number }) {
  const mayChange = providerMay(useProviderSession(), 'services.manage');
  const list = useNumbered(
    listStoreInvoices,
    { words: [storeId], getInput: () => ({ storeId }) },
    { perPage: PER_PAGE },
  );
  const [isAdding, setAdding] = useState(false);
  const columns = useMemo(() => columnsOf(storeId), [storeId]);
  const add = mayChange ? (
    <Button icon={<IconPlus size={18} stroke={2} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  ) : null;
  return (
    <FormCard
      title={texts.title}
      hint={texts.hint}
      actions={
        list.data?.length ? (
          <>
            <ExportButton call={exportStoreInvoices} getInput={() => ({ storeId })} />
            {add}
          </>
        ) : null
      }
    >
      <DataTable
        label={texts.list}
        noun={texts.overdue.noun}
        list={list}
        failed={texts.failed}
        empty={
          <EmptyState
            isCompact
            icon={<IconReceipt size={24} stroke={1.75} aria-hidden="true" />}
            title={texts.noneTitle}
            action={add}
          >
            {texts.noneHint}
          </EmptyState>
        }
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
      />
      {isAdding ? (
        <newInvoice.Part
          storeId={storeId}
          refreshes={[listKey(listStoreInvoices, [storeId])]}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </FormCard>
  );
}
