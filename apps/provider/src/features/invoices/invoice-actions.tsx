import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  closeStoreInvoice,
  listOverdueInvoices,
  listStoreInvoices,
  type StoreInvoice,
} from '@comanda/contract/provider/invoices.calls';
import { providerMay } from '@comanda/domain/provider/permissions';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { useProviderSession } from '../../shared/session/session-store.ts';
import { invoiceTexts as texts } from './texts.ts';

/** How an open invoice ends. */
export function InvoiceActions({ storeId, invoice }: { storeId: number; invoice: StoreInvoice }) {
  const { invoiceId, status } = invoice;
  const mayChange = providerMay(useProviderSession(), 'services.manage');
  const closing = useCallMutation(closeStoreInvoice, {
    savedText: ({ message }) => message,
    refreshes: [listKey(listStoreInvoices, [storeId]), listKey(listOverdueInvoices)],
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
  if (status !== 'open' || !mayChange) return null;
  return (
    <RowMenu
      label={texts.actionsOf(invoiceId)}
      actions={[
        { label: texts.pay, onChoose: () => void close('paid') },
        { label: texts.cancel, onChoose: () => void close('cancelled'), isDestructive: true },
      ]}
    />
  );
}
