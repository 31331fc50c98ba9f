import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  listManualRequests,
  type ManualAccount,
  type ManualKind,
  type ManualSide,
  manualInput,
  requestManual,
} from '@comanda/contract/money/ledger/provider-manual.calls';
import { BOOK_ACCOUNT_NAMES } from '@comanda/domain/money/ledger/account-names';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { FieldGrid } from '@comanda/ui/form/form-card.tsx';
import { useState } from 'react';
import { bookTexts } from './texts.ts';

const texts = bookTexts.manual;
const SIDES = (Object.keys(texts.sides) as ManualSide[]).map((value) => ({
  value,
  label: texts.sides[value],
}));
const ACCOUNTS = (['current', 'available'] as const).map((value) => ({
  value,
  label: BOOK_ACCOUNT_NAMES[value],
}));

interface ManualDialogProps {
  storeId: number;
  kind: ManualKind;
  onClose: () => void;
}

/**
 * Dialog that requests an adjustment or an opening balance; another user decides. The dialog sends one
 * idempotency key, so a retry creates no second request.
 */
export function ManualDialog({ storeId, kind, onClose }: ManualDialogProps) {
  const [key] = useState(() => crypto.randomUUID() as string);
  const form = useCallForm({
    saved: {
      ...{ storeId, kind, key, account: 'current' as ManualAccount, side: 'favour' as ManualSide },
      ...{ cents: null as number | null, reason: '' },
    },
    // The form refuses empty values before it calls this, so the fallback is never sent.
    send: ({ cents, ...input }) => sendCall(requestManual, { ...input, cents: cents ?? 0 }),
    record: manualInput,
    refreshes: [listKey(listManualRequests)],
    savedText: texts.done,
    onSaved: onClose,
  });
  return (
    <CallFormDialog form={form} title={texts.title[kind]} submitText={texts.submit} onClose={onClose}>
      <p className="muted-14">{texts.hint[kind]}</p>
      <FieldGrid>
        <MoneyField isFirst label={texts.value} {...form.field('cents')} />
        <SelectField label={texts.side} options={SIDES} {...form.field('side')} />
        {kind === 'opening' ? (
          <SelectField label={texts.account} options={ACCOUNTS} {...form.field('account')} />
        ) : null}
      </FieldGrid>
      <TextAreaField label={texts.reason} rows={3} {...form.field('reason')} />
    </CallFormDialog>
  );
}
