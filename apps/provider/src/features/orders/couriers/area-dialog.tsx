import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { newCoverageArea, saveCoverageArea } from '@comanda/contract/orders/courier/provider-couriers.calls';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { couriersQuery } from './couriers-query.ts';
import { courierTexts } from './texts.ts';

const texts = courierTexts.areas;

interface AreaDialogProps {
  storeId: number;
  /** Initial value of the city field: the store's own city. */
  city: string;
  onClose: () => void;
}

/** Dialog that adds a coverage area of the courier service, or changes the area's price. */
export function AreaDialog({ storeId, city, onClose }: AreaDialogProps) {
  const form = useCallForm<{ name: string; city: string; priceCents: number | null }, unknown>({
    saved: { name: '', city, priceCents: null },
    // The form refuses empty values before it calls this, so the fallback is never sent.
    send: ({ priceCents, ...values }) =>
      sendCall(saveCoverageArea, { storeId, ...values, priceCents: priceCents ?? 0 }),
    record: newCoverageArea,
    refreshes: [couriersQuery(storeId).queryKey],
    savedText: texts.saved,
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.dialogTitle}
      submitText={texts.submit}
      confirmsClosing={false}
      onClose={onClose}
    >
      <TextField isFirst label={texts.name} hint={texts.dialogHint} {...form.field('name')} />
      <TextField label={texts.city} {...form.field('city')} />
      <MoneyField label={texts.price} {...form.field('priceCents')} />
    </CallFormDialog>
  );
}
