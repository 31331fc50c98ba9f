import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { bookRelease, releaseBook } from '@comanda/contract/money/ledger/provider-settlements.calls';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { settlementTexts } from './texts.ts';

const texts = settlementTexts.holds;

interface ReleaseDialogProps {
  storeId: number;
  refreshes: readonly QueryKey[];
  onClose: () => void;
}

/** Releases payouts after a failed proof of the ledger. The audit log stores the reason. */
export function ReleaseDialog({ storeId, refreshes, onClose }: ReleaseDialogProps) {
  const form = useCallForm({
    saved: { storeId, reason: '' },
    record: bookRelease,
    send: (values) => sendCall(releaseBook, values),
    refreshes,
    savedText: texts.released,
    onSaved: onClose,
  });
  return (
    <CallFormDialog form={form} title={texts.release} submitText={texts.submit} onClose={onClose}>
      <p>{texts.dialogHint}</p>
      <TextAreaField label={texts.reason} rows={3} isFirst {...form.field('reason')} />
    </CallFormDialog>
  );
}
