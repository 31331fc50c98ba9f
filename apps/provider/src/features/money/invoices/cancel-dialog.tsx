import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { invoiceCancel, requestInvoiceCancel } from '@comanda/contract/money/ledger/provider-manual.calls';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { useState } from 'react';
import { afterRequest, type RequestProps } from './after-request.ts';
import { invoiceTexts } from './texts.ts';

const texts = invoiceTexts.cancelDialog;

/** Dialog that requests the cancellation of an invoice; another user approves it. */
export function CancelDialog({ storeId, invoice, onClose }: RequestProps) {
  const { invoiceId } = invoice;
  const [key] = useState(() => crypto.randomUUID() as string);
  const form = useCallForm({
    saved: { storeId, invoiceId, key, reason: '' },
    send: (input) => sendCall(requestInvoiceCancel, input),
    record: invoiceCancel,
    refreshes: afterRequest(storeId),
    savedText: invoiceTexts.requested,
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.title(invoiceId)}
      submitText={invoiceTexts.submit}
      confirmsClosing={false}
      onClose={onClose}
    >
      <p className="muted-14">{texts.hint(invoice)}</p>
      <TextAreaField isFirst label={invoiceTexts.reason} rows={3} {...form.field('reason')} />
    </CallFormDialog>
  );
}
