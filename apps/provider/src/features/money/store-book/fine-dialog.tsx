import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { fineInput, fineOrder } from '@comanda/contract/money/ledger/provider-book.calls';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { FieldGrid } from '@comanda/ui/form/form-card.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { ORDER_DIGITS } from '../../../shared/order/order-finder.tsx';
import { doneOrWaits, secondPersonTexts } from '../../../shared/second-person.ts';
import { mailedNotice } from '../../../shared/session/mailed-notice.ts';
import { bookTexts } from './texts.ts';

const texts = bookTexts.fineDialog;

interface FineDialogProps {
  storeId: number;
  refreshes: readonly QueryKey[];
  onClose: () => void;
}

/**
 * Dialog that fines the store for an order. The dialog sends one idempotency key, so a retry creates no
 * second fine.
 */
export function FineDialog({ storeId, refreshes, onClose }: FineDialogProps) {
  const [key] = useState(() => crypto.randomUUID() as string);
  const form = useCallForm({
    saved: { storeId, key, orderId: '', cents: null as number | null, reason: '' },
    // The form refuses empty values before it calls this, so the fallbacks are never sent.
    send: ({ orderId, cents, ...input }) =>
      sendCall(fineOrder, { ...input, orderId: Number(orderId), cents: cents ?? 0 }),
    record: fineInput,
    refreshes,
    savedText: doneOrWaits(`${texts.done} ${mailedNotice(texts.shown)}`),
    onSaved: onClose,
  });
  return (
    <CallFormDialog form={form} title={texts.title} submitText={texts.submit} onClose={onClose}>
      <p className="muted-14">
        {texts.hint} {mailedNotice(texts.mailed)}
      </p>
      <p className="muted-14">{secondPersonTexts.capped}</p>
      <FieldGrid>
        <TextField
          isFirst
          label={texts.order}
          {...form.field('orderId')}
          inputMode="numeric"
          maxLength={ORDER_DIGITS}
        />
        <MoneyField label={texts.value} {...form.field('cents')} />
      </FieldGrid>
      <TextAreaField label={texts.reason} rows={3} {...form.field('reason')} />
    </CallFormDialog>
  );
}
