import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  invoicePayment,
  listOverdueInvoices,
  listStoreInvoices,
  payStoreInvoice,
  type StoreInvoice,
} from '@comanda/contract/provider/invoices.calls';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { FieldGrid } from '@comanda/ui/form/form-card.tsx';
import { invoiceTexts } from './texts.ts';

const texts = invoiceTexts.paymentDialog;

interface PaymentDialogProps {
  storeId: number;
  invoice: StoreInvoice;
  onClose: () => void;
}

/** Money that came in for an invoice by Pix or deposit, by what the bank calls it. */
export function PaymentDialog({ storeId, invoice, onClose }: PaymentDialogProps) {
  const { invoiceId, openCents } = invoice;
  const form = useCallForm<{ valueCents: number | null; code: string }, { message: string | null }>({
    saved: { valueCents: openCents, code: '' },
    // The record has refused what is empty.
    send: ({ valueCents, code }) =>
      sendCall(payStoreInvoice, { storeId, invoiceId, valueCents: valueCents ?? 0, code }),
    record: invoicePayment,
    refreshes: [listKey(listStoreInvoices, [storeId]), listKey(listOverdueInvoices)],
    savedText: ({ message }) => message,
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.title(invoiceId)}
      submitText={texts.submit}
      asksBeforeClosing={false}
      onClose={onClose}
    >
      <p className="muted-14">{texts.hint}</p>
      <FieldGrid>
        <MoneyField isFirst label={texts.value} {...form.field('valueCents')} />
        <TextField label={texts.code} hint={texts.codeHint} {...form.field('code')} />
      </FieldGrid>
    </CallFormDialog>
  );
}
