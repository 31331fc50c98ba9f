import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  listStoreInvoices,
  requestInvoiceBoleto,
  type StoreInvoice,
} from '@comanda/contract/money/invoices/provider-invoices.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { invoiceTexts as texts } from './texts.ts';

const paymentDialog = createLazyPart(async () => (await import('./payment-dialog.tsx')).PaymentDialog);
const cancelDialog = createLazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

/**
 * Actions that end an open invoice by hand. One user requests the end here, and another user decides under
 * 'Financeiro'.
 */
export function InvoiceActions({ storeId, invoice }: { storeId: number; invoice: StoreInvoice }) {
  const { invoiceId, status, kind, boleto, isWaiting } = invoice;
  const [requested, setRequested] = useState<'payment' | 'cancel' | null>(null);
  const mayChange = providerMay(useProviderSession(), 'services.manage');
  const boletoRequest = useCallMutation(requestInvoiceBoleto, {
    savedText: ({ message }) => message,
    refreshes: [listKey(listStoreInvoices, [storeId])],
  });
  if (status !== 'open' || !mayChange || isWaiting) return null;
  const dialog = { storeId, invoice, onClose: () => setRequested(null) };
  return (
    <>
      <RowMenu
        label={texts.actionsOf(invoiceId)}
        actions={[
          { label: texts.payment, onChoose: () => setRequested('payment') },
          ...(kind !== null && boleto !== 'asking' && boleto !== 'open'
            ? [{ label: texts.requestBoleto, onChoose: () => boletoRequest.run({ storeId, invoiceId }) }]
            : []),
          { label: texts.cancel, onChoose: () => setRequested('cancel'), isDestructive: true },
        ]}
      />
      {requested === 'payment' ? <paymentDialog.Part {...dialog} /> : null}
      {requested === 'cancel' ? <cancelDialog.Part {...dialog} /> : null}
    </>
  );
}
