import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { invoicePayment, requestInvoicePayment } from '@comanda/contract/money/ledger/provider-manual.calls';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { FieldGrid } from '@comanda/ui/form/form-card.tsx';
import { useState } from 'react';
import { afterRequest, type RequestProps } from './after-request.ts';
import { invoiceTexts } from './texts.ts';

const texts = invoiceTexts.paymentDialog;

/**
 * Dialog that records a payment of an invoice by Pix or deposit, with the bank's id. Another user approves
 * it.
 */
export function PaymentDialog({ storeId, invoice, onClose }: RequestProps) {
  const { invoiceId, openCents } = invoice;
  const [key] = useState(() => crypto.randomUUID() as string);
  const form = useCallForm({
    saved: { storeId, invoiceId, key, cents: openCents as number | null, code: '', reason: '' },
    // The form refuses empty values before it calls this, so the fallback is never sent.
    send: ({ cents, ...input }) => sendCall(requestInvoicePayment, { ...input, cents: cents ?? 0 }),
    record: invoicePayment,
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
      <FieldGrid>
        <MoneyField isFirst label={texts.value} {...form.field('cents')} />
        <TextField label={texts.code} hint={texts.codeHint} {...form.field('code')} />
      </FieldGrid>
      <TextAreaField label={invoiceTexts.reason} rows={3} {...form.field('reason')} />
    </CallFormDialog>
  );
}
