import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  closeStoreInvoice,
  listOverdueInvoices,
  listStoreInvoices,
  type StoreInvoice,
} from '@comanda/contract/provider/invoices.calls';
import { formatCents } from '@comanda/domain/money/format-cents';
import { providerMay } from '@comanda/domain/provider/permissions';
import { dateAt } from '@comanda/domain/time/calendar-date';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconPlus, IconReceipt } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Row, Rows } from '../../shared/rows/rows.tsx';
import { useProviderSession } from '../../shared/session/session-store.ts';
import { storeQuery } from '../../shared/store/store-query.ts';
import { NewInvoiceDialog } from './new-invoice-dialog.tsx';
import { invoiceTexts as texts } from './texts.ts';

const invoicesQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'invoices'],
    queryFn: ({ signal }) => sendCall(listStoreInvoices, { storeId }, { signal }),
    meta: { silent: true },
  });

const TONES = { overdue: 'late', open: 'pending', paid: 'delivered', cancelled: 'neutral' } as const;

/** What the store owes the provider, and owed. */
export function InvoicesTab({ storeId }: { storeId: number }) {
  const mayChange = providerMay(useProviderSession(), 'services.manage');
  const query = useQuery(invoicesQuery(storeId));
  const [isAdding, setAdding] = useState(false);
  const add = mayChange ? (
    <Button icon={<IconPlus size={18} stroke={2} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  ) : null;
  return (
    <FormCard title={texts.title} hint={texts.hint} actions={query.data?.length ? add : null}>
      <QueryFaces
        query={query}
        isCompact
        skeleton={<TableSkeleton rows={4} hasTools={false} />}
        failed={texts.failed}
        empty={(invoices) =>
          invoices.length > 0 ? null : (
            <EmptyState
              isCompact
              icon={<IconReceipt size={24} stroke={1.75} aria-hidden="true" />}
              title={texts.noneTitle}
              action={add}
            >
              {texts.noneHint}
            </EmptyState>
          )
        }
      >
        {(invoices) => (
          <Rows label={texts.list}>
            {inOrder(invoices).map((invoice) => (
              <InvoiceRow key={invoice.invoiceId} storeId={storeId} invoice={invoice} mayChange={mayChange} />
            ))}
          </Rows>
        )}
      </QueryFaces>
      {isAdding ? (
        <NewInvoiceDialog
          storeId={storeId}
          refreshes={[invoicesQuery(storeId).queryKey]}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </FormCard>
  );
}

/** Open ones first, the oldest of them at the top; then what is over, the newest first. */
function inOrder(invoices: readonly StoreInvoice[]): readonly StoreInvoice[] {
  const open = invoices.filter(({ status }) => status === 'open');
  return [...open, ...invoices.filter(({ status }) => status !== 'open').toReversed()];
}

interface InvoiceRowProps {
  storeId: number;
  invoice: StoreInvoice;
  mayChange: boolean;
}

function InvoiceRow({ storeId, invoice, mayChange }: InvoiceRowProps) {
  const { invoiceId, valueCents, status, dueOn } = invoice;
  const { data: store } = useQuery(storeQuery(storeId));
  const isOverdue = status === 'open' && dueOn < dateAt(store?.timeZone ?? shownTimeZone(), Date.now());
  const shown = isOverdue ? 'overdue' : status;
  const closing = useCallMutation(closeStoreInvoice, {
    savedText: ({ message }) => message,
    refreshes: [invoicesQuery(storeId).queryKey, listKey(listOverdueInvoices)],
  });
  const close = async (into: 'paid' | 'cancelled') => {
    const isPaid = into === 'paid';
    const isSure = await alertDialog({
      title: isPaid ? texts.payTitle : texts.cancelTitle,
      text: isPaid ? texts.payText(invoice) : texts.cancelText(invoice),
      confirmText: isPaid ? texts.payYes : texts.cancelYes,
      cancelText: texts.back,
      isDestructive: !isPaid,
    });
    if (isSure) closing.run({ storeId, invoiceId, status: into });
  };
  return (
    <Row
      isPast={status !== 'open'}
      name={formatCents(valueCents)}
      facts={texts.facts(invoice)}
      state={
        <StatusLabel tone={TONES[shown]} variant="quiet">
          {texts.status[shown]}
        </StatusLabel>
      }
      actions={
        status === 'open' && mayChange ? (
          <>
            <Button
              variant="default"
              isBusy={closing.input?.status === 'paid'}
              aria-label={texts.payNamed(invoiceId)}
              onClick={() => void close('paid')}
            >
              {texts.pay}
            </Button>
            <Button
              variant="default"
              isBusy={closing.input?.status === 'cancelled'}
              aria-label={texts.cancelNamed(invoiceId)}
              onClick={() => void close('cancelled')}
            >
              {texts.cancel}
            </Button>
          </>
        ) : null
      }
    />
  );
}
