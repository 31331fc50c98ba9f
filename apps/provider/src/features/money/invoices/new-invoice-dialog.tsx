import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { newInvoice, openStoreInvoice } from '@comanda/contract/money/invoices/provider-invoices.calls';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { FieldGrid } from '@comanda/ui/form/form-card.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { doneOrWaits, secondPersonTexts } from '../../../shared/second-person.ts';
import { invoiceTexts } from './texts.ts';

const texts = invoiceTexts.dialog;

interface NewInvoiceDialogProps {
  storeId: number;
  refreshes: readonly QueryKey[];
  onClose: () => void;
}

interface Charge {
  valueCents: number | null;
  dueOn: string | null;
  reason: string;
}

export function NewInvoiceDialog({ storeId, refreshes, onClose }: NewInvoiceDialogProps) {
  const form = useCallForm<Charge, { requestId: number | null }>({
    saved: { valueCents: null, dueOn: null, reason: '' },
    // The form refuses empty values before it calls this, so the fallbacks are never sent.
    send: ({ valueCents, dueOn, reason }) =>
      sendCall(openStoreInvoice, { storeId, valueCents: valueCents ?? 0, dueOn: dueOn ?? '', reason }),
    record: newInvoice,
    refreshes,
    savedText: doneOrWaits(texts.done),
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.title}
      submitText={texts.submit}
      confirmsClosing={false}
      onClose={onClose}
    >
      <p className="muted-14">{secondPersonTexts.capped}</p>
      <FieldGrid>
        <MoneyField isFirst label={texts.value} {...form.field('valueCents')} />
        <DateField label={texts.dueOn} {...form.field('dueOn')} />
      </FieldGrid>
      <TextField label={texts.reason} hint={texts.reasonHint} {...form.field('reason')} />
    </CallFormDialog>
  );
}
