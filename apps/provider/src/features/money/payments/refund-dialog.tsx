import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  type OrderCharge,
  refundCharge,
  refundInput,
} from '@comanda/contract/money/payments/provider-payments.calls';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { doneOrWaits, secondPersonTexts } from '../../../shared/second-person.ts';
import { chargeTexts, refundTexts } from './texts.ts';

const texts = chargeTexts.dialog;
type Payer = keyof typeof refundTexts.payers;
const PAYERS = (Object.keys(refundTexts.payers) as Payer[]).map((value) => ({
  value,
  label: refundTexts.payers[value],
}));

interface RefundDialogProps {
  storeId: number;
  charge: OrderCharge;
  refreshes: readonly QueryKey[];
  onClose: () => void;
}

/**
 * Dialog that refunds an online payment, whole or in part. The dialog sends one idempotency key, so a retry
 * creates no second refund.
 */
export function RefundDialog({ storeId, charge, refreshes, onClose }: RefundDialogProps) {
  const { chargeId, leftCents } = charge;
  const [key] = useState(() => crypto.randomUUID() as string);
  const form = useCallForm({
    saved: { storeId, chargeId, key, cents: leftCents as number | null, payer: 'store' as Payer, reason: '' },
    // The form refuses empty values before it calls this, so the fallback is never sent.
    send: ({ cents, ...request }) => sendCall(refundCharge, { ...request, cents: cents ?? 0 }),
    record: refundInput,
    check: ({ cents }) => ({ cents: (cents ?? 0) > leftCents ? texts.tooMuch(leftCents) : undefined }),
    refreshes,
    savedText: doneOrWaits(texts.done),
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.title(leftCents)}
      submitText={texts.submit}
      confirmsClosing={false}
      onClose={onClose}
    >
      <p className="muted-14">{secondPersonTexts.capped}</p>
      <MoneyField isFirst label={texts.value} {...form.field('cents')} />
      <SelectField label={texts.payer} options={PAYERS} {...form.field('payer')} />
      <TextAreaField label={texts.reason} rows={2} {...form.field('reason')} />
    </CallFormDialog>
  );
}
