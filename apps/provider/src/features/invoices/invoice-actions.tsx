import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  askInvoiceBoleto,
  cancelStoreInvoice,
  closeStoreInvoice,
  listOverdueInvoices,
  listStoreInvoices,
  type StoreInvoice,
} from '@comanda/contract/provider/invoices.calls';
import { providerMay } from '@comanda/domain/provider/permissions';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { useState } from 'react';
import { useProviderSession } from '../../shared/session/session-store.ts';
import { invoiceTexts as texts } from './texts.ts';

const paymentDialog = createLazyPart(async () => (await import('./payment-dialog.tsx')).PaymentDialog);

/** How an open invoice ends: one of a period in the store's book, others by a word of the provider's. */
export function InvoiceActions({ storeId, invoice }: { storeId: number; invoice: StoreInvoice }) {
  const { invoiceId, status, kind, boleto } = invoice;
  const isOfPeriod = kind !== null;
  const [isPaying, setPaying] = useState(false);
  const mayChange = providerMay(useProviderSession(), 'services.manage');
  const closing = useCallMutation(closeStoreInvoice, {
    savedText: ({ message }) => message,
    refreshes: [listKey(listStoreInvoices, [storeId]), listKey(listOverdueInvoices)],
  });
  const shared = {
    savedText: ({ message }: { message: string | null }) => message,
    refreshes: [listKey(listStoreInvoices, [storeId]), listKey(listOverdueInvoices)],
  };
  const cancelling = useCallMutation(cancelStoreInvoice, shared);
  const asking = useCallMutation(askInvoiceBoleto, shared);
  const close = async (into: 'paid' | 'cancelled') => {
    const isPaid = into === 'paid';
    const isSure = await alertDialog({
      title: isPaid ? texts.payTitle : texts.cancelTitle,
      text: isPaid
        ? texts.payText(invoice)
        : isOfPeriod
          ? texts.cancelPeriodText(invoice)
          : texts.cancelText(invoice),
      confirmText: isPaid ? texts.payYes : texts.cancelYes,
      cancelText: texts.back,
      isDestructive: !isPaid,
    });
    if (!isSure) return;
    if (isOfPeriod) cancelling.run({ storeId, invoiceId });
    else closing.run({ storeId, invoiceId, status: into });
  };
  if (status !== 'open' || !mayChange) return null;
  return (
    <>
      <RowMenu
        label={texts.actionsOf(invoiceId)}
        actions={[
          isOfPeriod
            ? { label: texts.payment, onChoose: () => setPaying(true) }
            : { label: texts.pay, onChoose: () => void close('paid') },
          ...(isOfPeriod && boleto !== 'asking' && boleto !== 'open'
            ? [{ label: texts.askBoleto, onChoose: () => asking.run({ storeId, invoiceId }) }]
            : []),
          { label: texts.cancel, onChoose: () => void close('cancelled'), isDestructive: true },
        ]}
      />
      {isPaying ? (
        <paymentDialog.Part storeId={storeId} invoice={invoice} onClose={() => setPaying(false)} />
      ) : null}
    </>
  );
}
