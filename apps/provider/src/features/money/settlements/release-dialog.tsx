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
  /** The cause of the hold. */
  of: 'book' | 'restore';
  refreshes: readonly QueryKey[];
  onClose: () => void;
}

/**
 * Dialog that releases payouts which wait after a failed proof of the ledger, or after a restore. The audit
 * log stores the reason.
 */
export function ReleaseDialog({ storeId, of, refreshes, onClose }: ReleaseDialogProps) {
  const form = useCallForm({
    saved: { storeId, of, reason: '' },
    record: bookRelease,
    send: (values) => sendCall(releaseBook, values),
    refreshes,
    savedText: texts.released,
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={of === 'book' ? texts.release : texts.releaseRestored}
      submitText={texts.submit}
      onClose={onClose}
    >
      <p>{of === 'book' ? texts.dialogHint : texts.restoredHint}</p>
      <TextAreaField label={texts.reason} rows={3} isFirst {...form.field('reason')} />
    </CallFormDialog>
  );
}
