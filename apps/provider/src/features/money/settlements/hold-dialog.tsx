import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { holdPayouts, payoutHold } from '@comanda/contract/money/ledger/provider-settlements.calls';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { mailedNotice } from '../../../shared/session/mailed-notice.ts';
import { settlementTexts } from './texts.ts';

const texts = settlementTexts.tab;

interface HoldDialogProps {
  storeId: number;
  refreshes: readonly QueryKey[];
  onClose: () => void;
}

/** Dialog that pauses payouts of a store, with a reason that the store reads. */
export function HoldDialog({ storeId, refreshes, onClose }: HoldDialogProps) {
  const form = useCallForm({
    saved: { storeId, reason: '' },
    record: payoutHold,
    send: (values) => sendCall(holdPayouts, values),
    refreshes,
    savedText: () => `${texts.held} ${mailedNotice(texts.shown)}`,
    onSaved: onClose,
  });
  return (
    <CallFormDialog form={form} title={texts.dialog} submitText={texts.submit} onClose={onClose}>
      <p>
        {texts.dialogHint} {mailedNotice(texts.mailed)}
      </p>
      <TextAreaField label={texts.reason} rows={3} {...form.field('reason')} />
    </CallFormDialog>
  );
}
